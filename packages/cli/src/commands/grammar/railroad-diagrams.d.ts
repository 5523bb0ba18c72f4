// The part of railroad-diagrams (which carries no types) that the command uses.
declare module "railroad-diagrams" {
  /** A part of a diagram, or the diagram: an SVG element that is written as text. */
  interface Element {
    readonly attrs: Record<string, string | number>;
    toString(): string;
  }

  const railroad: {
    Diagram(...parts: Element[]): Element;
    Sequence(...parts: Element[]): Element;
    /** `normal`: the index of the choice that lies on the straight line. */
    Choice(normal: number, ...choices: Element[]): Element;
    Optional(of: Element): Element;
    OneOrMore(of: Element, back?: Element): Element;
    Terminal(text: string): Element;
    NonTerminal(text: string): Element;
    Comment(text: string): Element;
  };
  export default railroad;
}
