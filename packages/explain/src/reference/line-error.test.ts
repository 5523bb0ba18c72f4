import fc from "fast-check";
import { parseAs, type ReferenceRule, UriSyntaxError } from "urikit";
import { describe, expect, it } from "vitest";
import { type LineError, lineErrorOf, referenceError } from "./line-error.ts";

const RULES: readonly ReferenceRule[] = ["uri-reference", "uri", "absolute-uri", "relative-reference"];

/** The error that is made of what `parseAs` throws. */
function thrown(text: string, rule: ReferenceRule): LineError | undefined {
  try {
    parseAs(text, rule);
    return undefined;
  } catch (error) {
    return lineErrorOf(error);
  }
}

describe("referenceError", () => {
  it("says what the error says that is thrown, with the same picture, of many texts with few messages", () => {
    const text = fc.string({ unit: fc.constantFrom(...'aZ1:/?#[]@%.é\\ "^\u0301\ud800') });
    fc.assert(
      fc.property(text, fc.constantFrom(...RULES), (written, rule) => {
        const { picture, cause, ...said } = referenceError(written, rule) ?? {};
        const { picture: drawn, cause: error, ...expected } = thrown(written, rule) ?? {};
        expect(said).toEqual(expected);
        expect(picture?.(40, { unicode: true })).toEqual(drawn?.(40, { unicode: true }));
        expect(cause?.reason).toBe(error?.reason);
        expect(cause).not.toBeInstanceOf(UriSyntaxError);
      }),
    );
  });
});
