/** The repositories whose tests are run, each at a commit. */

import { jest, mocha, nodeTest, REPORT, type Tests } from "./reports.ts";

/** The day of the registry from which dependencies come, so that the same are installed a year later. */
export const DAY = "2026-11-20";

export interface Repository {
  /** OWNER/NAME, as on GitHub. */
  readonly name: string;
  readonly commit: string;
  /** The day of the registry from which its dependencies come, if it does not work with those of `DAY`. */
  readonly day?: string;
  readonly tests: Tests;
  /** What is left out of its tests, or which of them these are, if not all. */
  readonly part?: string;
  /** Its package in the registry, for the made files that its tests read: they are put where the clone has none. */
  readonly published?: string;
  /** `false` if its lockfile names what the registry no longer has: then the day alone says what is installed. */
  readonly lockfile?: boolean;
  /** Whether its tests need its submodules. */
  readonly submodules?: true;
  /** What its own `test` script runs before the tests. */
  readonly prepare?: readonly (readonly [program: string, ...args: string[]])[];
  /** The tests whose outcome urikit's packages change, by the end of their names, and who is right. */
  readonly differences?: readonly { readonly test: string; readonly right: string }[];
  /** How long its tests may take; 5 unless given. */
  readonly minutes?: number;
  /** Why it has no result, if it was tried. */
  readonly noResult?: string;
}

/** A repository that could not be run, and why. */
export interface LeftOut {
  readonly name: string;
  readonly reason: string;
}

/** Jest without the types: what a test does is compared, and not whether a tree of this day compiles. */
const jestWithoutTypes = jest("--globals", JSON.stringify({ "ts-jest": { isolatedModules: true } }));

const RE2 = "spec/issues/1683_re2_engine.spec.ts";

export const REPOSITORIES: readonly Repository[] = [
  {
    name: "ajv-validator/ajv",
    commit: "9050ba1359fb87cd7c143f3c79513ea7624ea443",
    submodules: true,
    tests: {
      command: [
        "env",
        "TS_NODE_PROJECT=spec/tsconfig.json",
        ...mocha("-r", "ts-node/register", "--timeout", "60000", "--exclude", RE2, "spec/**/*.spec.{ts,js}")
          .command,
      ],
      report: "mocha",
    },
    prepare: [
      ["node", "scripts/jsontests"],
      ["rm", "-rf", "node_modules/ajv"],
      ["ln", "-s", "..", "node_modules/ajv"],
    ],
    published: "ajv@8.17.1",
    minutes: 20,
  },
  {
    name: "ajv-validator/ajv-errors",
    commit: "7efe8c29c3ea461eef29335e0199742dbc18e791",
    tests: jest(),
    published: "ajv-errors@3.0.0",
  },
  {
    name: "ajv-validator/ajv-formats",
    commit: "4ca86d21bd07571a30178cbb3714133db6eada9a",
    submodules: true,
    tests: jest(),
    published: "ajv-formats@3.0.1",
  },
  {
    name: "ajv-validator/ajv-i18n",
    commit: "866e21752b9531c39d4a24e6fe15cc17f94b7f75",
    tests: mocha("spec/*.spec.js"),
    published: "ajv-i18n@4.2.0",
  },
  {
    name: "ajv-validator/ajv-keywords",
    commit: "a11389b4d1934d360fb2a24dd920ec597295c8fc",
    tests: jest(),
    published: "ajv-keywords@5.1.0",
  },
  {
    name: "APIDevTools/swagger-parser",
    commit: "80ebe6f19bfe1db5800791e049451d192269c87f",
    part: "without `test/specs/real-world`, which needs the network",
    tests: mocha("--ignore", "test/specs/real-world/**"),
  },
  {
    name: "cdimascio/express-openapi-validator",
    commit: "c17d005f1e467bac1461e91c535a37a34bb10e32",
    tests: mocha("-r", "ts-node/register", "--files", "--recursive", "test/**/*.spec.ts"),
    minutes: 10,
  },
  {
    name: "Eomm/json-schema-resolver",
    commit: "b9f60a8cdd71cf87c781f6f1c2bdb5b06d961af4",
    tests: nodeTest(),
  },
  {
    name: "eslint/eslint",
    commit: "c27bc926e496985eb7911c09eb60914b2e4b5d0f",
    tests: mocha("tests/lib/config/*.js"),
    part: "`tests/lib/config`",
    minutes: 15,
  },
  {
    name: "fastify/ajv-compiler",
    commit: "16b13dc805904cc44b3fb5dc887108917af28d6e",
    tests: nodeTest(),
  },
  {
    name: "fastify/env-schema",
    commit: "53b80a8cd9f35d9058cf1b04333964ad2c7a3e5b",
    tests: nodeTest(),
  },
  {
    name: "fastify/fast-json-stringify",
    commit: "e1c93921cba86e594f815f8e872d12eef6539cb2",
    tests: nodeTest(),
  },
  {
    name: "fastify/fastify",
    commit: "83e69762aff047940b376fc2a266d143499ef727",
    tests: { command: ["borp", `--reporter=tap:${REPORT}`], report: "tap" },
    minutes: 45,
    noResult:
      "tried on 2026-11-25: its tests did not end within 15 minutes on two cores that did other things",
  },
  {
    name: "fastify/fastify-response-validation",
    commit: "f9f95c742c21cd03ae6013af936cddc324808c7d",
    tests: nodeTest(),
  },
  {
    name: "fastify/fastify-swagger",
    commit: "a10dfdef0b876c0293b54c15e021cd0a5c6707f4",
    tests: nodeTest(),
  },
  {
    name: "fastify/fastify-url-data",
    commit: "94ae6afe989b41db3bdfc4167077b7229343908a",
    tests: nodeTest(),
  },
  {
    name: "fastify/fluent-json-schema",
    commit: "b661897abecce159d1876e68d2f1603e03cc00f3",
    tests: nodeTest(),
  },
  {
    name: "fastify/json-schema-ref-resolver",
    commit: "3fefa02481e1557da35175ee718faa1096138fbc",
    tests: nodeTest(),
  },
  {
    name: "markdown-it/markdown-it",
    commit: "0fe7ccb4b7f30236fb05f623be6924961d296d3d",
    tests: mocha(),
    published: "markdown-it@14.1.0",
  },
  {
    name: "openapistack/openapi-backend",
    commit: "0bbe594118967998ad4e2d6e11486ba956dfc4f6",
    tests: jest(),
  },
  {
    name: "rdfjs-base/parser-jsonld",
    commit: "006f739cfddaf777ddc81bf1fef166af792454da",
    tests: mocha(),
  },
  {
    name: "rubensworks/jsonld-context-parser.js",
    commit: "ae0e5f8a38089138a6fba6022c6ef81ef61af9a7",
    tests: jest(),
  },
  {
    name: "rubensworks/jsonld-streaming-parser.js",
    commit: "1bf028f98c2fad5f532409b782f6918302c74a6e",
    lockfile: false,
    tests: jestWithoutTypes,
    part: "types not checked, since its code does not compile with the TypeScript of this day",
  },
  {
    name: "rubensworks/microdata-rdf-streaming-parser.js",
    commit: "2361217143f41942b73ecbb04928ad9ac079007d",
    lockfile: false,
    tests: jest(),
  },
  {
    name: "rubensworks/rdfa-streaming-parser.js",
    commit: "ac89b44b3c118597ed23d7b5bad9942f7df0cb07",
    lockfile: false,
    tests: jestWithoutTypes,
    part: "types not checked, since its code does not compile with the TypeScript of this day",
  },
  {
    name: "rubensworks/rdfxml-streaming-parser.js",
    commit: "b24d5ceaeb5525afd6d7fe79b12f23977020b545",
    tests: jestWithoutTypes,
    part: "types not checked, since its TypeScript is 4.1 and urikit's declarations need 4.7",
    differences: [
      {
        test: "create a named node from the baseIRI scheme when the baseIRI contains only ://",
        right:
          "urikit, by RFC 3986 §5.2.3: `abc` against `http://`, which has an authority, is `http:///abc`",
      },
      {
        test: "throw an error on a relative URI when no baseIRI is given",
        right:
          "neither: the lockfile has 1.0.5; since 1.0.6 the library itself has the other message, as urikit has",
      },
    ],
  },
  {
    name: "seriousme/fastify-openapi-glue",
    commit: "5f2480a95292f8541009937c8a11362c3d4514d2",
    tests: nodeTest(),
  },
  {
    name: "seriousme/openapi-schema-validator",
    commit: "0b8e05a0f4d40cc69cea7a86639010c392e0756e",
    tests: nodeTest("test/test-*.js"),
  },
  {
    name: "sindresorhus/conf",
    commit: "f59aee335fe9694414044f0d40418dbbfd8704cf",
    tests: nodeTest("--import", "tsx", "test/index.ts", "test/migrations.ts", "test/advanced-features.ts"),
  },
  {
    name: "sockjs/sockjs-client",
    commit: "06e6959d751c7efd6952c6be3c10107a173b7355",
    tests: mocha("--exit", "tests/node.js"),
  },
  {
    name: "webpack/schema-utils",
    commit: "b9ca275df9cf39b16e5ee5b7fe165481e0491612",
    tests: jest(),
  },
  {
    name: "webpack/webpack",
    commit: "bc3e930f75e3f6ecbdf193a0dedf6067ea3a286b",
    tests: jest("test/Validation.test.js"),
    part: "`test/Validation.test.js`",
    minutes: 10,
  },
];

const OWN_RESOLVER = "it resolves by code of its own, and depends on no library that urikit replaces";
const COMPILED = "its packages read each other's compiled form, and the tool builds nothing";

const TESTS_COMPILED = "its tests read what is compiled before them, and the tool builds nothing";

const LEFT_OUT: readonly LeftOut[] = [
  {
    name: "ajv-validator/json-schema-migrate",
    reason: "its tests do not compile with the Ajv that it installs, whatever the library",
  },
  { name: "comunica/comunica", reason: COMPILED },
  { name: "digitalbazaar/jsonld.js", reason: OWN_RESOLVER },
  { name: "exegesis-js/exegesis", reason: TESTS_COMPILED },
  { name: "googleapis/nodejs-googleapis-common", reason: TESTS_COMPILED },
  { name: "linkeddata/rdflib.js", reason: OWN_RESOLVER },
  { name: "rdfjs/N3.js", reason: OWN_RESOLVER },
  { name: "Redocly/redocly-cli", reason: COMPILED },
  { name: "stylelint/stylelint", reason: "its tests take longer than the machine of these runs had" },
];

/** Who is right where a test has another outcome; undefined if nobody has looked yet. */
export function verdict(repository: string, test: string): string | undefined {
  const known = REPOSITORIES.find(({ name }) => name === repository)?.differences ?? [];
  return known.find((one) => test.endsWith(one.test))?.right;
}

/** Those of the list that have no result yet are left out too. */
export function leftOut(run: readonly { readonly repository: string }[]): readonly LeftOut[] {
  const isRun = (name: string) => run.some(({ repository }) => repository === name);
  const open = REPOSITORIES.filter(({ name }) => !isRun(name));
  return [
    ...LEFT_OUT,
    ...open.map(({ name, noResult }) => ({
      name,
      reason: noResult ?? "in the list; the machine of these runs had no time for it",
    })),
  ];
}
