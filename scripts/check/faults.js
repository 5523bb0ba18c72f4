// @ts-check
// What publint and attw have against a packed package.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { entriesOf } from "../build/packages.js";
import { root } from "../root.js";

/**
 * The complaints of both, a line for each.
 * @param {import("../build/packages.js").Manifest} manifest
 * @param {Pick<import("../build/packages.js").Packed, "tarball" | "files">} packed
 * @returns {Promise<readonly string[]>}
 */
export async function faultsOf(manifest, { tarball, files }) {
  const octets = new Uint8Array(readFileSync(join(root, tarball)));
  const { messages, pkg } = await publint({ pack: { tarball: octets.slice().buffer }, strict: true });
  const errors = messages.filter(({ type }) => type === "error");
  return [
    ...errors.map((message) => `publint: ${formatMessage(message, pkg)}`),
    ...(await faultsOfTypes(octets, entriesOf(manifest, files))),
  ];
}

/** @param {Uint8Array<ArrayBuffer>} octets @param {readonly string[]} entries */
async function faultsOfTypes(octets, entries) {
  if (entries.length === 0) return []; // a command has no types
  const found = await checkPackage(createPackageFromTarballData(octets), { entrypoints: [...entries] });
  if (found.types === false) return ["attw: it has no types"];
  return found.problems.map((problem) => `attw: ${JSON.stringify(problem)}`);
}
