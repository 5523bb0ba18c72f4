const { parse, resolve } = require("urikit");
const { http } = require("@urikit/schemes");
const { https } = require("@urikit/schemes/http");
const { findInText } = require("urikit/context");
const { audit } = require("@urikit/audit");
const { sideBySide } = require("@urikit/standards");
const { referencesIn } = require("@urikit/documents");
const { uriResolver } = require("@urikit/drop-ins/ajv");
const fastUri = require("@urikit/fast-uri");
const uriJs = require("@urikit/uri-js");
const { resolve: resolveIri } = require("@urikit/relative-to-absolute-iri");

test("every entry can be required", () => {
  expect(parse("http://a/b").host).toBe("a");
  expect(resolve("../g", "http://a/b/c/d;p?q")).toBe("http://a/b/g");
  expect(http.read("http://a:80/").port).toBe(80);
  expect(https.read("https://a/").port).toBe(443);
  expect(uriResolver.resolve("a/b", "../c")).toBe("c");
  expect(fastUri.resolve("http://a/b", "c")).toBe("http://a/c");
  expect(fastUri.default).toBe(fastUri);
  expect(uriJs.parse("http://a:80/").port).toBe(80);
  expect(resolveIri("é", "http://a/b")).toBe("http://a/é");
  expect([...findInText("see http://a/b.")]).toHaveLength(1);
  expect(sideBySide("http://a\\@b/").differences.some(({ dangerous }) => dangerous)).toBe(true);
  expect(audit("http://u:p@a/")[0].id).toBe("password");
  expect(referencesIn("<a href=b>", "html")).toHaveLength(1);
});
