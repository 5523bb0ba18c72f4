import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import { withPureStatements } from "../scripts/build/pure-statements.js";

const LIBRARY = `
var __exportAll = (all) => Object.assign({}, all);
var codes_exports = /* @__PURE__ */ __exportAll({ DOT: () => DOT });
var DOT = 46;
var SYMBOL = Symbol("text");
var Unused = class extends Error { [SYMBOL]() { return "unused class"; } };
var Used = class { [SYMBOL]() { return "used class"; } };
var TABLE = /* @__PURE__ */ new Map([["unused table", codes_exports]]);
var PORT = { http: 80 }.http;
function guard() { return new Used(); }
guard.address = () => "used member";
function other() { return "unused function"; }
other.member = () => "unused member";
export { guard, Unused, other, TABLE, PORT, codes_exports as CODE };
`;

/** What a program gets that takes names of the library. */
async function bundled(names: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: `export { ${names} } from "library";` },
    bundle: true,
    format: "esm",
    write: false,
    plugins: [
      {
        name: "library",
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^library$/ }, () => ({ path: "library", namespace: "made" }));
          onLoad({ filter: /./, namespace: "made" }, () => ({ contents: withPureStatements(LIBRARY) }));
        },
      },
    ],
  });
  return outputFiles[0]?.text ?? "";
}

describe("the files of a package", () => {
  it("a program pays for what it takes", async () => {
    const text = await bundled("guard");
    expect(text).toContain("used class");
    expect(text).toContain("used member");
    expect(text).not.toMatch(/unused|http|46/);
    expect(await bundled("PORT")).not.toMatch(/class|function guard|46/);
  });

  it("do what they did, by the names that they had", async () => {
    const code = withPureStatements(LIBRARY);
    const { guard, Unused, other, PORT } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    expect([guard().constructor.name, guard.name, guard.address()]).toEqual(["Used", "guard", "used member"]);
    expect([Unused.name, other.member(), PORT]).toEqual(["Unused", "unused member", 80]);
  });
});
