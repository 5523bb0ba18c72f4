/**
 * The sources that a bundler takes: a program that imports `@urikit/schemes/http` pays for that scheme alone.
 */

import { readdirSync } from "node:fs";
import { relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";

const src = fileURLToPath(new URL("../src", import.meta.url));

/** The files that a program needs if it imports just one name from a file. */
async function needed(name: string, from: string): Promise<readonly string[]> {
  const { metafile } = await build({
    stdin: { contents: `export { ${name} } from "./${from}";`, resolveDir: src, loader: "ts" },
    bundle: true,
    format: "esm",
    write: false,
    metafile: true,
    treeShaking: true,
    ignoreAnnotations: false,
    logLevel: "error",
  });
  const [output] = Object.values(metafile.outputs);
  return Object.entries(output?.inputs ?? {})
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([path]) => relative(src, resolve(path)));
}

/** The files that are not a scheme. */
const SHARED =
  /^(?:index|connection|wrapper|set|standard|gateway|registry|registry-data|native-path|vms-path|gopher-plus)\.ts$|\.test\.ts$/;
const SCHEMES = new Set(readdirSync(src).filter((name) => name.endsWith(".ts") && !SHARED.test(name)));
const schemesOf = (files: readonly string[]) => files.filter((file) => SCHEMES.has(file)).sort();

describe("what a program pays", () => {
  it.each(["http", "ftp", "mailto", "imap", "ni", "xmpp", "ssh", "ipfs", "jar", "otpauth"])(
    "for %s alone, from its own entry or from @urikit/schemes",
    async (name) => {
      expect(schemesOf(await needed(name, `${name}.ts`))).toEqual([`${name}.ts`]);
      expect(await needed(name, `${name}.ts`)).not.toContain("../../urikit/dist/normalize.js");
    },
  );

  it("no scheme for connection strings, and for one kind of them no other", async () => {
    const all = await needed("readConnection", "connection.ts");
    expect(schemesOf(all)).toEqual([]);
    const files = await needed("postgresql", "connection.ts");
    expect(
      files.filter((file) => /connection\/(?:amqp|mongodb|mysql|redis|read-connection)/.test(file)),
    ).toEqual([]);
    expect(await needed("standardSchemes", "index.ts")).not.toContain("connection/postgresql.ts");
  });

  it("the registry only where it is asked for", async () => {
    expect(await needed("standardSchemes", "index.ts")).not.toContain("registry-data.ts");
    expect(schemesOf(await needed("registrationOf", "registry.ts"))).toEqual([]);
  });
});
