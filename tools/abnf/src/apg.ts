// The first engine: apg-js, which generates a parser from ABNF. It is greedy, and the first choice that
// matches wins, so it reads the copy of the grammar that is ordered for such an engine.
import apg from "apg-js";

/** Whether a rule derives the whole of a text, for a grammar in first-match order. */
export function apgEngine(...grammar: readonly string[]): (rule: string, text: string) => boolean {
  const generator = new apg.apgApi(withCrlf(grammar.join("\n")));
  generator.generate();
  if (generator.errors.length > 0) throw new Error(generator.errorsToAscii());
  const generated = generator.toObject();
  const parser = new apg.apgLib.parser();
  return (rule, text) => parser.parse(generated, rule, codePoints(text)).success;
}

/** RFC 5234 §2.2: lines of ABNF end with CRLF, and apg-js requires it. */
function withCrlf(text: string): string {
  return text.replace(/\r?\n/g, "\r\n");
}

function codePoints(text: string): number[] {
  return Array.from(text, (character) => character.codePointAt(0) ?? 0);
}
