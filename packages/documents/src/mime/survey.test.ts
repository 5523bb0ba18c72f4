import { describe, expect, it } from "vitest";
import { extracted, message } from "../../test/documents.ts";

describe("RFC 2392 §2: cid: and mid:", () => {
  it("RFC 2392 §2: cid: and mid: name parts, later ones too", async () => {
    const text = `Message-ID: <960830.1639@XIson.com>
Content-Type: multipart/related; boundary=b

--b
Content-Type: text/html

<a href="cid:foo4%25foo1@bar.net"><a href="mid:960830.1639@XIson.com/foo4%25foo1@bar.net">
<a href="mid:960830.1639@XIson.com"><a href="cid:other@bar.net">
--b
Content-ID: <foo4%foo1@bar.net>
Content-Type: image/gif

x
--b--
`;
    const { found, warnings } = await extracted(message(text), "mime");
    expect(found.map(({ namedPart }) => namedPart)).toEqual(["2", "2", "", undefined]);
    expect(warnings.map(({ code }) => code)).toEqual(["unmatched-part"]);
  });
});
