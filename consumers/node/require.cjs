const { referencesIn } = require("@urikit/documents");
const { audit } = require("@urikit/audit");
const { checkLines } = require("@urikit/lists");
const { sideBySide } = require("@urikit/standards");
const { parse, resolve } = require("urikit");
const { findInText } = require("urikit/context");
const { http } = require("@urikit/schemes");
const { https } = require("@urikit/schemes/http");

console.log(
  parse("http://a/b").host,
  resolve("../g", "http://a/b/c/d;p?q"),
  http.read("http://a:80/").port,
  https.read("https://a/").port,
  [...findInText("see http://a/b.")].length,
  sideBySide("http://a\\@b/").differences.some(({ dangerous }) => dangerous),
  audit("http://u:p@a/")[0].id,
  referencesIn('<a href="http://a/b">', "html")[0].target,
  [...checkLines().write(new TextEncoder().encode("http://a/\na b\n"))][0].number,
);
