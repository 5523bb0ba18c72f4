/**
 * The reference of the packages: a page for each public entry, made by TypeDoc from the doc comments as they are in the
 * types that are published. It is made again when those have changed.
 */

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import type { TypeDocOptions } from "typedoc";
import type { PluginOptions } from "typedoc-plugin-markdown";
import { IS_SHORT, sampled } from "../series/extent.ts";
import { PACKAGE_FOLDERS, type PackageEntry, publicEntries } from "./entries.ts";

/** Where the pages lie on the site. */
export const FOLDER = "reference";

const OPTIONS = {
  plugin: ["typedoc-plugin-markdown"],
  readme: "none",
  disableSources: true,
  excludeExternals: true,
  excludeInternal: true,
  excludePrivate: true,
  githubPages: false,
  skipErrorChecking: true, // the types have been checked
  sort: ["alphabetical"],
  groupOrder: ["Functions", "Classes", "Interfaces", "Type Aliases", "Variables", "*"],
  logLevel: "Warn",
  validation: { invalidLink: true, notExported: false, rewrittenLink: false, unusedMergeModuleWith: false },
  outputFileStrategy: "modules",
  entryFileName: "index",
  useHTMLAnchors: true,
  hidePageHeader: true,
  hideBreadcrumbs: true,
  hidePageTitle: false,
  pageTitleTemplates: { module: "{name}" },
  parametersFormat: "table",
  interfacePropertiesFormat: "table",
  classPropertiesFormat: "table",
  typeAliasPropertiesFormat: "table",
  typeDeclarationFormat: "table",
  tableColumnSettings: { hideDefaults: true, hideModifiers: true, hideOverrides: true, hideInherited: true },
} satisfies TypeDocOptions & PluginOptions;

export interface ReferenceFolders {
  readonly repository: string;
  /** Where what was made is kept until the types change. */
  readonly cache: string;
}

/** The page of an entry. */
export interface ReferencePage {
  /** The name of the entry. */
  readonly text: string;
  /** Its path on the site. */
  readonly file: string;
}

export interface Reference {
  /** All pages by their paths on the site. */
  readonly pages: ReadonlyMap<string, string>;
  /** The list of the entries, and the page of each, in the order of the menu. */
  readonly menu: readonly ReferencePage[];
}

/**
 * The pages, made by TypeDoc or as they were made before.
 * @throws {Error} If the types cannot be read.
 */
export async function reference({ repository, cache }: ReferenceFolders): Promise<Reference> {
  const entries = sampled(publicEntries(repository));
  const kept = join(cache, keyOf(entries, repository));
  if (!existsSync(join(kept, MADE_LAST))) {
    if (!IS_SHORT) rmSync(cache, { recursive: true, force: true });
    await make(entries, { repository, out: kept });
  }
  const made = readdirSync(kept, { encoding: "utf8", recursive: true })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".md") && file !== MADE_LAST);
  const pages = new Map(
    made.map((file) => [`${FOLDER}/${file}`, readable(readFileSync(join(kept, file), "utf8"))]),
  );
  const menu = entries.map(({ name }) => ({ text: name, file: `${FOLDER}/${pageOf(name, made)}` }));
  const first = { text: "All packages", file: `${FOLDER}/index.md` };
  return { pages: new Map([[first.file, index(menu, pages)], ...pages]), menu: [first, ...menu] };
}

/** TypeDoc's own list of the modules. */
const MADE_LAST = "index.md";

/** A module with namespaces, each with a page of its own, is the first page of a folder. */
function pageOf(name: string, made: readonly string[]): string {
  const alone = `${name}.md`;
  return made.includes(alone) ? alone : `${name}/index.md`;
}

/**
 * An options object that is taken apart in the parameter list has no name; an anchor before a heading is the heading's own. What
 * has no anchor, such as “Returns”, is not a heading: there are hundreds, and the search would find each. So what stood below
 * one is a level higher.
 */
function readable(page: string): string {
  return page
    .replaceAll("__namedParameters", "options")
    .replace(/^<a id="([^"]+)"><\/a>\n\n(#+ .*)$/gm, "$2 {#$1}")
    .replace(/^#{4,} (?!.*\{#)(.*)$/gm, "**$1**")
    .replace(/^#(#{4,} )/gm, "$1");
}

function index(menu: readonly ReferencePage[], pages: ReadonlyMap<string, string>): string {
  const rows = menu.map(({ text, file }) => {
    const about = (pages.get(file) ?? "").split("\n\n")[1] ?? "";
    const words = about.startsWith("#") ? "" : about.replaceAll("\n", " ").replace(/^@?[\w/-]+: /, "");
    return `| [\`${text}\`](${posix.relative(FOLDER, file)}) | ${words} |`;
  });
  return `# The reference

Every export of every package, from its doc comments: what it gives, what it takes, when it throws, the section that it keeps,
and an example that a test runs.

| \`import { … } from\` | what it has |
| --- | --- |
${rows.join("\n")}
`;
}

/** Changes with every type, with every comment, and with this file. */
function keyOf(entries: readonly PackageEntry[], repository: string): string {
  const hash = createHash("sha256").update(JSON.stringify([entries, OPTIONS]));
  for (const packages of PACKAGE_FOLDERS.map((folder) => join(repository, folder)))
    for (const file of readdirSync(packages, { encoding: "utf8", recursive: true }).sort())
      if (/^[^/\\]+[/\\](?:dist|src)[/\\](?!.*node_modules).*\.d\.ts$/.test(file))
        hash.update(file).update(readFileSync(join(packages, file)));
  return hash.digest("hex").slice(0, 16);
}

async function make(
  entries: readonly PackageEntry[],
  { repository, out }: { readonly repository: string; readonly out: string },
): Promise<void> {
  mkdirSync(out, { recursive: true });
  const tsconfig = join(out, "tsconfig.json");
  writeFileSync(
    tsconfig,
    JSON.stringify({ compilerOptions: COMPILER, files: entries.map(({ types }) => types) }),
  );
  const { Application } = await import("typedoc");
  const application = await Application.bootstrapWithPlugins({
    ...OPTIONS,
    entryPoints: entries.map(({ types }) => types),
    basePath: repository,
    tsconfig,
    out,
  } as TypeDocOptions);
  const project = await application.convert();
  if (project === undefined) throw new Error("TypeDoc could not read the types");
  // A module is called what its users import.
  for (const module of project.children ?? []) {
    const entry = entries.find(({ types }) => isAt(types, join(repository, module.name)));
    if (entry === undefined) throw new Error(`no entry of a package: ${module.name}`);
    module.name = entry.name;
  }
  application.validate(project); // warns of a link that leads nowhere, which is shown as text
  await application.generateOutputs(project);
}

/** Whether the types are in the module that TypeDoc names by its path. */
function isAt(types: string, path: string): boolean {
  return [`${path}.d.ts`, join(path, "index.d.ts")].includes(types);
}

const COMPILER = {
  module: "esnext",
  moduleResolution: "bundler",
  target: "es2022",
  lib: ["es2022", "dom"],
  strict: true,
  skipLibCheck: true,
  types: ["node"],
  typeRoots: [fileURLToPath(new URL("../../node_modules/@types", import.meta.url))],
  noEmit: true,
};
