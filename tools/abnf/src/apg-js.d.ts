// The part of apg-js (which carries no types) that the proof uses.
declare module "apg-js" {
  /** A generated grammar: data for the parser. */
  interface GrammarObject {
    readonly grammarObject: "grammarObject";
  }

  class Generator {
    constructor(abnf: string);
    /** The faults of the grammar; empty if it is sound. */
    readonly errors: readonly unknown[];
    generate(): void;
    errorsToAscii(): string;
    toObject(): GrammarObject;
  }

  class Parser {
    parse(grammar: GrammarObject, rule: string, codes: number[]): { readonly success: boolean };
  }

  const apg: { readonly apgApi: typeof Generator; readonly apgLib: { readonly parser: typeof Parser } };
  export default apg;
}
