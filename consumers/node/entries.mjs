// Every entry of every package that is installed here loads, by `import` and by `require`.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const modules = new URL("../node_modules/", import.meta.url);

const packages = [
  "urikit",
  "eslint-plugin-urikit",
  ...readdirSync(new URL("@urikit/", modules)).map((name) => `@urikit/${name}`),
];
const failures = [];
let loaded = 0;
for (const name of packages.filter((name) => existsSync(new URL(`${name}/package.json`, modules)))) {
  const { exports = {} } = JSON.parse(readFileSync(new URL(`${name}/package.json`, modules), "utf8"));
  const entries = Object.entries(exports).filter(
    ([path, target]) => target !== null && typeof target === "object" && !path.includes("*"),
  );
  for (const [path, target] of entries) {
    const entry = name + path.slice(1);
    try {
      await import(entry);
      if ("require" in target) require(entry);
      loaded++;
    } catch (error) {
      failures.push(`${entry}: ${error.message}`);
    }
  }
}
console.log(failures.length > 0 ? failures.join("\n") : loaded > 50 ? "every entry" : `${loaded} entries`);
