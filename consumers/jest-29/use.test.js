const { parse, resolve } = require("urikit");
const { http } = require("urikit/schemes");
const { https } = require("urikit/schemes/http");
const { findInText } = require("urikit/context");
const { audit } = require("@urikit/audit");
const { sideBySide } = require("@urikit/standards");
const { referencesIn } = require("@urikit/documents");

test("every entry can be required", () => {
  expect(parse("http://a/b").host).toBe("a");
  expect(resolve("../g", "http://a/b/c/d;p?q")).toBe("http://a/b/g");
  expect(http.read("http://a:80/").port).toBe(80);
  expect(https.read("https://a/").port).toBe(443);
  expect([...findInText("see http://a/b.")]).toHaveLength(1);
  expect(sideBySide("http://a\\@b/").differences.some(({ dangerous }) => dangerous)).toBe(true);
  expect(audit("http://u:p@a/")[0].id).toBe("password");
  expect(referencesIn("<a href=b>", "html")).toHaveLength(1);
});
