/** `--iri`: IRIs are taken, and answered, as IRIs (RFC 3987), by every command of lines. */

import { describe, expect, it } from "vitest";
import { objects, uri } from "../../test/run-uri.ts";

const IRI = "http://résumé.example.org/né/../%7e?é";

describe("--iri", () => {
  it.each([
    [["normalize"], "http://résumé.example.org/~?é"],
    [["check"], "valid"],
    [["get", "{host} {path} {query:x|or:-}"], "résumé.example.org /né/../%7e -"],
    [["get", "{host|ascii}"], "xn--rsum-bpad.example.org"],
    [["resolve", "--base", "http://ñ/"], "http://résumé.example.org/~?é"],
    [["relativize", "--base", "http://résumé.example.org/né/x"], "?é"],
    [["set", "--path", "/ö"], "http://résumé.example.org/ö?é"],
    [["repair"], "http://résumé.example.org/né/../%7e?é"],
    [["unique"], IRI],
    [["where", "host = résumé.example.org and query = é"], IRI],
    [["parse", "--columns", "host,query,line"], `résumé.example.org\té\t${IRI}`],
    [["redact"], IRI],
    [["audit", "--only", "host ~ résumé"], /^hint unneeded-encoding,lower-case-triplet|^hint /],
    [["guard", "--scheme", "http", "--allow-host", "résumé.example.org"], /^allow http:\/\/xn--rsum-bpad/],
    [["standards"], /\thttp:\/\/résumé\.example\.org\//],
  ])("%j", async (command, expected) => {
    const iri = command[0] === "relativize" ? "http://résumé.example.org/né/x?é" : IRI;
    const { stdout, stderr } = await uri([...command, "--iri"], `${iri}\n`);
    if (typeof expected === "string") expect([stdout, stderr]).toEqual([`${expected}\n`, ""]);
    else expect([stdout, stderr]).toEqual([expect.stringMatching(expected), ""]);
  });

  it.each([
    [["normalize"], { valid: true, result: "http://résumé.example.org/~?é" }],
    [["parse"], { valid: true, kind: "iri", host: "résumé.example.org", path: "/né/../%7e", query: "é" }],
    [["audit"], { valid: true, result: "hint" }],
    [["check"], { valid: true, result: "valid" }],
    [["unique"], { valid: true, result: IRI }],
  ])("%j --json has the IRI as it was given", async (command, expected) => {
    const { stdout } = await uri([...command, "--json", "--iri", IRI]);
    expect(objects(stdout)).toMatchObject([{ reference: IRI, ...expected }]);
  });

  it("knows what is not an IRI either (RFC 3987 §2.2)", async () => {
    for (const command of [["normalize"], ["check"], ["get", "{host}"], ["unique"]])
      expect(await uri([...command, "--iri"], "é é\n"), command.join(" ")).toMatchObject({
        status: 1,
        stderr: "<stdin>:1:2: a space is not allowed in a path (RFC 3987 §2.2); write it as %20\n",
      });
  });

  it("takes URIs as they were taken, and only with the option IRIs", async () => {
    expect((await uri(["normalize", "--iri"], "HTTP://a/%7e\n")).stdout).toBe("http://a/~\n");
    expect((await uri(["normalize"], `${IRI}\n`)).status).toBe(1);
  });

  it("compares and counts them", async () => {
    const pair = "http://é.example/\thttp://%C3%A9.example/\n";
    expect((await uri(["compare", "--iri"], pair)).stdout).toMatch(/^syntax\t|^identical\t/);
    const { stdout } = await uri(["report", "--json", "--iri"], `${IRI}\nhttp://a/\n`);
    expect(objects(stdout)).toMatchObject([{ valid: true, result: { lines: 2, invalid: 0 } }]);
  });
});
