// A program may hold both copies: each understands the references of the other.
import { createRequire } from "node:module";
import * as imported from "urikit";

const required = createRequire(import.meta.url)("urikit");

console.log(
  imported.resolve(required.parse("../g"), required.parse("http://a/b/c")),
  required.resolve(imported.parse("../g"), imported.parse("http://a/b/c")),
);
