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
