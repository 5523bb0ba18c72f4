import { describe, expect, it } from "vitest";
import { attributes } from "../../test/documents.ts";

describe("HTML: every attribute that holds a URL", () => {
  it.each([
    "a href",
    "area href",
    "link href",
    "base href",
    "audio src",
    "embed src",
    "iframe src",
    "img src",
    "input src",
    "script src",
    "source src",
    "track src",
    "video src",
    "frame src",
    "form action",
    "button formaction",
    "input formaction",
    "blockquote cite",
    "q cite",
    "del cite",
    "ins cite",
    "object data",
    "video poster",
    "body background",
    "table background",
    "td background",
    "img longdesc",
    "iframe longdesc",
    "img usemap",
    "input usemap",
    "object usemap",
    "html manifest",
    "object codebase",
    "applet codebase",
    "object classid",
    "object archive",
    "applet archive",
    "head profile",
    "a ping",
    "area ping",
    "div itemid",
    "div itemtype",
    "command icon",
    "menuitem icon",
    "img srcset",
    "source srcset",
    "link imagesrcset",
  ])("%s", (place) => {
    const [element, attribute] = place.split(" ");
    expect(attributes(`<${element} x=1 ${attribute?.toUpperCase()}='u'>`)).toEqual([`${place} u`]);
  });

  it.each([
    "div href",
    "a src",
    "img cite",
    "p data",
    "div background",
    "meta content",
    "a icon",
    "div srcset",
  ])("but not %s", (place) => {
    const [element, attribute] = place.split(" ");
    expect(attributes(`<${element} ${attribute}=u>`)).toEqual([]);
  });

  it("any element of SVG has href, and xlink:href, which means nothing on one of HTML (§13.2.6.1)", () => {
    expect(
      attributes(
        '<svg><use href="#a"/><image xlink:href=b /><a href=c></a></svg><use href=d><x xlink:href=e>',
      ),
    ).toEqual(["use href #a", "image xlink:href b", "a href c"]);
  });

  it("SVG 2 §6.6: the presentation attributes of SVG are CSS", () => {
    expect(
      attributes("<svg filter='url(f)'><g fill='url(x.svg#g)' mask=none></svg><p fill='url(y)'>"),
    ).toEqual(["svg filter f", "g fill x.svg#g"]);
  });
});
