import { Buffer } from "node:buffer";
import { describe, expect, it } from "vitest";
import { checkFragments, type DocumentWarning, type HtmlPage } from "./index.ts";

/** The verdict on each fragment in pages, by their URIs. */
async function verdicts(pages: Readonly<Record<string, string>>): Promise<string[]> {
  const said: string[] = [];
  const all = Object.entries(pages).map(([uri, text]): HtmlPage => ({ uri, source: sourceOf(text) }));
  for await (const { found, verdict, targetPage } of checkFragments(all))
    said.push(`${found.reference} ${verdict}${targetPage ? ` in ${targetPage.uri}` : ""}`);
  return said;
}

const sourceOf = (text: string) => ({ open: () => [Buffer.from(text)] });
const PAGE = "http://a/b/p.html";

/** The verdict on a fragment in a page that has it. */
async function verdictOn(fragment: string, markup: string): Promise<string> {
  const [said = ""] = await verdicts({ [PAGE]: `<a href="#${fragment}"></a>${markup}` });
  return said.replace(/^\S+ | in .*/g, "");
}

describe("RFC 3986 §3.5, HTML §7.4.6.4: fragments of pages", () => {
  it.each([
    ["a", "<p id=a>", "there"],
    ["a", "<p id=A>", "missing"],
    ["a", "<p id='a '>", "missing"],
    ["a", "<a name=a>", "there"],
    ["a", "<p name=a>", "missing"],
    ["a", "<p ID=&#97;>", "there"],
    ["a", "<p id=b id=a>", "missing"],
    ["a", "<svg><g id=a></svg>", "there"],
    ["a", "<svg><a name=a></svg>", "missing"],
    ["a", "<template><p id=a></template>", "missing"],
    ["a", "<template id=a></template>", "there"],
    ["a", "<!-- <p id=a> --><script>'<p id=a>'</script>", "missing"],
    ["a%20b", "<p id='a b'>", "there"],
    ["a%20b", "<p id=a%20b>", "there"],
    ["%C3%A9", "<p id=&eacute;>", "there"],
    ["%FF", "<p id=&#xFFFD;>", "there"],
    ["", "", "there"],
    ["top", "", "there"],
    ["TOP", "", "there"],
    ["t%6Fp", "", "there"],
    ["a:~:text=x", "<p id=a>", "there"],
    [":~:text=x", "", "there"],
    ["/route", "", "missing"],
  ])("Wikipedia §Syntax (000-36): #%s in %s is %s", async (fragment, markup, verdict) => {
    expect(await verdictOn(fragment, markup)).toBe(verdict);
  });

  it("of other pages of the set, whatever form their URIs have (§6.2.3)", async () => {
    const other = '<meta charset="utf-8"><h1 id="x">';
    const page = '<a href="q.html#x"><a href="HTTP://A:80/b/./q.html#y"><a href="/#x"><a href="q.html">';
    expect(await verdicts({ [PAGE]: page, "http://a/b/q.html": other })).toEqual([
      "q.html#x there in http://a/b/q.html",
      "HTTP://A:80/b/./q.html#y missing in http://a/b/q.html",
      "/#x unknown",
    ]);
  });

  it("§5.1.1: with a base, #x is a fragment of the base", async () => {
    expect(await verdicts({ [PAGE]: '<base href="/c"><p id=x><a href="#x">' })).toEqual(["#x unknown"]);
  });

  it("where a fragment names something else, it is not judged", async () => {
    const markup =
      '<base href="#b"><img usemap="#m"><p itemid="#me" itemtype="#t"><head profile="#p"><a href="javascript:#x">' +
      "<iframe srcdoc='<a href=#x>'></iframe><p style='fill:url(#g)'>";
    expect(await verdicts({ [PAGE]: markup })).toEqual([`#g missing in ${PAGE}`]);
  });

  it("gives warnings with their pages, and refuses what is not a URI", async () => {
    const warnings: [DocumentWarning["code"], string][] = [];
    const onWarning = ({ code }: DocumentWarning, { uri }: HtmlPage) => warnings.push([code, uri]);
    for await (const _ of checkFragments([{ uri: PAGE, source: sourceOf("<a href=x") }], { onWarning }));
    expect(warnings).toEqual([["unclosed", PAGE]]);
    await expect(checkFragments([{ uri: "p.html", source: sourceOf("") }]).next()).rejects.toThrow(TypeError);
  });
});
