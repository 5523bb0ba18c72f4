import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { registrationOf, registrations, registryDate } from "./registry.ts";
import { standardSchemes } from "./standard.ts";

const script = fileURLToPath(new URL("../../../scripts/generate/registry.js", import.meta.url));

/** Those of which the registry of that day knows nothing: registered ones over TLS or over a socket, and customs. */
const BY_CUSTOM = ["ftps", "gemini", "gophers", "javascript", "jdbc", "ldapi", "nntps", "s3"];

describe("the registry", () => {
  it("is as the script makes it of the file", () => {
    execFileSync(process.execPath, [script, "--check"]);
  });

  it("Wikipedia §Syntax, RFC 1738 §4 (000-17, 002-59): the names that are registered with IANA, of 18 November 2022", () => {
    expect(registryDate).toBe("2022-11-18");
    const statuses = [...registrations.values()].map(({ status }) => status);
    expect(statuses.filter((status) => status === "permanent")).toHaveLength(97);
    expect(statuses.filter((status) => status === "provisional")).toHaveLength(251);
    expect(statuses.filter((status) => status === "historical")).toHaveLength(16);
    expect(registrations.size).toBe(97 + 251 + 16);
    expect(registrationOf("aaa")).toMatchObject({ status: "permanent", references: ["RFC6733"] });
    expect(registrationOf("https")?.references).toEqual(["RFC9110, Section 4.2.2"]);
    expect(registrationOf("urn")?.references).toEqual(["RFC8141", "IANA registry *urn-namespaces*"]);
    expect(registrationOf("barion")?.references).toEqual(["Bíró_Tamás"]);
    expect(registrationOf("payto")?.references).toEqual(["RFC8905"]);
    expect(registrationOf("coap+tcp")).toMatchObject({ status: "permanent", references: ["RFC8323"] });
    for (const name of ["did", "matrix", "doi", "blob"]) {
      expect(registrationOf(name)?.status, name).toBe("provisional");
    }
    expect(registrationOf("snews")).toMatchObject({ status: "historical", references: ["RFC5538"] });
    for (const name of ["fax", "modem", "pack", "videotex"]) {
      expect(registrationOf(name)?.status, name).toBe("historical");
    }
    expect(registrationOf("ymsgr")).toMatchObject({ status: "provisional", description: "ymsgr" });
    // The registry writes "shttp (OBSOLETE)".
    expect(registrationOf("shttp")?.description).toBe("Secure Hypertext Transfer Protocol (OBSOLETE)");
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

  it("holds every scheme of the standard set, except those of custom that nobody registered", () => {
    const unknown = [...standardSchemes.keys()].filter((name) => registrationOf(name) === undefined);
    expect(unknown.sort()).toEqual([...BY_CUSTOM]);
  });

  it("RFC 1738 §4: reserved names, and experimental ones (002-58, 002-63)", () => {
    const reserved = [...registrations.values()].filter((entry) => entry.reservedByRfc1738);
    expect(reserved.map(({ name }) => name).sort()).toEqual(
      ["afs", "cid", "mailserver", "mid", "nfs", "tn3270", "z39.50"].sort(),
    );
    expect(registrationOf("X-Own")).toMatchObject({ name: "x-own", status: "experimental" });
    expect(registrationOf("xown")).toBeUndefined();
    expect(registrationOf("constructor")).toBeUndefined();
  });
});
