import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { registrationOf, registrations } from "./registry.ts";
import { standardSchemes } from "./standard.ts";

const script = fileURLToPath(new URL("../../../../scripts/generate-registry.js", import.meta.url));

describe("the registry", () => {
  it("is as the script makes it of the lists", () => {
    execFileSync(process.execPath, [script, "--check"]);
  });

  it("holds every line of the three lists", () => {
    expect(registrations.size).toBe(88 + 95 + 10);
    expect(registrationOf("aaa")).toMatchObject({ status: "permanent", references: ["RFC6733"] });
    expect(registrationOf("http")?.references).toEqual(["RFC7230, Section 2.7.1"]);
    expect(registrationOf("urn")?.references).toEqual(["RFC2141", "IANA registry urn-namespaces"]);
    expect(registrationOf("barion")?.references).toEqual(["Bíró_Tamás"]);
    expect(registrationOf("snews")).toMatchObject({ status: "historical", references: ["RFC5538"] });
    for (const name of ["fax", "modem", "pack", "videotex"]) {
      expect(registrationOf(name)?.status).toBe("historical");
    }
    expect(registrationOf("ymsgr")?.status).toBe("provisional");
    for (const name of [
      "ftp",
      "http",
      "gopher",
      "mailto",
      "news",
      "nntp",
      "telnet",
      "wais",
      "file",
      "prospero",
    ]) {
      expect(registrationOf(name), name).toBeDefined();
    }
  });

  it("holds every scheme of the standard set", () => {
    for (const name of standardSchemes.keys()) expect(registrationOf(name), name).toBeDefined();
  });

  it("RFC 1738 §4: reserved names, and experimental ones", () => {
    const reserved = [...registrations.values()].filter((entry) => entry.reservedByRfc1738);
    expect(reserved.map(({ name }) => name).sort()).toEqual(
      ["afs", "cid", "mailserver", "mid", "nfs", "tn3270", "z39.50"].sort(),
    );
    expect(registrationOf("X-Own")).toMatchObject({ name: "x-own", status: "experimental" });
    expect(registrationOf("xown")).toBeUndefined();
    expect(registrationOf("constructor")).toBeUndefined();
  });
});
