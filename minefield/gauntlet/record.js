// @ts-check
// `npm run record-gauntlet [-- NAME …]`: sends clients through the gauntlet of @urikit/access, and writes results.json.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const clients = fileURLToPath(new URL("./clients/", import.meta.url));
const access = fileURLToPath(new URL("../../packages/access/bin/access.js", import.meta.url));
const results = new URL("./results.json", import.meta.url);

spawnSync("npm", ["ci", "--ignore-scripts"], { cwd: clients, stdio: "inherit" });
/** @type {{ FETCHERS: Record<string, { library: string }> }} */
const { FETCHERS } = await import("./clients/fetchers.js");
const asked = process.argv.slice(2);
/** @type {import("./page.js").Recording} */
const before = JSON.parse(readFileSync(results, "utf8"));
const rows = [];
for (const [name, { library }] of Object.entries(FETCHERS)) {
  const known = before.rows.find((row) => row.name === name);
  if (known !== undefined && asked.length > 0 && !asked.includes(name)) {
    rows.push(known);
    continue;
  }
  console.error(name);
  const command = [access, "gauntlet", "--json", "--timeout", "6", "--", process.execPath, "fetch.js", name];
  const { stdout } = spawnSync(process.execPath, command, { cwd: clients, encoding: "utf8" });
  const { isFair, results: told } = JSON.parse(stdout);
  const date = new Date().toISOString().slice(0, 10);
  rows.push({ name, version: versionOf(library), isFair, results: told, date, node: process.version });
}
const recording = { rows };
writeFileSync(results, `${JSON.stringify(recording, null, 2)}\n`);

/** @param {string} library */
function versionOf(library) {
  if (library === "node") return `Node ${process.version.slice(1)}`;
  const folder = library === "@urikit/access" ? "../../packages/access" : `./clients/node_modules/${library}`;
  const { version } = JSON.parse(readFileSync(new URL(`${folder}/package.json`, import.meta.url), "utf8"));
  return `${library} ${version}`;
}
