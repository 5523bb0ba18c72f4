import { audit } from "@urikit/audit";
import { referencesIn } from "@urikit/documents";
import { checkLines } from "@urikit/lists";
import { http } from "@urikit/schemes";
import { https } from "@urikit/schemes/http";
import { sideBySide } from "@urikit/standards";
import { parse, resolve } from "urikit";
import { findInText } from "urikit/context";

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
