import { describe, expect, it } from "vitest";
import { objects, uri } from "../../../test/run-uri.ts";

async function after(reference: string, ...options: string[]): Promise<string> {
  return (await uri(["set", ...options, reference])).stdout.trimEnd();
}

const WHOLE = "foo://me:pw@example.com:8042/over/there?name=ferret#nose";

describe("uri set", () => {
  it.each([
    [["--scheme", "http"], "http://me:pw@example.com:8042/over/there?name=ferret#nose"],
    [["--authority", "h:1"], "foo://h:1/over/there?name=ferret#nose"],
    [["--userinfo", "a:b@"], "foo://a:b%40@example.com:8042/over/there?name=ferret#nose"],
    [["--user", "a:b"], "foo://a%3Ab:pw@example.com:8042/over/there?name=ferret#nose"],
    [["--password", "a:b"], "foo://me:a%3Ab@example.com:8042/over/there?name=ferret#nose"],
    [["--host", "[::1]"], "foo://me:pw@[::1]:8042/over/there?name=ferret#nose"],
    [["--port", ""], "foo://me:pw@example.com:/over/there?name=ferret#nose"],
    [["--path", "/a b?%20"], "foo://me:pw@example.com:8042/a%20b%3F%2520?name=ferret#nose"],
    [["--query", "a=1&b=#é"], "foo://me:pw@example.com:8042/over/there?a=1&b=%23%C3%A9#nose"],
    [["--fragment", ""], "foo://me:pw@example.com:8042/over/there?name=ferret#"],
    [["--encoded", "--path", "/%2F", "--query", "%26"], "foo://me:pw@example.com:8042/%2F?%26#nose"],
    [["--no-scheme"], "//me:pw@example.com:8042/over/there?name=ferret#nose"],
    [["--no-authority"], "foo:/over/there?name=ferret#nose"],
    [["--no-userinfo", "--no-port"], "foo://example.com/over/there?name=ferret#nose"],
    [["--no-password"], "foo://me@example.com:8042/over/there?name=ferret#nose"],
    [["--no-host", "--no-userinfo", "--no-port"], "foo:/over/there?name=ferret#nose"],
    [["--no-path", "--no-query", "--no-fragment"], "foo://me:pw@example.com:8042"],
  ])("RFC 3986 §3: %j", async (options, result) => {
    expect(await after(WHOLE, ...options)).toBe(result);
  });

  it.each([
    ["http://h/x", "http://h/x/a%2Fb/%252E"],
    ["http://h/x/", "http://h/x/a%2Fb/%252E"],
    ["http://h", "http://h/a%2Fb/%252E"],
    ["", "a%2Fb/%252E"],
    ["mailto:x?q", "mailto:x/a%2Fb/%252E?q"],
  ])("RFC 3986 §3.3: --append-segment after %j", async (reference, result) => {
    expect(await after(reference, "--append-segment", "a/b", "--append-segment", "%2E")).toBe(result);
  });

  it("§3.4: edits the query, and leaves other pairs as they are written", async () => {
    const link = "/?b=%7e&utm_source=x&&a=1&a=1";
    expect(await after(link, "--drop-query", "utm_*", "--dedupe-query")).toBe("/?b=%7e&&a=1");
    expect(await after(link, "--keep-query", "a", "--add-query", "q=a&b=c", "--add-query", "flag")).toBe(
      "/?a=1&a=1&q=a%26b%3Dc&flag",
    );
    expect(await after(link, "--set-query", "a=2", "--sort-query")).toBe("/?&a=2&b=%7e&utm_source=x");
    expect(await after("?a;b", "--query-delimiter", ";", "--drop-query", "a")).toBe("?b");
    expect(await after("?a#f", "--drop-query", "*")).toBe("#f");
  });

  it("§4.2, §3.3: a path never becomes an authority or a scheme", async () => {
    expect(await after("x://h//a", "--no-authority")).toBe("x:/.//a");
    expect(await after("x:a:b", "--no-scheme")).toBe("./a:b");
    const { status, stdout, stderr } = await uri(["set", "--host", "h", "mailto:a", "x:/b"]);
    expect([status, stdout]).toEqual([1, "\nx://h/b\n"]);
    expect(stderr).toContain('expected a path that begins with "/" (§3.3)');
  });

  it("RFC 3986 §3: --default is for what is absent, --written for what is encoded, --each for each value", async () => {
    expect(await after("//h", "--default", "scheme=http", "--default", "port=80")).toBe("http://h:80");
    expect(await after("x://h:1/a", "--default", "scheme=http", "--default", "path=b")).toBe("x://h:1/a");
    expect(await after("x:a", "--written", "query=%26", "--fragment", "%26")).toBe("x:a?%26#%2526");
    expect(await after("//h/", "--each", "port=1 2", "--each", "scheme=a b")).toBe(
      "a://h:1/\nb://h:1/\na://h:2/\nb://h:2/",
    );
    expect(objects((await uri(["set", "--json", "--each", "host=a \u00e9", "//h"])).stdout)).toEqual([
      { reference: "//h", valid: true, result: "//a" },
      { reference: "//h", valid: true, result: "//xn--9ca" },
    ]);
  });

  it("RFC 3986 §3.3: a path gets the slash without which it cannot follow an authority", async () => {
    expect(await after("http://h?q", "--path", "a")).toBe("http://h/a?q");
    expect(await after("x:b", "--path", "a", "--host", "h")).toBe("x://h/a");
    expect(await after("x://h/b", "--path", "a", "--no-host")).toBe("x:a");
    expect(await after("x:b", "--path", "a")).toBe("x:a");
  });

  it("RFC 3986 §3.4: --replace-query adds nothing", async () => {
    expect(await after("?a=1&b&a=2", "--replace-query", "a=3", "--replace-query", "c=4")).toBe("?a=3&b");
  });

  it("RFC 3987 §3.1: a host of another script is written as its A-labels", async () => {
    expect(await after("http://h/", "--host", "Bücher.example")).toBe("http://xn--bcher-kva.example/");
  });

  it.each([
    [["--append-segment", ".."], 'set: --append-segment: ".." would be a dot-segment (§3.3)'],
    [["--host", "a/b"], "set: --host: "],
    [["--host", "a‿b-.example"], "set: --host: the name has no ASCII form: "],
    [["--port", "x"], 'set: --port: "x" is not allowed in a port'],
    [["--scheme", "1"], "set: --scheme: "],
    [["--encoded", "--path", "a b"], "set: --path: a space is not allowed"],
    [["--default", "authority=a"], "--default takes NAME=VALUE; NAME is one of scheme, userinfo,"],
    [["--written", "path=a b"], "set: --path: a space is not allowed"],
    [["--written", "port=1", "--port", "1"], "set: the port is given twice"],
    [["--each", "port=1 2", "--each", "port=3"], "set: the port is given twice"],
    [["--each", "port= "], "set: --each: no value for the port"],
    [["--add-query", ""], "--add-query takes KEY=VALUE or KEY"],
    [
      ["--authority", "a", "--host", "b"],
      "option '--authority <TEXT>' cannot be used with option '--host <HOST>'",
    ],
    [["--host", "a", "--host", "b"], "set: give --host only once"],
    [[], "set: nothing is to be set"],
    [["--authority", "me:se cret@h"], "set: --authority: "],
  ])("is wrong usage, for no reference can have it: %j", async (options, message) => {
    const { status, stdout, stderr } = await uri(["set", ...options, "x"]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain(`uri: ${message}`);
    expect(stderr).not.toContain("cret");
  });

  it("gives a line for each line, and JSON", async () => {
    const { status, stdout, stderr } = await uri(["set", "--fragment", "a"], "x\r\na b\n");
    expect([status, stdout]).toEqual([1, "x#a\n\n"]);
    expect(stderr).toBe("<stdin>:2:2: a space is not allowed in a path (§3.3); write it as %20\n");
    expect(objects((await uri(["set", "--json", "--no-query", "x?y"])).stdout)).toEqual([
      { reference: "x?y", valid: true, result: "x" },
    ]);
  });
});

describe("uri set --new", () => {
  it.each([
    [
      ["--scheme", "https", "--host", "h", "--append-segment", "a/b", "--add-query", "k=v"],
      "https://h/a%2Fb?k=v",
    ],
    [["--scheme", "x", "--path", "//a"], "x:/.//a"],
    [["--path", "a:b"], "./a:b"],
    [["--host", "h", "--user", "me@x", "--port", "80"], "//me%40x@h:80"],
    [["--host", "h", "--path", "a"], "//h/a"],
    [["--query", ""], "?"],
    [["--fragment", "100 %"], "#100%20%25"],
  ])("RFC 3986 §5.3: %j", async (options, reference) => {
    expect(await uri(["set", "--new", ...options])).toEqual({
      status: 0,
      stdout: `${reference}\n`,
      stderr: "",
    });
    expect(objects((await uri(["set", "--new", "--json", ...options])).stdout)).toEqual([
      { reference: "", valid: true, result: reference },
    ]);
  });

  it.each([
    [["--user", "me", "--path", "a"], "set --new: expected a userinfo that reads back as given"],
    [[], "set: nothing is to be set"],
    [["--host", "a", "http://a/"], "set: --new makes a reference, and reads none"],
    [["--host", "a", "-i", "x"], "set: --new makes a reference, and reads none"],
  ])("is wrong usage: %j", async (options, message) => {
    const { status, stdout, stderr } = await uri(["set", "--new", ...options]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain(`uri: ${message}`);
  });
});
