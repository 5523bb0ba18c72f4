/** Real pages and messages; the expectations were made by reading them. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { extracted } from "./documents.ts";

const fixture = (name: string) => readFileSync(new URL(`fixtures/${name}`, import.meta.url));

describe("libexslt-intro.html, from Debian's libxslt1-dev", () => {
  it("all its references, in order", async () => {
    const { found, warnings } = await extracted(fixture("libexslt-intro.html"), "html", {
      retrieval: "http://xmlsoft.org/XSLT/EXSLT/intro.html",
    });
    expect(warnings).toEqual([]);
    expect(found.map(({ target }) => target)).toEqual([
      "http://swpat.ffii.org/",
      "http://xmlsoft.org/XSLT/epatents.png",
      "http://www.gnome.org/",
      "http://xmlsoft.org/XSLT/gnome2.png",
      "http://www.w3.org/Status",
      "http://xmlsoft.org/XSLT/w3c.png",
      "http://www.redhat.com",
      "http://xmlsoft.org/XSLT/redhat.gif",
      "http://xmlsoft.org/XSLT/",
      "http://xmlsoft.org/XSLT/Libxslt-Logo-180x168.gif",
      "http://xmlsoft.org/XSLT/search.php",
      "http://xmlsoft.org/XSLT/EXSLT/index.html",
      "http://xmlsoft.org/XSLT/EXSLT/intro.html",
      "http://xmlsoft.org/XSLT/EXSLT/docs.html",
      "http://xmlsoft.org/XSLT/EXSLT/bugs.html",
      "http://xmlsoft.org/XSLT/EXSLT/help.html",
      "http://xmlsoft.org/XSLT/EXSLT/downloads.html",
      "http://xmlsoft.org/XSLT/index.html",
      "http://xmlsoft.org/XSLT/EXSLT/html/index.html",
      "http://xmlsoft.org/XSLT/EXSLT/ChangeLog.html",
      "http://mail.gnome.org/archives/xslt/",
      "http://xmlsoft.org/",
      "ftp://xmlsoft.org/",
      "http://www.zlatkovic.com/projects/libxml/",
      "http://garypennington.net/libxml2/",
      "http://www.explain.com.au/oss/libxml2xslt.html",
      "https://gitlab.gnome.org/GNOME/libxslt/issues",
      "http://codespeak.net/lxml/",
      "http://cpan.uwinnipeg.ca/dist/XML-LibXSLT",
      "http://www.zend.com/php5/articles/php5-xmlphp.php#Heading17",
      "http://www.mod-xslt2.com/",
      "http://sourceforge.net/projects/libxml2-pas/",
      "http://xsldbg.sourceforge.net/",
      "http://xmlsoft.org/XSLT/EXSLT/APIchunk0.html",
      "http://xmlsoft.org/XSLT/EXSLT/APIconstructors.html",
      "http://xmlsoft.org/XSLT/EXSLT/APIfunctions.html",
      "http://xmlsoft.org/XSLT/EXSLT/APIfiles.html",
      "http://xmlsoft.org/XSLT/EXSLT/APIsymbols.html",
      "http://www.gnome.org/",
      "http://xmlsoft.org/XSLT/EXSLT/bugs.html",
    ]);
    // Its menu links to the page itself.
    expect(found.filter(({ sameDocument }) => sameDocument).map(({ reference }) => reference)).toEqual([
      "intro.html",
    ]);
  });
});

describe("reveal-index.html, from the npm package reveal.js", () => {
  it("its style sheets and scripts, and nothing that its scripts mention", async () => {
    const { found } = await extracted(fixture("reveal-index.html"), "html");
    expect(
      found.map(({ where, reference }) => `${where.line}:${where.column} ${where.element} ${reference}`),
    ).toEqual([
      "9:32 link dist/reset.css",
      "10:32 link dist/reveal.css",
      "11:32 link dist/theme/black.css",
      "14:32 link plugin/highlight/monokai.css",
      "24:16 script dist/reveal.js",
      "25:16 script plugin/notes/notes.js",
      "26:16 script plugin/markdown/markdown.js",
      "27:16 script plugin/highlight/highlight.js",
    ]);
    expect(found.every(({ target }) => target === undefined)).toBe(true);
  });
});

describe("delivery-report.eml, from Python's tests", () => {
  it("the fields of both messages, and the text of the inner one", async () => {
    const { found, warnings } = await extracted(fixture("delivery-report.eml"), "mime");
    const fields = [
      "list-help mailto:scr-request@socal-raves.org?subject=help",
      "list-post mailto:scr@socal-raves.org",
      "list-subscribe http://socal-raves.org/mailman/listinfo/scr",
      "list-subscribe mailto:scr-request@socal-raves.org?subject=subscribe",
      "list-unsubscribe http://socal-raves.org/mailman/listinfo/scr",
      "list-unsubscribe mailto:scr-request@socal-raves.org?subject=unsubscribe",
      "list-archive http://socal-raves.org/mailman/private/scr/",
    ];
    expect(warnings).toEqual([]);
    expect(found.map(({ where, target }) => `${where.part}|${where.field ?? "text"} ${target}`)).toEqual([
      ...fields.map((field) => `|${field}`),
      ...fields.map((field) => `3|${field}`),
      "3.1|text http://www.socal-raves.org/",
    ]);
    // The message has line feeds alone, and begins where its heading does.
    const text = fixture("delivery-report.eml").toString();
    const help = found[0]?.where;
    expect([help?.line, help?.column, text.slice(help?.offset).startsWith("mailto:scr-request")]).toEqual([
      24,
      13,
      true,
    ]);
    const unsubscribe = found[5]?.where;
    expect([unsubscribe?.line, unsubscribe?.column]).toEqual([30, 3]);
  });
});
