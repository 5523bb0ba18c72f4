import { audit } from "@urikit/audit";
import { http } from "@urikit/schemes";
import { sideBySide } from "@urikit/standards";
import { parse, resolve } from "urikit";
import { findInText } from "urikit/context";

console.log(
  parse("http://a/b").host,
  resolve("../g", "http://a/b/c/d;p?q"),
  http.read("http://a:80/").port,
  [...findInText("see http://a/b.")].length,
  sideBySide("http://a\\@b/").differences.some(({ dangerous }) => dangerous),
  audit("http://u:p@a/")[0].id,
);
