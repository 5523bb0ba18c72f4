/** RFC 3986 §7.3, §7.6; CWE-601: what a query parts and carries. */

import { expect, test } from "vitest";
import { idsIn, partsWith } from "../../test/where.ts";

test.each([
  ["https://a.org/login?next=https://evil.example/", "open-redirect", ["https://evil.example/"]],
  [
    "https://a.org/login?redirect_uri=https%3A%2F%2Fevil.example&b=1",
    "open-redirect",
    ["https%3A%2F%2Fevil.example"],
  ],
  ["https://a.org/?returnUrl=//evil.example/", "open-redirect", ["//evil.example/"]],
  ["https://a.org/?url=\\\\evil.example", "open-redirect", ["\\\\evil.example"]],
  [
    "https://a.org/view?page=http://other.example/?u=http://third.example/",
    "carried-url",
    ["http://other.example/?u=http://third.example/"],
  ],
  ["https://web.archive.org/web/2020/http://other.example/a?b", "carried-url", ["http://other.example/a"]],
  ["https://a.org/redirect?url=https://evil.example/", "open-redirect", ["https://evil.example/"]],
  [
    "https://img.shields.io/endpoint?url=https://b.example/c.json",
    "carried-url",
    ["https://b.example/c.json"],
  ],
  ["https://a.org/services/oembed?url=https://b.example/c", "carried-url", ["https://b.example/c"]],
  ["https://a.org/b.svg?url=https://b.example/c", "carried-url", ["https://b.example/c"]],
  ["https://a.org/image/login?next=https://evil.example/", "open-redirect", ["https://evil.example/"]],
  ["https://a.org/#http://other.example/", "carried-url", ["http://other.example/"]],
  ["#//evil.example", "carried-url", ["//evil.example"]],
  ["https://a.org/#!//evil.example/", "carried-url", ["//evil.example/"]],
  ["https://a.org/#%2F%2Fevil.example", "carried-url", ["%2F%2Fevil.example"]],
  ["https://a.org/?\\\\evil.example&b", "carried-url", ["\\\\evil.example"]],
  ["#/redirect?u=//evil.example", "carried-url", ["//evil.example"]],
  ["#/login?next=//evil.example", "open-redirect", ["//evil.example"]],
  ["/?a=1&b=2;c=3", "mixed-query-separators", [";"]],
  ["/?a=1&amp;b=2", "html-escaped-query", ["&amp;"]],
])("%s: %s is %j", (text, id, parts) => {
  expect(partsWith(id, text)).toEqual(parts);
});

test.each([
  ["https://a.org/login?next=https://www.a.org/b", "open-redirect"],
  ["https://a.org/login?next=/b", "open-redirect"],
  ["https://a.co.uk/?next=https://b.a.co.uk/", "open-redirect"],
  ["https://a.org/a//b.example", "carried-url"],
  ["https://a.org/?q=a//b", "carried-url"],
  ["https://a.org/#//a.org/b", "carried-url"],
  ["https://a.org/#//b", "carried-url"],
  ["https://a.org/a!//b.example", "carried-url"],
  ["mailto:a@b.example?body=http://c.example/", "carried-url"],
  ["/?a=1;b=2;c=3", "mixed-query-separators"],
  ["/?a=1&b=x;y", "mixed-query-separators"],
  ["/?code=use+a;%0Alet+c+=+d&version=1", "mixed-query-separators"],
])("%s has no finding %s", (text, id) => {
  expect(idsIn(text)).not.toContain(id);
});
