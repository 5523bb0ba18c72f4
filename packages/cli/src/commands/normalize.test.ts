/** `uri normalize`: RFC 3986 §6.2.2, §6.2.3. */

import { describe, expect, it } from "vitest";
import { objects, resultsIn, uri } from "../../test/run-uri.ts";

describe("uri normalize", () => {
  it("goes as far as --level says (§6.2.2, §6.2.3)", async () => {
    const reference = "HTTP://%45xample.com:80/a/%2E%2E/b";
    expect((await uri(["normalize", reference])).stdout).toBe("http://example.com:80/b\n");
    expect((await uri(["normalize", "--level", "scheme", reference])).stdout).toBe("http://example.com/b\n");
  });

  it.each([0, 1, 2])(
    "writes a long reference in pieces, and cuts no triplet in two (§6.2.2.1, §6.2.2.2)",
    async (shift) => {
      const text = (triplets: string) => `x:/${"a".repeat(shift)}${triplets.repeat(40_000)}`;
      expect((await uri(["normalize"], `${text("%c3%41")}\n`)).stdout).toBe(`${text("%C3A")}\n`);
    },
  );

  it("gives a line of a list what it gives an argument", async () => {
    const references = [
      "http://a/%7E",
      "HTTP://a",
      "a/%2e",
      "http://A/",
      "x:%aa",
      "../a",
      "é",
      "http://a/./b",
    ];
    for (const level of ["syntax", "scheme"]) {
      const list = (
        await uri(["normalize", "--level", level], references.map((line) => `${line}\n`).join(""))
      ).stdout;
      expect(list).toBe((await uri(["normalize", "--level", level, ...references])).stdout);
    }
  });
});

describe("--level scheme (§6.2.3)", () => {
  it.each([
    ["FTP://h:21", "ftp://h/"],
    ["telnet://h:23", "telnet://h/"],
    ["file://localhost/a", "file:///a"],
    ["ldap://h:389/c=GB???", "ldap://h/c=GB"],
    ["tel:+1-2", "tel:+12"],
    ["urn:ISBN:x", "urn:isbn:x"],
    ["gopher://h/1", "gopher://h/"],
    ["mailto:a@B", "mailto:a@b"],
  ])("%s is normalized by its scheme, in inspect and compare too", async (text, normal) => {
    expect((await uri(["normalize", "--level", "scheme", text])).stdout).toBe(`${normal}\n`);
    expect(objects((await uri(["compare", "--json", text, normal])).stdout)).toMatchObject([
      { rung: "scheme" },
    ]);
    expect((await uri(["inspect", text])).stdout).toContain(normal);
  });

  it("is counted in report", async () => {
    const { stdout } = await uri(["report", "--json"], "ftp://h\nftp://h:21/\n");
    expect(resultsIn(stdout)).toMatchObject([{ distinct: { identical: 2, scheme: 1 } }]);
  });
});

describe("uri normalize --rootless-dot-segments (§6.1, §6.2.2.3)", () => {
  it.each(["syntax", "scheme"])(
    "keeps or removes the dot-segments of data:,a/../b on the level %s",
    async (level) => {
      const normal = async (...args: string[]) =>
        (await uri(["normalize", "--level", level, ...args], "data:,a/../b\n")).stdout;
      expect(await normal()).toBe("data:,a/../b\n");
      expect(await normal("--rootless-dot-segments", "keep")).toBe("data:,a/../b\n");
      expect(await normal("--rootless-dot-segments", "remove")).toBe("data:/b\n");
    },
  );
});
