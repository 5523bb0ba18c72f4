import { describe, expect, it } from "vitest";
import { indexOfAny } from "./characters.ts";
import { split } from "./split.ts";

/** The five components that `split` sees. */
function fiveOf(text: string): (string | undefined)[] {
  const { schemeEnd, pathFrom, pathTo, queryTo } = split(text);
  return [
    schemeEnd < 0 ? undefined : text.slice(0, schemeEnd),
    schemeEnd + 1 < pathFrom ? text.slice(schemeEnd + 3, pathFrom) : undefined,
    text.slice(pathFrom, pathTo),
    pathTo < queryTo ? text.slice(pathTo + 1, queryTo) : undefined,
    queryTo < text.length ? text.slice(queryTo + 1) : undefined,
  ];
}

/** The expression as the standard prints it; only that "." takes line breaks as well. */
const PRINTED = /^(([^:/?#]+):)?(\/\/([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?/s;

function fiveByExpression(text: string): (string | undefined)[] {
  const match = PRINTED.exec(text);
  return [match?.[2], match?.[4], match?.[5], match?.[7], match?.[9]];
}

describe("App. B Parsing a URI Reference with a Regular Expression", () => {
  it("the example that is matched there", () => {
    expect(fiveOf("http://www.ics.uci.edu/pub/ietf/uri/#Related")).toEqual([
      "http",
      "www.ics.uci.edu",
      "/pub/ietf/uri/",
      undefined,
      "Related",
    ]);
  });

  it("undefined is not empty (§5.3)", () => {
    expect(fiveOf("")).toEqual([undefined, undefined, "", undefined, undefined]);
    expect(fiveOf("//?#")).toEqual([undefined, "", "", "", ""]);
    expect(fiveOf("a:")).toEqual(["a", undefined, "", undefined, undefined]);
    expect(fiveOf(":a")).toEqual([undefined, undefined, ":a", undefined, undefined]);
  });

  it("parts every text of up to six characters of a telling alphabet as the expression does", () => {
    const alphabet = [..."a:/?#@"];
    let texts = [""];
    for (let length = 0; length <= 6; length++) {
      for (const text of texts) {
        const five = fiveOf(text);
        if (JSON.stringify(five) !== JSON.stringify(fiveByExpression(text))) {
          expect(five, text).toEqual(fiveByExpression(text));
        }
      }
      texts = texts.flatMap((text) => alphabet.map((character) => text + character));
    }
  });
});

describe("indexOfAny", () => {
  it("gives the first of some characters, at the place asked for or after it, or the end of the text", () => {
    expect(indexOfAny("a:b/c?d", "/?", 0)).toBe(3);
    expect(indexOfAny("a:b/c?d", "/?", 3)).toBe(3);
    expect(indexOfAny("a:b/c?d", "/?", 4)).toBe(5);
    expect(indexOfAny("a:b/c?d", "#", 0)).toBe(7);
    expect(indexOfAny("", "#", 0)).toBe(0);
  });

  it.each([undefined, null, 5])("what is not text is a TypeError: %j", (value) => {
    expect(() => split(value as never)).toThrow(/must be a string/);
  });
});
