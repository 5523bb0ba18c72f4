import { describe, expect, it } from "vitest";
import { extracted, message } from "../../test/documents.ts";

describe("RFC 2557: MHTML", () => {
  it("§9.3: a Content-Location in the outermost heading is the base of all", async () => {
    const text = `From: foo1@bar.net
To: foo2@bar.net
Subject: A simple example
Mime-Version: 1.0
Content-Location: http://www.ietf.cnri.reston.va.us/
Content-Type: multipart/related; boundary="boundary-example";
        type="text/html"

--boundary-example
Content-Type: text/html; charset="ISO-8859-1"
Content-Transfer-Encoding: QUOTED-PRINTABLE

<IMG SRC=3D"images/ietflogo.gif" ALT=3D"IETF=
 logo">
--boundary-example
Content-Location:
   images/ietflogo.gif
Content-Type: IMAGE/GIF
Content-Transfer-Encoding: BASE64

R0lGODlhGAGgAPEAAP/////ZRaCgoAAAACH+PUNvcHlyaWdodCAoQykgMTk5
--boundary-example--
`;
    const { found } = await extracted(message(text), "mime");
    const image = found.find(({ where }) => where.element === "img");
    expect(image).toMatchObject({
      target: "http://www.ietf.cnri.reston.va.us/images/ietflogo.gif",
      namedPart: "2",
    });
  });
});

describe("RFC 3986 §5.1.1, §5.1.2: a base in a heading that is not a URI reference", () => {
  const read = (fields: string, around = "") =>
    extracted(message(`${around}${fields}\nContent-Type: text/html\n\n<a href="x">`), "mime", {
      retrieval: "http://r/s/",
    });

  it.each([
    ["Content-Base: http://h/é/", "http://h/%C3%A9/x", "repaired-base"],
    ["Content-Base: é/", "http://r/s/%C3%A9/x", "repaired-base"],
    ["Content-Base: http:\\\\h\\a\\", "http://h/a/x", "repaired-base"],
    ["Content-Location: http://h/a|b/", "http://h/a%7Cb/x", "repaired-base"],
    ["Content-Base: http://[\nContent-Location: http://h/", "http://h/x", "unusable-base"],
    ["Content-Base: http://[", "http://r/s/x", "unusable-base"],
    ["Content-Base: http://a`b/\nContent-Location: http://l/", undefined, "unusable-base"],
    ["Content-Base: http://h/50%/", undefined, "unusable-base"],
  ])("is read as browsers read it, and said, or gives no targets: %j", async (fields, target, code) => {
    const { found, warnings } = await read(fields);
    expect(found.at(-1)).toMatchObject({ reference: "x", target });
    expect(warnings.map((warning) => [warning.code, warning.part])).toEqual([[code, ""]]);
  });

  it("a Content-Location is resolved against the repaired Content-Base", async () => {
    const { found } = await read("Content-Base: http://h/é/\nContent-Location: l");
    expect(found.find(({ where }) => where.field === "content-location")?.target).toBe("http://h/%C3%A9/l");
  });
});
