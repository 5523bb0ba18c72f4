import { describe, expect, it } from "vitest";
import { typeOfContent, typeOfMedia, typeOfName } from "./media-types.ts";

describe("the type of a document by its first octets", () => {
  it.each([
    ["From a@b Mon Jan  1 00:00:00 2024\nFrom: a@b\nTo: c@d\n\n", "mbox"],
    ['<a href="x">foo</a>', "html"],
    ["\n <DIV>", "html"],
    ["<p>", "html"],
    ["<meta charset=x>", "html"],
    ["<script>", "html"],
    ["<!-- x -->", "html"],
    ["<http://a/>", "text"],
    ["<a@b.example>", "text"],
    ["<svg >", "xml"],
    ["<?xml version='1.0'?><a/>", "xml"],
    ["<?xml version='1.0'?><html xmlns='http://www.w3.org/1999/xhtml'>", "xml"],
    ["<?xml version='1.0'?><html>", "html"],
    ["@import 'a.css';", "css"],
    ["\u0000", undefined],
  ])("%j", (text, type) => {
    expect(typeOfContent(new TextEncoder().encode(text))).toBe(type);
  });
});

it.each([
  ["text/HTML; charset=utf-8", "html"],
  ["application/rss+xml", "xml"],
  ["application/xhtml+xml", "xml"], // HTML §14, RFC 3236
  ["text/markdown", "markdown"],
  ["application/ld+json", "json"],
  ["application/x-ndjson; charset=utf-8", "json-lines"],
  ["application/manifest+json", "manifest"],
  ["text/csv; header=present", "csv"],
  ["message/rfc822", "mime"],
  ["image/png", undefined],
  ["", undefined],
])("the type of a document by its media type, %j", (mediaType, type) => {
  expect(typeOfMedia(mediaType)).toBe(type);
});

it.each([
  ["a/b.HTML", "html"],
  ["p.xhtml", "xml"],
  ["p.xht", "xml"],
  ["a.tar.urls", "uri-list"],
  ["session.har", "json"],
  ["README", undefined],
  ["a.png", undefined],
])("the type of a document by the name of its file, %j", (name, type) => {
  expect(typeOfName(name)).toBe(type);
});

// Each line could be read in two ways, and a thousand octets of them never ended.
it("a heading of many lines, and nothing after it, is text", () => {
  expect(typeOfContent(Buffer.from(`m:\r\n${"\t\r\n".repeat(300)}`))).toBe("text");
});
