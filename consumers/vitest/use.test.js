import { audit } from "@urikit/audit";
import { referencesIn } from "@urikit/documents";
import { http } from "@urikit/schemes";
import { https } from "@urikit/schemes/http";
import { sideBySide } from "@urikit/standards";
import { parse, resolve } from "urikit";
import { findInText } from "urikit/context";
import { expect, test } from "vitest";

test("every entry can be imported", () => {
  expect(parse("http://a/b").host).toBe("a");
  expect(resolve("../g", "http://a/b/c/d;p?q")).toBe("http://a/b/g");
  expect(http.read("http://a:80/").port).toBe(80);
  expect(https.read("https://a/").port).toBe(443);
  expect([...findInText("see http://a/b.")]).toHaveLength(1);
  expect(sideBySide("http://a\\@b/").differences.some(({ dangerous }) => dangerous)).toBe(true);
  expect(audit("http://u:p@a/")[0].id).toBe("password");
  expect(referencesIn("<a href=b>", "html")).toHaveLength(1);
});
