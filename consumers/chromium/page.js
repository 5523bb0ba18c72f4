import { http } from "@urikit/schemes";
import { parse, resolve } from "urikit";

document.body.textContent = [
  parse("http://a/b").host,
  resolve("../g", "http://a/b/c/d;p?q"),
  http.read("http://a:80/").port,
  structuredClone(parse("http://a/b")).text,
].join(" ");
