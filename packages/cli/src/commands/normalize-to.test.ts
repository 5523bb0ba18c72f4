/** `uri normalize --to`: the mappings of RFC 3987 §3. */

import { describe, expect, it } from "vitest";
import { objects, uri } from "../../test/run-uri.ts";

const result = async (...args: string[]) => (await uri(["normalize", ...args])).stdout.trimEnd();

describe("uri normalize --to", () => {
  it("gives the URI of an IRI (RFC 3987 §3.1), its host by IDNA unless asked not to", async () => {
    const iri = "http://résumé.example.org/rosé";
    expect(await result("--to", "uri", "--no-idna", iri)).toBe(
      "http://r%C3%A9sum%C3%A9.example.org/ros%C3%A9",
    );
    expect(await result("--to", "uri", iri)).toBe("http://xn--rsum-bpad.example.org/ros%C3%A9");
  });

  it("gives the IRI of a URI (RFC 3987 §3.2.1), its host by IDNA unless asked not to", async () => {
    const uri = "http://xn--99zt52a.example.org/D%C3%BCrst/%e2%80%ae/%FC";
    expect(await result("--to", "iri", "--no-idna", uri)).toBe(
      "http://xn--99zt52a.example.org/Dürst/%E2%80%AE/%FC",
    );
    expect(await result("--to", "iri", uri)).toBe("http://納豆.example.org/Dürst/%E2%80%AE/%FC");
  });

  it("a line for each line: a URI stays, an empty line too, an invalid one leaves its place empty", async () => {
    const lines = "HTTP://a/%e9\r\n\né\na b\n\u{10300}?\ue000\n";
    const { status, stdout, stderr } = await uri(["normalize", "--to", "uri"], lines);
    expect(stdout).toBe("HTTP://a/%e9\n\n%C3%A9\n\n%F0%90%8C%80?%EE%80%80\n");
    expect(status).toBe(1);
    expect(stderr).toMatch(/^<stdin>:4:2: /);
  });

  it("says why a text is not an IRI, and why a host is not a name", async () => {
    expect((await uri(["normalize", "--to", "iri", "é/\ue000"])).stderr).toContain("(RFC 3987 §2.2)");
    const { status, stderr } = await uri(["normalize", "--to", "uri", "http://-é/"]);
    expect(status).toBe(1);
    expect(stderr).toContain("the host has no ASCII form");
  });

  it("gives the SURT of a reference, which sorts by domain; of an IRI that of its URI", async () => {
    const { stdout, status } = await uri(
      ["normalize", "--to", "surt"],
      "http://www.example.org:8080/a?b\n\nmailto:a@b\na b\n",
    );
    expect(stdout).toBe("http://(org,example,www,:8080)/a?b\n\nmailto:a@b\n\n");
    expect(status).toBe(1);
    expect(await result("--to", "surt", "http://é.org/")).toBe("http://(org,xn--9ca,)/");
  });

  it("gives canonical forms, and their SURTs", async () => {
    const url = "HTTPS:\\\\www.Example.org/a/../B/?y&x#z";
    expect(await result("--to", "uri", "--canonical", "semantic", url)).toBe(
      "https://www.example.org/B/?x&y",
    );
    expect(await result("--to", "surt", "--canonical", "aggressive", url)).toBe(
      "http://(org,example,)/b?x&y",
    );
    expect(await uri(["normalize", "--to", "iri", "--canonical", "precise", "a"])).toMatchObject({
      status: 2,
    });
  });

  it("gives the keys of archives: the labels from the highest on, without the scheme", async () => {
    expect(await result("--to", "cdx", "http://www.iana.org/x")).toBe("org,iana)/x");
    expect(await result("--to", "cdx", "https://www.Example.org:8080/A/?b=2&a=1#c")).toBe(
      "org,example:8080)/a?a=1&b=2",
    );
  });

  it("works on a field, and says where an error lies in the row", async () => {
    const rows = "1\thttp://www.iana.org/x\tz\n2\ta b\tz\n";
    const args = ["normalize", "--to", "surt", "--field", "2"];
    const { stdout, stderr } = await uri(args, rows);
    expect(stdout).toBe("1\thttp://(org,iana,www,)/x\tz\n\n");
    expect(stderr).toMatch(/^<stdin>:2:4: a space/);
    expect(objects((await uri([...args, "--json"], rows)).stdout)).toMatchObject([
      { reference: "http://www.iana.org/x", result: "http://(org,iana,www,)/x" },
      { valid: false },
    ]);
  });

  it("changes nothing but the form, unless --level is given (RFC 3986 §6.2.2, §6.2.3)", async () => {
    expect(await result("--to", "uri", "HTTP://É.org:80/%7E")).toBe("HTTP://xn--9ca.org:80/%7E");
    expect(await result("--to", "uri", "--level", "syntax", "HTTP://É.org:80/%7E")).toBe(
      "http://xn--9ca.org:80/~",
    );
    expect(await result("--to", "iri", "--level", "scheme", "HTTP://xn--9ca.org:80/%7E")).toBe(
      "http://é.org/~",
    );
  });

  it("refuses an option that is for another form", async () => {
    expect((await uri(["normalize", "--secret-file", "x", "a"])).stderr).toContain("goes with --to key");
    expect((await uri(["normalize", "--to", "cdx", "--canonical", "precise", "a"])).stderr).toContain(
      "goes with --to uri or --to surt",
    );
  });

  it("gives JSON", async () => {
    const { stdout } = await uri(["normalize", "--to", "iri", "--json", "%C3%A9", "%"]);
    expect(objects(stdout)).toMatchObject([
      { reference: "%C3%A9", valid: true, result: "é" },
      { reference: "%", valid: false, error: { code: "malformed-percent-encoding" } },
    ]);
    expect((await uri(["normalize", "--to", "urn", "é"])).status).toBe(2);
  });
});
