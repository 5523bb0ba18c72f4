/** RFC 4155: which messages a mailbox holds, and what is found in each. */

import { describe, expect, it } from "vitest";
import { extracted, message } from "../../test/documents.ts";

const ONE = "From a@b Mon Jan  1 00:00:00 2024\nFrom: a@b\nContent-Location: http://a/\n\n<URL:x>\nFrom me\n";
const OTHER =
  "From c@d Mon Jan  1 00:00:01 2024\nContent-Type: multipart/mixed; boundary=b\n\n--b\nContent-Location: http://c/\n\n<URL:y>\n--b--\n";

describe("RFC 4155 App. A: mailboxes", () => {
  const read = async (text: string, piece?: number) => {
    const { found, warnings } = await extracted(message(text), "mbox", {}, piece);
    return {
      found: found.map(({ target, where }) => `${where.part} ${target}`),
      warnings: warnings.map(({ code, part }) => `${part} ${code}`),
    };
  };

  it.each([1, 2, 7, 1000])("each message is read by itself, in pieces of %i octets", async (piece) => {
    expect(await read(`${ONE}\n${OTHER}\n${ONE}`, piece)).toEqual({
      found: [
        "1 http://a/",
        "1.1 http://a/x",
        "2.1 http://c/",
        "2.1 http://c/y",
        "3 http://a/",
        "3.1 http://a/x",
      ],
      warnings: [],
    });
  });

  it("an empty line comes before a separator, and a message may stand alone", async () => {
    expect((await read(`${ONE}${ONE}`)).found.filter((one) => one.startsWith("2"))).toEqual([]);
    expect((await read("From: a@b\n\n<URL:http://x/>")).found).toEqual(["1.1 http://x/"]);
    expect(await read("")).toEqual({ found: [], warnings: [] });
  });

  it("a message without an end does not take the next one's parts", async () => {
    expect((await read(`${OTHER.replace("--b--", "")}\n${ONE}`)).warnings).toEqual(["1 unclosed"]);
  });

  it("of a message, 16 million octets are held; the next one is read", async () => {
    const { found, warnings } = await read(`${ONE}${"a ".repeat(0x800000)}<URL:z>\n\n${OTHER}`);
    expect(warnings).toEqual(["1 too-long"]);
    expect(found.at(-1)).toBe("2.1 http://c/y");
    expect(found).not.toContain("1.1 http://a/z");
  });
});
