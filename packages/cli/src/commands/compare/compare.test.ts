/** `uri compare`: the ladder of RFC 3986 §6. */

import { describe, expect, it } from "vitest";
import { objects, uri, withFile } from "../../../test/run-uri.ts";

describe("references that are not equivalent", () => {
  it.each([
    [["http://a/b?x#c", "HTTP://A/b?y"], "query, fragment differ"],
    [["--ignore-fragment", "http://a/b?x#c", "HTTP://A/b?y"], "query differs"],
    [["http://a/%7E", "ftp://a/~"], "scheme differs"],
  ])("%j: the components are named", async (args, where) => {
    expect((await uri(["compare", ...args])).stdout).toContain(`not equivalent on any rung: ${where}\n`);
  });
});

describe("where they part", () => {
  const page = async (...args: string[]) => (await uri(["compare", ...args])).stdout.split("\n").slice(1, -1);

  it("stands under carets, from the first difference in a component to the last (§6.1)", async () => {
    expect(await page("http://a/b?x=1&y=2#c", "http://A:80/b?y=2&x=1")).toEqual([
      "a  http://a/b?x=1&y=2#c",
      "               ^^^^^^^ ^".slice(1),
      "b  http://A:80/b?y=2&x=1",
      "   http://a:80/b?y=2&x=1  host-case (RFC 3986 §6.2.2.1)",
      "   http://a/b?y=2&x=1     default-port (RFC 3986 §6.2.3)",
      "              ^^^^^^^^",
      "the same pairs, in another order",
      "--ignore-fragment leaves the fragment aside (§6.1)",
    ]);
  });

  it.each([
    ["http://a/b", "http://a/b/", "one path has a slash at its end"],
    ["http://a/B", "http://a/b", "the paths differ only in upper and lower case"],
    ["http://a/", "https://a/", "two schemes"],
    ["http://a.b/", "http://www.a.b/", 'the hosts differ by "www."'],
    ["http://a/#b", "http://a/#c", "--ignore-fragment"],
  ])("%s and %s: what they have in common is said", async (a, b, sentence) => {
    expect((await page(a, b)).join(" ")).toContain(sentence);
  });

  it.each([
    [
      "sip:carol@chicago.com",
      "sip:carol@chicago.com;newparam=5",
      1,
      "equivalent SIP URIs (RFC 3261 §19.1.4)",
    ],
    [
      "urn:example:a123,z456",
      "urn:example:a123,z456?+abc",
      1,
      "the same name, with other components (RFC 8141",
    ],
    ["urn:example:a123%2Dz456", "urn:example:a123-z456", 0, "two names (RFC 8141 §3.1)"],
    ["ni:///sha-256-32;UyaQVw", "nih:6;5326-9057;b", 1, "names of the same octets (RFC 6920 §2)"],
    ["sip:a@b", "sip:a@c", 1, undefined],
    ["sip:a@b", "tel:1", 1, undefined],
    ["sip:", "sip:;x", 1, undefined],
    ["urn:a1:b", "URN:a1:b", 0, undefined],
  ])("%s and %s: what their scheme says otherwise is said", async (a, b, status, sentence) => {
    const shown = await uri(["compare", a, b]);
    expect(shown.status).toBe(status);
    expect(/by their scheme, they are (.*)/.exec(shown.stdout)?.[1]).toEqual(
      sentence && expect.stringContaining(sentence),
    );
  });

  it("is found in a long reference too, and no password is shown", async () => {
    const long = `http://u:geheim@h/${"long/".repeat(40)}`;
    const lines = await page(`${long}x/b`, `${long}y/b`);
    const carets = lines.flatMap((line, at) =>
      line.trim() === "^" ? [lines[at - 1]?.[line.indexOf("^")]] : [],
    );
    expect(carets).toEqual(["x", "y"]);
    expect(lines.join()).not.toContain("geheim");
  });
});

describe("the JSON", () => {
  it("shows a password only with --show-secrets (§3.2.1)", async () => {
    const pair = ["http://u:geheim@h/%7E", "HTTP://u:geheim@h/~"];
    for (const args of [pair, []]) {
      const input = `${pair.join("\t")}\nftp://u:geheim@h/ \ta\n`;
      expect((await uri(["compare", "--json", ...args], input)).stdout).not.toContain("geheim");
      expect((await uri(["compare", "--json", "--show-secrets", ...args], input)).stdout).toContain("geheim");
    }
  });
});

describe("uri compare (§6)", () => {
  it.each([
    ["http://a/", "http://a/", "identical", 0],
    ["http://a/%7Eb", "http://A/~b", "syntax", 0],
    ["http://example.com", "http://example.com:80/", "scheme", 0],
    ["http://a/b", "http://a/c", "different", 1],
  ])("%s and %s: %s", async (a, b, rung, status) => {
    expect(await uri(["compare"], `${a}\t${b}\n`)).toEqual({
      status,
      stdout: `${rung}\t${a}\t${b}\n`,
      stderr: "",
    });
    const { stdout, ...rest } = await uri(["compare", a, b]);
    expect(rest).toEqual({ status, stderr: "" });
    expect(stdout).toContain(status === 0 ? `"${rung}"` : "not equivalent");
  });

  it("gives equivalent, rung and steps as JSON", async () => {
    expect(objects((await uri(["compare", "--json", "http://a/", "HTTP://a/"])).stdout)).toEqual([
      {
        reference: "http://a/\tHTTP://a/",
        valid: true,
        equivalent: true,
        rung: "syntax",
        steps: [
          {
            of: "b",
            rule: expect.any(String),
            section: "RFC 3986 §6.2.2.1",
            before: "HTTP://a/",
            after: "http://a/",
          },
        ],
      },
    ]);
    const [different] = objects((await uri(["compare", "--json", "http://a/b", "http://a/c"])).stdout);
    expect(different).toEqual({
      reference: "http://a/b\thttp://a/c",
      valid: true,
      equivalent: false,
      steps: [],
    });
  });

  it("resolves with --base, and leaves fragments out with --ignore-fragment", async () => {
    expect((await uri(["compare", "--base", "http://a/b/c", "../g", "http://a/g"])).status).toBe(0);
    expect((await uri(["compare", "http://a/#b", "http://a/#c"])).status).toBe(1);
    expect((await uri(["compare", "--ignore-fragment", "http://a/#b", "http://a/#c"])).status).toBe(0);
  });

  it("exits with 2 for invalid input, and says which of the two is invalid", async () => {
    expect(await uri(["compare", "a", "b c"])).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^<arguments>:2:2: /),
    });
    expect(await uri(["compare"], "a\tb c\n")).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^<stdin>:1:4: /),
    });
    expect(await uri(["compare"], "a\n")).toMatchObject({ status: 2, stdout: "\n" });
    expect(objects((await uri(["compare", "--json"], "a\tb c\n")).stdout)).toMatchObject([
      { valid: false, error: { of: "b", index: 1 } },
    ]);
  });
});

describe("uri compare --learned", () => {
  const [data, location] = ["http://example.com/data", "http://example.com/data/"];
  const saved = (to = location) =>
    JSON.stringify({ redirects: [{ from: data, to, status: 301, expires: "2126-01-01" }] });

  it("rfc2396bis-01 §6.2.4 (003-66), RFC 3986 §6.2.4 (004-59): a redirect that was seen makes the two equivalent", async () => {
    await withFile(saved(), async (file) => {
      const { stdout, status } = await uri([
        "compare",
        "--learned",
        file,
        "HTTP://example.com/data",
        location,
      ]);
      expect(status).toBe(0);
      expect(stdout).toContain('equivalent, on the rung "protocol"');
      expect(stdout).toContain(`${location}  permanent-redirect (RFC 3986 §6.2.4)`);
      const { stdout: json } = await uri(["compare", "--json", "--learned", file, data, location]);
      expect(objects(json)).toMatchObject([
        {
          equivalent: true,
          rung: "protocol",
          steps: [{ of: "a", rule: "permanent-redirect", after: location }],
        },
      ]);
      expect(
        (await uri(["compare", "--learned", file], `${data}\t${location}\n${data}\thttp://b/\n`)).stdout,
      ).toBe(`protocol\t${data}\t${location}\ndifferent\t${data}\thttp://b/\n`);
    });
    expect((await uri(["compare", data, location])).status).toBe(1);
  });

  it("says what is wrong with the file, without a password", async () => {
    await withFile(saved("http://u:geheim@b c/"), async (file) => {
      const { stdout, stderr, status } = await uri(["compare", "--learned", file, data, location]);
      expect([stdout, status]).toEqual(["", 2]);
      expect(stderr).toContain("redirects[0].to must be a URI: a space is not allowed in a host");
      expect(stderr).not.toContain("geheim");
    });
    for (const text of ['{"http://u:geheim@h/"', "geheim"]) {
      await withFile(text, async (file) => {
        const { stderr, status } = await uri(["compare", "--learned", file, data, location]);
        expect(status).toBe(2);
        expect(stderr).toContain("what was saved is not JSON");
        expect(stderr).not.toContain("geheim");
      });
    }
    const { stderr, status } = await uri(["compare", "--learned", "/no/such/file", data, location]);
    expect(status).toBe(2);
    expect(stderr).toContain("--learned /no/such/file: no such file or directory");
  });
});
