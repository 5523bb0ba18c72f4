const { audit } = require("@urikit/audit");
const { sideBySide } = require("@urikit/standards");
const { parse, resolve } = require("urikit");
const { findInText } = require("urikit/context");
const { http } = require("@urikit/schemes");

console.log(
  parse("http://a/b").host,
  resolve("../g", "http://a/b/c/d;p?q"),
  http.read("http://a:80/").port,
  [...findInText("see http://a/b.")].length,
  sideBySide("http://a\\@b/").differences.some(({ dangerous }) => dangerous),
  audit("http://u:p@a/")[0].id,
);
