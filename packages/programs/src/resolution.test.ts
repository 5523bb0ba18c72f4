/**
 * The targets of each program by its documentation, and the examples of the standard that it follows. That
 * the models resolve as the programs do on a thousand references is tested in test/programs.
 */

import { examples, printed } from "@urikit/abnf/resolution-examples";
import { describe, expect, it } from "vitest";
import { PROGRAMS, type ProgramId } from "./programs.ts";

const targetBy = (id: ProgramId, reference: string, base: string) => {
  const resolve = PROGRAMS.find((one) => one.id === id)?.resolve;
  return resolve && printed(resolve(reference, base));
};

/** RFC 3986 §5.4.1, without those on which programs part: `?y`, the empty reference, and a scheme that some cannot open. */
const NORMAL = `
  g       = http://a/b/c/g
  ./g     = http://a/b/c/g
  g/      = http://a/b/c/g/
  /g      = http://a/g
  g?y     = http://a/b/c/g?y
  g#s     = http://a/b/c/g#s
  g?y#s   = http://a/b/c/g?y#s
  g;x     = http://a/b/c/g;x
  ./      = http://a/b/c/
  ../     = http://a/b/
  ../g    = http://a/b/g
  ../..   = http://a/
  ../../  = http://a/
  ../../g = http://a/g
`;

describe("RFC 3986 §5.4.1: normal examples", () => {
  it("every program that resolves gives the targets of those on which the standards agree", () => {
    const resolving = PROGRAMS.filter(({ resolve }) => resolve);
    for (const { id } of resolving)
      for (const [reference, target] of examples(NORMAL))
        expect.soft(targetBy(id, reference, "http://a/b/c/d;p?q"), `${id} ${reference}`).toBe(target);
  });
});

describe("which standard a program follows", () => {
  it("RFC 2396 Appendix C: Java's URI keeps what leads above the root, and drops the last segment for a query", () => {
    expect(targetBy("java-uri", "?y", "http://a/b/c/d;p?q")).toBe("http://a/b/c/?y");
    expect(targetBy("java-uri", "../../../g", "http://a/b/c/d;p?q")).toBe("http://a/../g");
    expect(targetBy("java-uri", "http:g", "http://a/b/c/d;p?q")).toBe("http:g");
  });

  it("rfc2396bis-01 Appendix C: Perl's URI keeps what leads above the root, and the segment for a query", () => {
    expect(targetBy("perl", "?y", "http://a/b/c/d;p?q")).toBe("http://a/b/c/d;p?y");
    expect(targetBy("perl", "../../../g", "http://a/b/c/d;p?q")).toBe("http://a/../g");
    expect(targetBy("perl", "/../g", "http://a/b/c/d;p?q")).toBe("http://a/../g");
  });

  it("RFC 1808 §4, step 5: Python's urljoin keeps the params of RFC 1808 apart", () => {
    expect(targetBy("urllib", "g;x=1/../y", "http://a/b/c/d;p?q")).toBe("http://a/b/c/y");
    expect(targetBy("urllib", "?y", "http://a/b/c/d;p?q")).toBe("http://a/b/c/d;p?y");
  });

  it("RFC 3986 §5.2.2, not strict: Python's libraries ignore a scheme that equals the base's", () => {
    expect(targetBy("urllib", "http:g", "http://a/b/c/d;p?q")).toBe("http://a/b/c/g");
    expect(targetBy("rfc3986", "http:g", "http://a/b/c/d;p?q")).toBe("http://a/b/c/g");
    expect(targetBy("go", "http:g", "http://a/b/c/d;p?q")).toBe("http:g");
  });

  it("WHATWG URL §4.4: encoded dot-segments are removed, and backslashes are slashes", () => {
    for (const id of ["chromium", "node", "whatwg-url"] as const) {
      expect(targetBy(id, "%2e%2e/g", "http://a/b/c/d")).toBe("http://a/b/g");
      expect(targetBy(id, "\\\\evil.example", "http://a/b/c/d")).toBe("http://evil.example/");
    }
    expect(targetBy("rfc3986", "%2e%2e/g", "http://a/b/c/d")).toBe("http://a/b/c/%2E%2E/g");
  });
});

describe("documentation", () => {
  it("Python, urllib.parse.urljoin: the examples", () => {
    const base = "http://www.cwi.nl/%7Eguido/Python.html";
    expect(targetBy("urllib", "FAQ.html", base)).toBe("http://www.cwi.nl/%7Eguido/FAQ.html");
    expect(targetBy("urllib", "//www.python.org/%7Eguido", base)).toBe("http://www.python.org/%7Eguido");
  });

  it("yarl, URL.join: the example", () => {
    expect(targetBy("yarl", "page.html", "http://example.com/path/index.html")).toBe(
      "http://example.com/path/page.html",
    );
  });

  it("Go, URL.ResolveReference: the example", () => {
    expect(targetBy("go", "../../..//search?q=dotnet", "http://example.com/directory/")).toBe(
      "http://example.com/search?q=dotnet",
    );
  });

  it("Java, java.net.URI: the examples of resolution", () => {
    const guide = "http://example.com/languages/java/sample/a/index.html#28";
    expect(targetBy("java-uri", "sample/a/index.html#28", "http://example.com/languages/java/")).toBe(guide);
    expect(targetBy("java-uri", "../../demo/b/index.html", guide)).toBe(
      "http://example.com/languages/java/demo/b/index.html",
    );
  });

  it("Ruby, URI.join: the examples", () => {
    expect(targetBy("ruby", "main.rbx", "http://example.com/")).toBe("http://example.com/main.rbx");
    expect(targetBy("ruby", "bar", "http://example.com/foo")).toBe("http://example.com/bar");
    expect(targetBy("ruby", "bar", "http://example.com/foo/")).toBe("http://example.com/foo/bar");
  });

  it("uri/generic.rb, merge: CVE-2025-27221: Ruby keeps neither the user nor the port of the base with another host", () => {
    expect(targetBy("ruby", "//evil.example/", "https://u:p@good.example:8443/a")).toBe(
      "https://evil.example/",
    );
  });

  it("uri-js and fast-uri, README: the example of resolving", () => {
    for (const id of ["uri-js", "fast-uri"] as const)
      expect(targetBy(id, "../../g", "uri://a/b/c/d?q")).toBe("uri://a/g");
  });

  it("curl, URL API: what does not resolve refuses, and says by which habit", () => {
    expect(targetBy("curl", "foo:g", "http://a/")).toBe('none: {"id":"step-reads-target","values":[]}');
    expect(targetBy("php", "g", "http://a/")).toBeUndefined();
  });
});
