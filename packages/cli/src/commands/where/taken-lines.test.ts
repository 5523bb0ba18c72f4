/** `--only`: the commands of lists look at the lines alone that `uri where` gives. */

import { describe, expect, it } from "vitest";
import { resultsIn, uri, withFile } from "../../../test/run-uri.ts";

const LIST = "http://u:pw@a.example/\r\nhttps://b.example/x\nhttp://c d/\n\nhttps://b.example/%78\n";

describe("--only", () => {
  it.each([
    [["get", "{host}", "--only", "scheme = https"], "b.example\nb.example\n"],
    [["get", "{path}", "--only", "host ~ .example"], "/\n/x\n/%78\n"],
    [["unique", "--only", "scheme = https"], "https://b.example/x\n"],
  ])("leaves out the lines that do not match: %j", async (args, output) => {
    expect(await uri(args, LIST)).toEqual({ status: 0, stdout: output, stderr: "" });
  });

  it("keeps the numbers of lines", async () => {
    const { stdout, stderr } = await uri(["get", "{host}", "--only", "invalid"], LIST);
    expect(stdout).toBe("\n");
    expect(stderr).toMatch(/^<stdin>:3:9: /);
  });

  it("of audit takes a severity, and of guard denied, by the policy at hand", async () => {
    const { stdout } = await uri(["audit", "--only", "danger"], LIST);
    expect(stdout).toMatch(/^danger password.*\ndanger parsers-disagree.*\n$/);
    const policy = '{"schemes":["https"],"hosts":["*"]}';
    await withFile(policy, async (path) => {
      const denied = await uri(["guard", "--policy", path, "--only", "denied"], LIST);
      expect(denied.stdout.trimEnd().split("\n")).toHaveLength(3);
      expect(denied.stdout).not.toMatch(/^allow/m);
      const allowed = await uri(["guard", "--policy", path, "--only", "not denied"], LIST);
      expect(allowed.stdout).toBe("allow https://b.example/x\nallow https://b.example/x\n");
    });
  });

  it("of report sums up the lines that match", async () => {
    const [figures] = resultsIn((await uri(["report", "--json", "--only", "scheme = https"], LIST)).stdout);
    expect(figures).toMatchObject({ lines: 2, valid: 2, distinct: { scheme: 1 } });
    const args = ["report", "--json", "--only", "port", "http://a:1/", "http://a/"];
    expect(resultsIn((await uri(args)).stdout)).toMatchObject([{ lines: 1 }]);
  });

  it("of extract is about the lines of references: their targets, or the texts that are invalid", async () => {
    const html = '<a href="x">x</a> <a href="https://b.example/">y</a> <a href="z z"></a>';
    const of = (only: string, ...more: string[]) =>
      uri(["extract", "--type", "html", "--base", "http://a.example/c/", "--only", only, ...more], html);
    expect((await of("host = a.example")).stdout).toBe("http://a.example/c/x\n");
    expect((await of("invalid")).stdout).toBe("z z\n");
    expect((await of("valid", "--check-fragments")).status).toBe(2);
  });

  it("of extract asks what a link is too, without regard to case", async () => {
    const html =
      '<link rel=stylesheet href=s><a rel="nofollow ME" hreflang=de href="http://u:pw@h/a">A Label</a><a href="z z"></a>' +
      "<img alt='' src=i><form action=f>";
    const of = async (only: string) =>
      (await uri(["extract", "--type", "html", "--only", only], html)).stdout.trimEnd().split("\n").join(" ");
    expect(await of("use = follow")).toBe("http://u:pw@h/a z z");
    expect(await of("use in (fetch, submit)")).toBe("s f");
    expect(await of("rel = me")).toBe("http://u:pw@h/a");
    expect(await of("use = follow and not rel")).toBe("z z");
    expect(await of("label ~ 'a label' and language = DE")).toBe("http://u:pw@h/a");
    expect(await of("use = follow and label = ''")).toBe("z z");
    expect(await of("use = embed and not label")).toBe("");
    expect(await of("secret")).toBe("http://u:pw@h/a");
    expect(await of("element = a and attribute = href and invalid")).toBe("z z");
    const wrong = await uri(["extract", "--only", "lable"], html);
    expect([wrong.status, wrong.stderr]).toEqual([
      2,
      "uri: --only: there is no word `lable`\n(Did you mean label?)\n  lable\n  ^\n",
    ]);
    expect((await uri(["where", "label"], "a")).status).toBe(2);
  });

  it("leaves out arguments, all of them too", async () => {
    const of = (...references: string[]) => uri(["get", "{host}", "--only", "port = 80", ...references]);
    expect((await of("http://a/", "http://b:80/")).stdout).toBe("b\n");
    expect(await of("http://a/")).toEqual({ status: 0, stdout: "", stderr: "" });
  });

  it("is wrong usage if it is wrong, or asks for a policy that is not there", async () => {
    const wrong = await uri(["get", "{host}", "--only", "hots"], LIST);
    expect([wrong.status, wrong.stderr]).toEqual([
      2,
      "uri: --only: there is no word `hots`\n(Did you mean host?)\n  hots\n  ^\n",
    ]);
    const { stderr } = await uri(["audit", "--only", "denied", "a"]);
    expect(stderr).toBe("uri: --only: denied needs the file of a policy: denied by FILE\n");
  });
});
