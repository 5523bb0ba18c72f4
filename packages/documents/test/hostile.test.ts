/** Broken markup, unclosed tags, truncated multiparts and 10,000 levels of nesting give results and warnings. */

import { Buffer } from "node:buffer";
import { eachOf, extent } from "@urikit/abnf/extent";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DOCUMENT_TYPES } from "../src/index.ts";
import { extracted, message } from "./documents.ts";

const LEVELS = 10_000;

describe("10,000 levels of nesting", () => {
  it.each([
    ["html", `${"<div>".repeat(LEVELS)}<a href=x>${"</div>".repeat(LEVELS)}`],
    ["html", `${"<svg><title>".repeat(LEVELS)}<a href=x>`],
    ["html", `${"<template>".repeat(LEVELS)}<a href=x>${"</x>".repeat(LEVELS)}`],
    ["xml", `${'<a xml:base="b" xmlns:x="y">'.repeat(LEVELS)}${"</a>".repeat(LEVELS)}`],
    ["css", `${"a{(".repeat(LEVELS)} url(x)`],
  ] as const)("%s", async (type, text) => {
    const { found } = await extracted(text, type, { retrieval: "http://r/" });
    expect(found.length).toBeGreaterThan(0);
  });

  it("of multiparts", async () => {
    const opened = Array.from(
      { length: LEVELS },
      (_, i) => `Content-Type: multipart/mixed; boundary=b${i}\n\n--b${i}\n`,
    );
    const text = message(
      `${opened.join("")}\nhttp://a/\n${opened.map((_, i) => `--b${i}--\nhttp://no/\n`).join("")}--b0\n\nhttp://b/\n`,
    );
    const { found } = await extracted(text, "mime");
    expect(found.map(({ target }) => target)).toContain("http://a/");
  });

  it("of messages in messages, each encoded: the innermost are not read, with a warning", async () => {
    let text = "Content-Location: http://a/\n\nhttp://b/\n";
    for (let i = 0; i < 30; i++) {
      text = `Content-Type: message/rfc822\nContent-Transfer-Encoding: quoted-printable\n\n${text.replace(/=/g, "=3D")}`;
    }
    const { warnings } = await extracted(message(text), "mime");
    expect(warnings.map(({ code }) => code)).toEqual(["too-deep"]);
  });
});

describe("a value that is too long", () => {
  const LONG = [
    ["text", `http://${"a".repeat(4e6)} http://b/`, ["http://b/"]],
    ["html", `<a href="${"a".repeat(2e7)}"><a href=b>`, ["b"]],
    ["uri-list", `${"a".repeat(2e7)}\nhttp://b/\n`, ["http://b/"]],
    ["mime", `A: ${"a".repeat(6e6)}\r\n\r\nhttp://b/`, []],
  ] as const;

  it.each(eachOf(3, LONG))("in %s is skipped, with a warning", async (type, text, references) => {
    const { found, warnings } = await extracted(text, type);
    expect(found.map(({ reference }) => reference)).toEqual(references);
    expect(warnings.map(({ code }) => code)).toEqual(["too-long"]);
  });
});

describe("broken documents", () => {
  it.each([
    ["<a href='x", []],
    ["<a href=x", []],
    ["<a href=x ", ["x"]],
    ["<a href=x <b href=y>", ["x"]],
    ["<a href=x<b>", ["x<b"]],
    ["<a href='x'href='y'>", ["x"]],
    ['<a href="x>y</a><a href="z">', ["x>y</a><a href="]],
    ["<!-- <a href=x>", []],
    ["<![CDATA[<a href=x>]]><a href=y>", ["y"]],
    ["<style>a{b:url(x)", ["x"]],
    ["<script><a href=x></script ><a href=y>", ["y"]],
    ["</a href=x><a href=y>", ["y"]],
    ["<\0a href=x><a\0 href=y><a \0href=z>", []],
  ])("%j", async (html, references) => {
    const { found } = await extracted(html, "html");
    expect(found.map(({ reference }) => reference)).toEqual(references);
  });

  it("a page that ends within a tag gives a warning", async () => {
    expect((await extracted("<a href='x", "html")).warnings.map(({ code }) => code)).toEqual(["unclosed"]);
  });

  it("any octets, read as any type", async () => {
    const pieces = fc.constantFrom(
      ..."<a href= > <base <style </style> <svg> \" ' & &amp; <!-- --> <![CDATA[ ]]> url( ) @import \\ /* */ \r\n\r\n".split(
        " ",
      ),
      ...[
        "--b",
        "--b--",
        "Content-Type: multipart/mixed; boundary=b\r\n",
        "Content-Transfer-Encoding: base64\r\n",
        "cid:x",
        "http://x/",
        "\n",
        "\0",
        "\u00ff",
        "xmlns:a='b'",
        "<?xml ",
        "<!DOCTYPE a [",
      ],
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(pieces, { maxLength: 40 }),
        fc.constantFrom(...DOCUMENT_TYPES),
        async (parts, type) => {
          const { found } = await extracted(
            Buffer.from(parts.join(""), "latin1"),
            type,
            { retrieval: "http://r/" },
            13,
          );
          for (const each of found) expect(each.valid || each.error !== undefined).toBe(true);
        },
      ),
      { numRuns: extent(60, 400) },
    );
  });
});
