const { Ajv } = require("ajv");
const { readFileSync } = require("node:fs");
const { dirname, join } = require("node:path");
const { createRequire } = require("node:module");

const validate = new Ajv().compile({
  $id: "http://example.org/list",
  items: { $ref: 'a/../list#/definitions/foo"bar' },
  definitions: { 'foo"bar': { type: "integer" } },
});
const found = createRequire(require.resolve("ajv")).resolve("fast-uri");
const { name } = JSON.parse(readFileSync(join(dirname(found), "../package.json"), "utf8"));
console.log(validate([1]), validate(["1"]), name);
