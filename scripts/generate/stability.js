// @ts-check
// `node scripts/generate/stability.js`: writes docs/stability.md: the public names of every entry, each of which 1.0 promises. It
// reads the sources, as the formatter leaves them.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, posix, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { entriesOf, publishedPackages } from "../build/packages.js";
import { root } from "../root.js";

export const PAGE = "docs/stability.md";

/**
 * @typedef {object} PublicName
 * @property {string} name
 * @property {boolean} isType Whether it is a type and nothing else.
 * @property {string} file The source that declares it, from the root.
 * @property {number} index Where the declaration begins in it.
 * @property {string | undefined} comment Its doc comment.
 *
 * @typedef {object} Entry
 * @property {string} name The name to import, such as `urikit/iri`.
 * @property {string} source Its file, from the root.
 * @property {readonly PublicName[]} names
 *
 * @typedef {import("../build/packages.js").PublishedPackage} PublishedPackage
 */

/** Whether a doc comment has a tag that no public name has. @param {Pick<PublicName, "comment">} name */
export const isExperimental = ({ comment = "" }) => /@experimental\b/.test(comment);

/**
 * The names that nobody has described, which can promise nothing. A `.d.ts` that is written by hand
 * has the names of another library, which describes them.
 * @param {Pick<PublicName, "comment" | "file">} name
 */
export const isUndescribed = ({ comment, file }) => comment === undefined && !file.endsWith(".d.ts");

/**
 * The entries by which urikit's packages share what only they need: they promise nothing.
 *
 * - `foundation` of a package, and all of `@urikit/explain`: what packages have in common, and what the command and the page say.
 * - `@urikit/programs`: the models change with the programs, and `@urikit/standards` has the promised questions to them.
 * - `@urikit/lists/engine` and `@urikit/where/lines`: the command's way of reading lists, which changes with the engine.
 * - `@urikit/audit/at-once`: an audit that the command and the page load early, without the models.
 * - `@urikit/schemes/gateway` and `@urikit/schemes/wrapper`: steps of `planAny`.
 */
const OWN =
  /^@urikit\/(?:explain|programs)(?:\/|$)|\/foundation$|^@urikit\/(?:lists\/engine|where\/lines|audit\/at-once|schemes\/(?:gateway|wrapper))$/;

/** @param {Pick<Entry, "name">} entry */
export const isForOwnPackages = ({ name }) => OWN.test(name);

/**
 * The names that are promised: each once, though several entries may have it.
 * @param {readonly Entry[]} entries
 * @returns {readonly PublicName[]}
 */
export function promisedNames(entries) {
  const names = entries.filter((entry) => !isForOwnPackages(entry)).flatMap((entry) => entry.names);
  return [...new Map(names.map((one) => [`${one.file}#${one.name}`, one])).values()];
}

/** The entries of every published package. @returns {readonly Entry[]} */
export function publicEntries() {
  return publishedPackages().flatMap((one) =>
    entriesOf(one.manifest, compiledFiles(one.source)).map((key) => {
      const source = sourceOf(one, key);
      const names = namesIn(source).sort((a, b) => (a.name < b.name ? -1 : 1));
      return { name: posix.join(one.manifest.name, key), source, names };
    }),
  );
}

/**
 * The files that the sources of a package are compiled to.
 * @param {string} source Where they are.
 */
function compiledFiles(source) {
  const src = join(root, source);
  if (!existsSync(src)) return [];
  return readdirSync(src, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !/\.(?:test|prove|fuzz|d)\.ts$/.test(file))
    .map((file) => `dist/${file.split(sep).join("/").replace(/\.ts$/, ".js")}`);
}

/**
 * The source of an entry.
 * @param {PublishedPackage} one
 * @param {string} key The key of `exports`, or one that a pattern of it matches.
 */
function sourceOf({ folder, source, manifest }, key) {
  const exports = manifest.exports ?? {};
  const pattern = Object.keys(exports).find((each) => each === key) ?? patternOf(Object.keys(exports), key);
  const [before = "", after = ""] = pattern.split("*");
  const types = /"(\.[^"]+\.d\.c?ts)"/.exec(JSON.stringify(exports[pattern]))?.[1] ?? "";
  const declared = types.replace("*", key.slice(before.length, key.length - after.length));
  const isBuilt = declared.startsWith("./dist/");
  const written = isBuilt
    ? posix.join(source, declared.replace("./dist/", ""))
    : posix.join(folder, declared);
  return existsSync(join(root, written)) ? written : written.replace(/\.d\.ts$/, ".ts");
}

/**
 * @param {readonly string[]} keys
 * @param {string} key
 */
function patternOf(keys, key) {
  return keys.find((each) => each.includes("*") && key.startsWith(each.split("*")[0] ?? "")) ?? key;
}

/** @type {Map<string, string>} */
const texts = new Map();

/** @param {string} file */
function textOf(file) {
  const text = texts.get(file) ?? readFileSync(join(root, file), "utf8");
  texts.set(file, text);
  return text;
}

const LIST = /^(export|import)( type)? \{([^}]*)\}(?: from "([^"]+)")?;/gm;
const STAR = /^export \* from "([^"]+)";/gm;
const NAMESPACE = /^export \* as (\w+) from "[^"]+";/gm;
const DECLARATION =
  /^(?:export )?(?:declare )?(?:abstract )?(?:async )?(function\*?|const|let|class|interface|type|enum) (\w+)/gm;

/**
 * The exports of a file.
 * @param {string} file
 * @returns {PublicName[]}
 */
function namesIn(file) {
  const text = textOf(file);
  const own = [...text.matchAll(DECLARATION)].filter(([whole]) => whole.startsWith("export "));
  const listed = listsIn(text, "export").flatMap(({ names, from }) =>
    names
      .filter(({ as }) => as !== "default")
      .map(({ name, as, isType }) => {
        const found = declarationOf(from === undefined ? file : fileOf(from, file), name);
        return { ...found, name: as, isType: isType || found.isType };
      }),
  );
  const starred = [...text.matchAll(STAR)].flatMap(([, from = ""]) => namesIn(fileOf(from, file)));
  const spaces = [...text.matchAll(NAMESPACE)].map(({ index, 1: name = "" }) => ({
    name,
    isType: false,
    file,
    index,
    comment: commentBefore(text, index),
  }));
  const names = new Set(own.map(([, , name = ""]) => name));
  return [...[...names].map((name) => declarationOf(file, name)), ...listed, ...starred, ...spaces];
}

/**
 * The lists of names that a file exports or imports.
 * @param {string} text
 * @param {"export" | "import"} keyword
 */
function listsIn(text, keyword) {
  return [...text.matchAll(LIST)]
    .filter(([, word]) => word === keyword)
    .map(([, , typeOnly, list = "", from]) => ({
      from,
      names: list
        .split(",")
        .map((item) => item.trim())
        .filter((item) => item !== "")
        .map((item) => {
          const [name = "", as = name] = item.replace(/^type /, "").split(" as ");
          return { name, as, isType: typeOnly !== undefined || item.startsWith("type ") };
        }),
    }));
}

/**
 * Where a name of a file is declared, in it or in a file that it takes the name from.
 * @param {string} file
 * @param {string} name
 * @returns {PublicName}
 */
function declarationOf(file, name) {
  const text = textOf(file);
  const found = [...text.matchAll(DECLARATION)].find(([, , declared]) => declared === name);
  if (found !== undefined) {
    const isType = found[1] === "interface" || found[1] === "type";
    return { name, isType, file, index: found.index, comment: commentBefore(text, found.index) };
  }
  for (const { names, from } of [...listsIn(text, "export"), ...listsIn(text, "import")]) {
    const taken = names.find(({ as }) => as === name);
    if (taken !== undefined && from !== undefined) return declarationOf(fileOf(from, file), taken.name);
  }
  const [, from] = [...text.matchAll(STAR)].find(([, each = ""]) => has(fileOf(each, file), name)) ?? [];
  if (from !== undefined) return declarationOf(fileOf(from, file), name);
  throw new Error(`${file}: there is no declaration of ${name}`);
}

/**
 * @param {string} file
 * @param {string} name
 */
function has(file, name) {
  return namesIn(file).some((one) => one.name === name);
}

/**
 * The doc comment directly before a declaration.
 * @param {string} text
 * @param {number} index
 */
function commentBefore(text, index) {
  const before = text.slice(0, index).replace(/(?:\n\/\/[^\n]*)+\n$/, "\n");
  const from = before.lastIndexOf("/**");
  const comment = from < 0 ? "" : before.slice(from);
  return /^\/\*\*(?:[^*]|\*(?!\/))*\*\/\n$/.test(comment) ? comment.trimEnd() : undefined;
}

/**
 * The source that an import of a file names: a file of the same package, or an entry of another.
 * @param {string} from
 * @param {string} file
 */
function fileOf(from, file) {
  if (from.startsWith(".")) return posix.join(dirname(file), from);
  const found = publishedPackages().find(
    ({ manifest }) => from === manifest.name || from.startsWith(`${manifest.name}/`),
  );
  if (found === undefined)
    throw new Error(`${file} exports a name of ${from}, which is not of this repository`);
  return sourceOf(found, `.${from.slice(found.manifest.name.length)}`);
}

/**
 * The page.
 * @param {readonly Entry[]} entries
 */
export function page(entries) {
  const own = entries.filter(isForOwnPackages);
  const faces = entries.filter((entry) => !isForOwnPackages(entry));
  const items = faces.map(({ name, names }) => `- \`${name}\`: ${listed(names)}`);
  return `# Stability

<!-- Made by \`node scripts/generate/stability.js\` from the entries of the packages and their doc comments. -->

urikit promises each of its ${promisedNames(entries).length} public names for version 1.0. A test fails when this page is out of date, when nobody has
described a public name, or when there are more than it allows.

**Promised** means, from 1.0 on:

- The name keeps its entry, its meaning and its type until the next major version. New optional parameters, new options and
  new members of a result may come in a minor version.
- Error codes, ids of findings and names of rules keep their meaning. New ones may come in a minor version. The wording of a
  sentence is not promised: it may change in a patch version, and programs should not read it.
- A result changes only where it contradicted the specification that its documentation cites. That is a patch version.

Everything else in a package, such as a file that no entry exports, may change at any time.

These entries are for urikit's own packages, of the same version, and promise nothing: ${own
    .map(({ name }) => `\`${name}\``)
    .join(", ")}.

The same promise holds for the command \`uri\`: its commands, options, JSON and exit statuses are promised. The text for people is not. [SECURITY.md](../SECURITY.md) describes which versions get fixes.

## The names

A name in italics is a type.

${items.join("\n")}
`;
}

/** @param {readonly PublicName[]} names */
function listed(names) {
  const values = names.filter(({ isType }) => !isType).map(({ name }) => `\`${name}\``);
  const types = names.filter(({ isType }) => isType).map(({ name }) => `*${name}*`);
  return [...values, ...types].join(", ");
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  writeFileSync(join(root, PAGE), page(publicEntries()));
  console.log(PAGE);
}
