// @ts-check
// What a Node reads, from 12 on, whose syntax it keeps to: node.cjs node|node-legacy
// biome-ignore lint/style/useNodejsImportProtocol: Node 12 does not know it.
const { createInterface } = require("readline");
// biome-ignore lint/style/useNodejsImportProtocol: Node 12 does not know it.
const legacy = require("url");

/** @param {string | null | undefined} text */
const told = (text) => text || undefined;

/** @type {Record<string, { read: (reference: string) => any[], resolve: (reference: string, base: string) => string }>} */
const readers = {
  node: {
    read(reference) {
      const { protocol, username, password, hostname, port, pathname, search } = new URL(reference);
      const userinfo = told(password ? `${username}:${password}` : username);
      return [protocol.slice(0, -1), userinfo, told(hostname), told(port), pathname, told(search.slice(1))];
    },
    resolve: (reference, base) => new URL(reference, base).href,
  },
  "node-legacy": {
    read(reference) {
      const { protocol, auth, hostname, port, pathname, search } = legacy.parse(reference);
      const scheme = protocol ? protocol.slice(0, -1) : undefined;
      const query = search === null || search === undefined ? undefined : search.slice(1);
      return [scheme, auth, told(hostname), port, pathname || "", query];
    },
    resolve: (reference, base) => legacy.resolve(base, reference),
  },
};

/** @param {string | false | null | undefined} value */
function field(value) {
  if (value === undefined || value === null) return "-";
  return value === false ? "!" : `=${Buffer.from(value, "utf8").toString("base64")}`;
}

/** @param {() => any} question */
function attempt(question) {
  try {
    return question();
  } catch (_) {
    return false;
  }
}

/** @type {any} */
const { read, resolve } = readers[process.argv[2] || ""];
process.stdout.write(`Node ${process.versions.node}\n`);
createInterface({ input: process.stdin }).on("line", (line) => {
  const [reference, base] = line
    .split("\t")
    .map((text) => (text[0] === "=" ? Buffer.from(text.slice(1), "base64").toString("utf8") : undefined));
  const parts = attempt(() => read(reference || ""));
  const target = base === undefined ? undefined : attempt(() => resolve(reference || "", base));
  const fields = [parts ? "" : undefined].concat(parts || Array(6).fill(undefined), [target, undefined]);
  process.stdout.write(`${fields.map(field).join("\t")}\n`);
});
