import { describe, expect, it } from "vitest";
import { extracted, message } from "../../test/documents.ts";

describe("RFC 4155: mailboxes", () => {
  const codes = async (text: string, piece?: number) =>
    (await extracted(message(text), "mime", {}, piece)).warnings.map(({ code }) => code);

  it.each([1, 7, 1000])("a mailbox, in pieces of %i octets", async (piece) => {
    const one =
      "From a@b Mon Jan  1 00:00:00 2024\nFrom: a@b\nContent-Location: http://a/\n\n<URL:x>\nFrom me\n";
    const { found } = await extracted(message(one), "mime", {}, piece);
    expect(found.map(({ target }) => target)).toEqual(["http://a/", "http://a/x"]);
    expect(await codes(one, piece)).toEqual([]);
    expect(await codes(`${one}\n${one}\n${one}`, piece)).toEqual(["more-messages"]);
    expect(await codes(`From: a@b\n\n${one}\n${one}`, piece)).toEqual([]);
  });
});
