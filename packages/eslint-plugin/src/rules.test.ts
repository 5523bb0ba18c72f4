// The rules, by the RuleTester of ESLint 10, and in `npm run prove` by that of ESLint 9.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is the code of a case
// biome-ignore-all lint/style/noUnusedTemplateLiteral: it is the code of a case
import { Linter, RuleTester } from "eslint";
import { describe, expect, it } from "vitest";
import plugin, { rules } from "./index.ts";

type Name = keyof typeof rules;
type Invalid = RuleTester.InvalidTestCase;

Object.assign(RuleTester, { describe, it });

it("ESLint is the one that is meant", () => {
  expect(Linter.version.split(".")[0]).toBe(process.env.ESLINT ?? "10");
});

const JSX = { languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } };
const SCRIPT = { languageOptions: { sourceType: "commonjs" } } as const;

function inEslint(name: Name, valid: (string | RuleTester.ValidTestCase)[], invalid: Invalid[]) {
  new RuleTester().run(name, rules[name], { valid, invalid });
}

/** A case with the characters that are reported, from the first `|` to the second. */
function at(marked: string, id: string, data: Record<string, string>, more: Partial<Invalid> = {}): Invalid {
  const [before = "", inside = "", after = ""] = marked.split("|");
  const error = {
    ...{ messageId: id, data, line: 1, column: before.length + 1 },
    ...{ endLine: 1, endColumn: before.length + inside.length + 1 },
  };
  return { code: before + inside + after, errors: [error], ...more };
}

const SPACE = "a space is not allowed in a path (§3.3); write it as %20";
const invalidAt = (marked: string, reason = SPACE, rule = "URI reference", more: Partial<Invalid> = {}) =>
  at(marked, "invalid", { rule, reason }, more);

inEslint(
  "no-invalid-uri",
  [
    'fetch("https://example.org/a?b#c"); fetch("/a%20b"); fetch(""); fetch(a);',
    'new URL("../a", import.meta.url); new URL(text); new URL();',
    "fetch(`/users/${name} `); fetch(...list); fetch(uri`/a b`); fetch(1);",
    'const text = "a b"; f("a b"); fetch(a, "a b"); x.fetch("a b"); window[fetch]("a b");',
    'function fetch(x) {} fetch("a b");',
    'class URL {} new URL("a b");',
    'const a = { href: "/a", $ref: "#/$defs/a", "$id": "https://example.org/s", constructor: "a b", __proto__: "a b" };',
    'const { href = "a b" } = x; ({ [href]: "a b" }); x.href == "a b"; x[href] = "a b";',
    { code: 'const a = <a href="/b" title="a b">{"a b"}</a>;', ...JSX },
  ],
  [
    invalidAt('fetch("/a| |b")'),
    invalidAt('window.fetch("/a| |b")'),
    invalidAt('globalThis["fetch"]("/a| |b")'),
    invalidAt('new Request("/a| |b")'),
    invalidAt('import { fetch } from "undici"; fetch("/a| |b")'),
    invalidAt("fetch(`/a| |b`)"),
    invalidAt('fetch("/a" + "/a| |b")'),
    invalidAt('x.href = "/a| |b"'),
    invalidAt('x.setAttribute("href", "/a| |b")'),
    invalidAt('const s = { "$ref": "/a| |b" }'),
    invalidAt('const s = { href: "/a| |b" }'),
    invalidAt('const a = <a href="/a| |b" />;', SPACE, "URI reference", JSX),
    invalidAt('const a = <a href={"/a| |b"} />;', SPACE, "URI reference", JSX),
    // The source does not show the characters: the whole is reported.
    invalidAt('fetch(|"/\\x61 b"|)'),
    { code: 'fetch("http://[::1"); new URL("//a/"); new WebSocket("http://a:b/");', errors: 3 },
    { code: 'new URL("a", "b"); const s = { $schema: "draft-07" };', errors: 2 },
    // Hostile: half a character, controls, a backslash, an unfinished triplet.
    { code: 'fetch("\\ud800"); fetch("\\0"); fetch("\\\\a"); fetch("%"); fetch("%zz");', errors: 5 },
    { code: `fetch(${Array(2000).fill('"a b"').join(" + ")})`, errors: 1 },
  ],
);

const IMPORT = 'import { uri } from "urikit";';
const REQUIRE = 'const { uri } = require("urikit");';

/** A case with what a person may choose. */
const suggested = (code: string, output: string, more: Partial<Invalid> = {}): Invalid => ({
  ...{ code, output: null, ...more },
  errors: [{ messageId: "unencoded", suggestions: [{ messageId: "tag", output }] }],
});
/** A case that is repaired. */
const fixed = (code: string, output: string): Invalid => ({
  code,
  output,
  errors: [{ messageId: "unencoded" }],
});
/** A case with nothing to choose. */
const alone = (code: string, more: Partial<Invalid> = {}): Invalid => ({
  ...{ code, output: null, ...more },
  errors: [{ messageId: "unencoded" }],
});

inEslint(
  "no-string-concat-uri",
  [
    `${IMPORT} fetch(uri\`/a/\${b}\`); fetch(\`\${base}\${uri\`/a/\${b}\`}\`);`,
    `import { encode } from "urikit"; fetch("/a/" + encode(b, "segment"));`,
    "fetch(`/a/${encodeURIComponent(b)}?c=${encodeURIComponent(d)}`);",
    'fetch(`${base}/a`); fetch(base + "/a"); fetch(base + path); fetch(1 + 2); fetch("/a" + "/b");',
    "const a = `Listening on http://localhost:${port}`; f(`${a}//${b}`); f(`// ${a}`); f(String.raw`http://a/${b}`);",
    'f("http://a/" - b); f(1 + 2 + "//");',
  ],
  [
    // The same text before and after: repaired.
    fixed(`${IMPORT} fetch("/v" + 1 + "/a");`, `${IMPORT} fetch(uri\`/v\${1}/a\`);`),
    fixed('const v = "v1"; fetch(`/${v}/a`);', `${IMPORT}\nconst v = "v1"; fetch(uri\`/\${v}/a\`);`),
    fixed(
      '"use client"; const v = "v1"; fetch(`/${v}`);',
      `"use client"; ${IMPORT}\nconst v = "v1"; fetch(uri\`/\${v}\`);`,
    ),
    // Another text, or one that is not known: a person chooses.
    suggested(`${IMPORT} fetch(\`/a/\${b}\`);`, `${IMPORT} fetch(uri\`/a/\${b}\`);`),
    suggested(
      `${IMPORT} const b = "c/d"; fetch("/a/" + b);`,
      `${IMPORT} const b = "c/d"; fetch(uri\`/a/\${b}\`);`,
    ),
    suggested(`${IMPORT} let b = "c"; fetch("/a/" + b);`, `${IMPORT} let b = "c"; fetch(uri\`/a/\${b}\`);`),
    suggested(`${REQUIRE} fetch("/a/" + b);`, `${REQUIRE} fetch(uri\`/a/\${b}\`);`, SCRIPT),
    suggested(`${IMPORT} x.href = "/a?b=" + (c + d);`, `${IMPORT} x.href = uri\`/a?b=\${c + d}\`;`),
    suggested(
      `${IMPORT} const u = \`https://example.org/\${a}\`;`,
      `${IMPORT} const u = uri\`https://example.org/\${a}\`;`,
    ),
    suggested(`${IMPORT} fetch(base + "/a/" + b);`, `${IMPORT} fetch(\`\${base}\${uri\`/a/\${b}\`}\`);`),
    suggested(
      `${IMPORT} fetch(\`/\${encodeURIComponent(a)}/\${b}\`);`,
      `${IMPORT} fetch(uri\`/\${a}/\${b}\`);`,
    ),
    suggested(`${IMPORT} new URL("/$" + a, b);`, `${IMPORT} new URL(uri\`/$\${a}\`, b);`),
    // What the tag would not take, or would encode twice; a name that is another's; a comment that would be lost.
    alone(`${IMPORT} fetch(\`https://a\${b}.example/\`);`),
    alone(`${IMPORT} fetch(\`\${base}x\${b}\`);`),
    alone(`${IMPORT} fetch("/a b/" + b);`),
    alone(`${IMPORT} fetch("/a/" + encodeURI(b));`),
    alone(`${IMPORT} fetch("/a/" + tag\`b\`);`),
    alone(`${IMPORT} fetch("/a/" + /* why */ b);`),
    alone(`${IMPORT} fetch(\`${"/${b}".repeat(2000)}\`);`),
    alone('import { uri } from "other"; fetch("/a/" + b);'),
    alone('function f(uri) { fetch("/a/" + uri); }'),
    alone('function f(uri) {} fetch("/a/" + b);'),
    alone('fetch("/a/" + b);', SCRIPT),
  ],
);

const legacy = (code: string, name = "parse", more: Partial<Invalid> = {}): Invalid => ({
  ...{ code, ...more },
  errors: [{ messageId: "legacy", data: { name } }],
});
const abandoned = (code: string, more: Partial<Invalid> = {}): Invalid => ({
  ...{ code, ...more },
  errors: [{ messageId: "abandoned" }],
});

inEslint(
  "no-url-parse",
  [
    'import { parse } from "urikit"; parse("a"); url.parse("a"); parse.parse("a");',
    'import url from "node:url"; url.fileURLToPath("a"); url[parse]("a"); (function (url) { url.parse("a"); })();',
    'import { URL, parse as p } from "node:url"; new URL("a"); x.p("a");',
    'function require() {} f(require); require("url"); require(); URL.parse("a");',
  ],
  [
    legacy('import url from "url"; url.parse("a");'),
    legacy('import * as url from "node:url"; url["parse"]("a");'),
    legacy('import { parse as read } from "node:url"; read("a");'),
    legacy('import { resolve } from "node:url"; resolve("a", "b");', "resolve"),
    legacy('const url = require("url"); url.parse("a");', "parse", SCRIPT),
    legacy('const { parse: read } = require("node:url"); read("a");', "parse", SCRIPT),
    legacy('require("url").parse("a");', "parse", SCRIPT),
    abandoned('import Url from "url-parse"; new Url("a");'),
    abandoned('const parse = require("url-parse"); parse("a");', SCRIPT),
  ],
);

const found = (code: string, ...ids: string[]): Invalid => ({
  code,
  errors: ids.map((id) => ({ message: new RegExp(`\\(${id}\\): `) })),
});

inEslint(
  "no-credentials-in-uri",
  [
    'f("https://example.org/"); f("https://me@example.org/"); f("me:secret@example.org"); f("a//b");',
    "f(`https://me:${password}@example.org/`); f(`https://${me}:${password}@example.org/`);",
    'f("https://example.org/?access_token=" + token); f("// see https://me:secret@example.org/ for more");',
    'import a from "https://me:secret@example.org/";',
  ],
  [
    at('f("https://me:|secret|@example.org/")', "found", {
      id: "password",
      title: "A password",
      message: "a password stands in the reference, where all who see it can read it",
    }),
    found("f(`https://me:secret@${host}/`)", "password"),
    found("f(`https://${me}:secret@example.org/`)", "password"),
    found('f("postgres://me:" + "secret@db/")', "password"),
    found('fetch("/a?access_token=4f5e6d7c8b9a")', "secret-by-name"),
    found('f("https://example.org/a?t=ghp_abcdefghijklmnopqrstuvwxyz0123456789")', "secret-by-shape"),
    found('fetch("http://a:b c@example.org/")', "password"),
  ],
);

inEslint(
  "no-confusing-uri",
  [
    'f("https://example.org/"); fetch("/a"); fetch("http://localhost:3000/"); f("javascript:alert(1)");',
    "f(`https://${a}@${b}/`); fetch(`http://${host}`); fetch(`${base}//a`); x.href = `${a}:alert(1)`;",
    { code: 'fetch("http://0x7f.1/")', options: [{ allow: ["rare-ipv4", "parsers-disagree"] }] },
  ],
  [
    at('f("http://|good.example|@evil.example/")', "found", {
      id: "host-in-userinfo",
      title: "A userinfo that looks like a host",
      message: "it looks like `good.example`, but the host is `evil.example`",
    }),
    found('x.href = "javascript:alert(1)"', "script-scheme"),
    found('fetch("https:/\\\\evil.example/")', "hidden-host"),
    found('fetch("http://0x7f.1/")', "parsers-disagree", "rare-ipv4"),
    found('fetch("http://p\\u0430ypal.com/")', "lookalike-host"),
    found("fetch(`http://good.example@evil.example/${a}`)", "host-in-userinfo"),
    found('fetch("/a?b=%0d%0aSet-Cookie:c")', "header-injection", "header-injection"),
    { code: 'fetch("http://0x7f.1/")', options: [{ allow: ["rare-ipv4"] }], errors: 1 },
  ],
);

describe("the recommended configuration", () => {
  const code = 'import { parse } from "node:url"; fetch("/a b"); parse(`http://me:pw@h.example/${a}`);';

  it("has all rules", () => {
    const told = new Linter().verify(code, [plugin.configs.recommended]);
    expect(told.map(({ ruleId }) => ruleId)).toEqual([
      "urikit/no-invalid-uri",
      "urikit/no-url-parse",
      "urikit/no-string-concat-uri",
      "urikit/no-credentials-in-uri",
    ]);
    expect(Object.keys(plugin.configs.recommended.rules ?? {})).toHaveLength(Object.keys(rules).length);
  });
});
