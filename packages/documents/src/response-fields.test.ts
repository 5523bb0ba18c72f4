/** RFC 9110 §5: the fields of the response by which a document was retrieved. */

import { describe, expect, it } from "vitest";
import { extracted } from "../test/documents.ts";
import { type DocumentContext, referencesIn } from "./index.ts";

const context: DocumentContext = {
  retrieval: "http://r.example/a/b",
  fields: [
    { name: "Link", value: '<c>; rel="next"; hreflang=de' },
    { name: "CONTENT-LOCATION", value: "b.en" },
    { name: "X-Other", value: "<http://x.example/>" },
  ],
};

describe("RFC 8288 §3, RFC 9110 §8.7: fields refer, against the URI of the last redirect", () => {
  it("before what is in the document, whose base they do not change", async () => {
    const { found } = await extracted('<base href="/d/"><a href="e">', "html", context);
    expect(found).toEqual(referencesIn('<base href="/d/"><a href="e">', "html", context));
    expect(found.map(({ target, where, use }) => [target, where.field, use])).toEqual([
      ["http://r.example/a/c", "link", "follow"],
      ["http://r.example/a/b.en", "content-location", "mention"],
      ["http://r.example/d/", undefined, "mention"],
      ["http://r.example/d/e", undefined, "follow"],
    ]);
  });

  it.each([{}, [1], [{ name: "a" }]])("%j are no fields", (fields) => {
    expect(() => referencesIn("", "text", { fields } as DocumentContext)).toThrow(/^fields must be/);
  });
});
