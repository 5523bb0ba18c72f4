// All tests, in projects. `vitest run` runs those that are quick; `vitest run --project NAME` runs others. The scripts
// give the reporters: scripts/run/vitest.js.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { SOURCE_ALIASES } from "./source-aliases.ts";
import { mutantsInSources, mutatedLists } from "./test/mutations/plugin.ts";

const QUICK = [
  "packages/*/{src,test,tools}/**/*.test.ts",
  "tools/*/src/**/*.test.ts",
  "test/**/*.test.ts",
  "site/!(test|node_modules)/**/*.test.ts",
];

const LONG = "packages/*/{src,test,tools}/**/*.long.prove.ts";

/** What only proofs need, which has a lockfile of its own: `npm run prove` installs it. */
const PEERS = Object.keys(
  (JSON.parse(readFileSync("test/peers/package.json", "utf8")) as { dependencies: object }).dependencies,
).filter((name) => name !== "eslint");

/** A package of test/peers. */
const peer = (name: string) => ({
  find: new RegExp(`^${name}$`),
  replacement: fileURLToPath(new URL(`test/peers/node_modules/${name}`, import.meta.url)),
});

/** Who asks how much is to be tried, and what asks for others. */
const ASKS = /"@urikit\/abnf\/extent"|\/scheme-expectations\.ts"/;

/** Tests of the page in a browser. */
const ON_PAGE = {
  globalSetup: ["site/test/stay-open.ts"],
  // The files that one worker runs share its connection to the browser.
  isolate: false,
  testTimeout: 240_000,
  // A machine with other work needs more than the second of the default until a page shows its answer.
  expect: { poll: { timeout: 60_000 } },
} satisfies TestProjectInlineConfiguration["test"];

const PROJECTS: readonly (TestProjectInlineConfiguration["test"] & { readonly name: string })[] = [
  // `npm test`
  {
    name: "quick",
    include: QUICK,
    // These need what only the site installs.
    exclude: [...configDefaults.exclude, "site/**/*.site.test.ts"],
    setupFiles: ["vitest.setup.ts"],
    // The files that one worker runs share its modules, which nearly all of them load: that saves a third of the
    // time. .ci/run has them in another order once, which shows whether one of them needs another.
    isolate: false,
  },
  // `npm run prove`: what is exhaustive, too long for every `npm test`
  {
    name: "prove",
    include: [
      "packages/*/{src,test,tools}/**/*.prove.ts",
      "{tools/*/src,test}/**/*.prove.ts",
      ...["packages", "site", "test", "tools"].flatMap(testsOfSomeExtent),
    ],
    exclude: [...configDefaults.exclude, LONG],
    env: { TRY_ALL: "" }, // for tools/abnf/src/extent.ts
    alias: PEERS.map(peer),
    setupFiles: ["vitest.setup.ts"],
    testTimeout: 1_200_000,
  },
  // The rules once more in ESLint 9, as part of `npm run prove`
  {
    name: "eslint-9",
    include: ["packages/eslint-plugin/src/{rules,other-languages}.test.ts"],
    env: { ESLINT: "9" },
    alias: [peer("eslint")],
  },
  // What `npm run prove -- all` proves in addition
  { name: "long", include: [LONG], setupFiles: ["vitest.setup.ts"], testTimeout: 1_200_000 },
  // `npm run prove -- mutations`: whether the tests notice small changes of the sources
  {
    name: "mutations",
    include: ["test/mutations/*.mutations.ts"],
    setupFiles: ["vitest.setup.ts", "test/mutations/switches.ts"],
    fileParallelism: false,
    experimental: { fsModuleCache: false },
  },
  // `npm run fuzz`: the laws, asked of new values; scripts/run/fuzz.js says for how long, and with which seed
  {
    name: "fuzz",
    include: ["packages/*/test/**/*.fuzz.ts"],
    setupFiles: ["vitest.setup.ts"],
    testTimeout: 0,
  },
  // `npm run test:browser`
  { name: "browser", include: ["packages/*/browser/**/*.test.ts"] },
  // `npm run test:page`: the page, as it is built, along one path for each tool
  { name: "page", include: ["site/test/paths/*.test.ts"], ...ON_PAGE },
  // `npm run test:site`: all of the page
  { name: "site", include: ["site/test/**/*.test.ts", "site/**/*.site.test.ts"], ...ON_PAGE },
  // `npm run test:servers`: real servers of the protocols, each on a port of its own
  { name: "servers", include: ["packages/access/test/servers/*.servers.ts"] },
  // `npm run test:integrations`: an engine is a library of the process, and cannot be loaded by two threads of it
  { name: "integrations", include: ["integrations/**/*.test.js"], pool: "forks" },
  // `npm run test:clients`: the guard's references in real clients, each a process of its own
  { name: "clients", include: ["clients/*.test.ts"], setupFiles: ["vitest.setup.ts"], testTimeout: 600_000 },
];

/** The tests that try a part in `npm test`, and all in `npm run prove`. */
function testsOfSomeExtent(folder: string): string[] {
  return readdirSync(folder, { encoding: "utf8", recursive: true })
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
    .filter((file) => file.endsWith(".test.ts") && !/node_modules|\.site\.test/.test(file))
    .filter((file) => ASKS.test(readFileSync(file, "utf8")));
}

/** Those that are named, by `--project NAME`. */
const areNamed = process.argv.some((one) => one.startsWith("--project"));

export default defineConfig({
  test: {
    maxWorkers: "100%",
    // What Vite makes of a module is kept in node_modules until the module or this configuration changes: a tenth.
    // Not of mutants, which are other modules at the same places.
    experimental: { fsModuleCache: process.env.LISTS_CODES === undefined },
    projects: PROJECTS.filter(({ name }) => areNamed || name === "quick").map((test) => ({
      resolve: { alias: SOURCE_ALIASES },
      plugins: test.name === "mutations" ? [mutantsInSources] : [mutatedLists],
      test: { testTimeout: 120_000, hookTimeout: 120_000, ...test },
    })),
  },
});
