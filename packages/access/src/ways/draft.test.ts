/** RFC 6068, RFC 5724, RFC 3966: drafts, which nobody sends, and numbers, which nobody dials. */

import { messageSections } from "@urikit/documents";
import { describe, expect, it } from "vitest";
import { errorOf } from "../../test/outcomes.ts";
import { access } from "../access.ts";
import type { Draft } from "../resource.ts";

const policy = { schemes: ["mailto", "sms", "tel"] };

async function draftOf(reference: string): Promise<Draft> {
  const resource = await access(reference, { policy });
  if (resource.kind !== "draft") throw new Error(resource.kind);
  return resource;
}

describe("a draft", () => {
  it("RFC 6068 §6: has what the reference says, as data", async () => {
    const draft = await draftOf(
      "mailto:chris@example.com?cc=bob@example.com&body=hello%0D%0Athere&subject=caf%C3%A9",
    );
    expect(draft.to).toEqual(["chris@example.com"]);
    expect(draft.fields.map(({ name, value }) => [name, value])).toEqual([
      ["cc", "bob@example.com"],
      ["body", "hello\r\nthere"],
      ["subject", "café"],
    ]);
    expect(draft.plan.receives).toBe("nothing");
    draft.close();
  });

  it("RFC 5322: as a file of mail, without the fields that are not believed safe", async () => {
    const draft = await draftOf(
      "mailto:a@b.example,c@d.example?subject=caf%C3%A9&body=hello%0Athere&bcc=x@y.example",
    );
    const eml = draft.eml();
    expect(eml).toBe(
      [
        "To: a@b.example,",
        " c@d.example",
        "subject: =?utf-8?B?Y2Fmw6k=?=",
        "MIME-Version: 1.0",
        "Content-Type: text/plain; charset=utf-8",
        "Content-Transfer-Encoding: base64",
        "",
        Buffer.from("hello\r\nthere").toString("base64"),
        "",
      ].join("\r\n"),
    );
    expect(eml).not.toContain("x@y.example");
    expect(messageSections(eml).length).toBeGreaterThan(0);
  });

  it("RFC 2047 §2: long words are cut, and lines of base64 have 76 characters", async () => {
    const subject = "例".repeat(40);
    const draft = await draftOf(`mailto:?subject=${encodeURIComponent(subject)}&body=${"b".repeat(500)}`);
    const lines = draft.eml().split("\r\n");
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(90);
    const words = [...draft.eml().matchAll(/=\?utf-8\?B\?([^?]*)\?=/g)].map(([, word = ""]) => word);
    expect(words.map((word) => Buffer.from(word, "base64").toString()).join("")).toBe(subject);
    expect(draft.eml()).not.toMatch(/^To:/m);
  });

  it.each(["mailto:a@b.example?subject=x%0D%0ABcc:%20c@d", "mailto:a@b.example?Content-Type=text/html"])(
    "no field breaks out of its line, or makes another message: %s",
    async (reference) => {
      const eml = await draftOf(reference).then(
        (draft) => draft.eml(),
        ({ code }) => code as string,
      );
      expect(eml).not.toMatch(/^Bcc:/im);
      expect(eml).not.toContain("text/html");
    },
  );

  it("RFC 5724: of a short message", async () => {
    const draft = await draftOf("sms:+15105550101?body=hello%20there");
    expect(draft.to).toEqual(["+15105550101"]);
    expect(draft.fields).toEqual([{ name: "body", value: "hello there", unsafe: false }]);
  });
});

describe("what is for a person", () => {
  it("RFC 3966: a number is not dialled", async () => {
    expect(await errorOf(access("tel:+1-201-555-0123", { policy }))).toMatchObject({ code: "no-way" });
  });

  it("the scheme is named by the caller", async () => {
    for (const reference of ["mailto:a@b.example", "sms:+1", "tel:+1"])
      expect(await errorOf(access(reference))).toMatchObject({ code: "refused-scheme" });
  });
});
