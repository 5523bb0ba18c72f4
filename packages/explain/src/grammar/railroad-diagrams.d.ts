// The part of railroad-diagrams (which carries no types) that the command and the page use.
declare module "railroad-diagrams" {
  /** A part of a diagram, or the diagram: an SVG element that is written as text. */
  interface Element {
    readonly tagName: string;
    readonly attrs: Record<string, string | number>;
    /** Its children, once it is formatted; the text of a `text`. */
    readonly children: readonly Element[] | string;
    /** The parts of a sequence or a choice. */
    readonly items?: readonly Element[];
    /** The repeated item, and the item on the way back. */
    readonly item?: Element;
    readonly rep?: Element;
    toString(): string;
  }

  /** A diagram, whose parts get their places when it is formatted. */
  interface Diagram extends Element {
    format(): Diagram;
  }

  const railroad: {
    Diagram(...parts: Element[]): Diagram;
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
