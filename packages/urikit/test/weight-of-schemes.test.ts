/**
 * What a bundler takes of the sources: a program that imports only `urikit` pays nothing for schemes; one that imports
 * `urikit/schemes/http` pays for that scheme alone.
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
const SCHEMES = new Set(
  readdirSync(`${src}/schemes`)
    .filter((name) => name.endsWith(".ts") && !SHARED.test(name))
    .map((name) => `schemes/${name}`),
);
const schemesOf = (files: readonly string[]) => files.filter((file) => SCHEMES.has(file)).sort();

describe("what a program pays", () => {
  it.each(["parse", "normalize", "compare"])("nothing for schemes with %s of urikit", async (name) => {
    const files = await needed(name, "index.ts");
    expect(files.filter((file) => file.startsWith("schemes"))).toEqual([]);
  });

  it.each(["http", "ftp", "mailto", "imap", "ni", "xmpp", "ssh", "ipfs", "jar", "otpauth"])(
    "for %s alone, from its own entry or from urikit/schemes",
    async (name) => {
      expect(schemesOf(await needed(name, `schemes/${name}.ts`))).toEqual([`schemes/${name}.ts`]);
      expect(await needed(name, `schemes/${name}.ts`)).not.toContain("normalize.ts");
    },
  );

  it("no scheme for connection strings, and for one kind of them no other", async () => {
    const all = await needed("readConnection", "schemes/connection.ts");
    expect(schemesOf(all)).toEqual([]);
    const files = await needed("postgresql", "schemes/connection.ts");
    expect(
      files.filter((file) => /connection\/(?:amqp|mongodb|mysql|redis|read-connection)/.test(file)),
    ).toEqual([]);
    expect(await needed("standardSchemes", "schemes/index.ts")).not.toContain(
      "schemes/connection/postgresql.ts",
    );
  });

  it("the registry only where it is asked for", async () => {
    expect(await needed("standardSchemes", "schemes/index.ts")).not.toContain("schemes/registry-data.ts");
    expect(schemesOf(await needed("registrationOf", "schemes/registry.ts"))).toEqual([]);
  });
});
