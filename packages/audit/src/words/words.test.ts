/** The sentences of findings: nothing is missing, and each finding says what it found. */

import { guard } from "@urikit/guard";
import { describe, expect, it } from "vitest";
import { SPECIAL_NAMES } from "../../../guard/src/addresses/special-names.ts";
import {
  IPV4_REGISTRY,
  IPV6_REGISTRY,
  METADATA_BLOCKS,
  OTHER_BLOCKS,
} from "../../../guard/src/addresses/special-purpose.ts";
import { said, saidInChinese } from "../../test/said.ts";
import { audit } from "../audit.ts";
import { GUARD_REASONS } from "../findings/guard-reasons.ts";
import { FINDINGS } from "../findings.ts";
import { en } from "./en.ts";
import { zh } from "./zh.ts";

const HAN = /\p{Script=Han}/u;

describe("the catalogues", () => {
  it("have the same ids, and every kind of finding and every reason of the guard", () => {
    expect(Object.keys(zh).sort()).toEqual(Object.keys(en).sort());
    const kinds = [...FINDINGS, ...GUARD_REASONS];
    for (const text of kinds.flatMap(({ title, harm, fix }) => [title, harm, fix])) {
      expect(Object.hasOwn(en, text.id), text.id).toBe(true);
      expect(saidInChinese(text)).toMatch(HAN);
    }
    expect(Object.keys(en).filter((id) => id.startsWith("finding-"))).toHaveLength(3 * kinds.length);
  });

  it("have words of their own for each finding that the example of a kind has", () => {
    for (const { id, example, base } of FINDINGS) {
      const found = audit(example, base === undefined ? {} : { base }).filter((one) => one.id === id);
      expect(found.length, id).toBeGreaterThan(0);
      for (const { message } of found) {
        expect(said(message), id).not.toBe(message.id.replaceAll("-", " "));
        expect(saidInChinese(message)).toMatch(HAN);
        const own = saidInChinese(message).replace(/"[^"]*"|`[^`]*`/g, "");
        expect(own, `${id}: ${said(message)}`).not.toMatch(/[a-z]{3,} [a-z]{2,} [a-z]{2,}/);
      }
    }
  });

  it("have the name of every block, and who sets every name apart", () => {
    const blocks = [...IPV4_REGISTRY, ...IPV6_REGISTRY, ...OTHER_BLOCKS, ...METADATA_BLOCKS];
    expect(blocks.filter(([, , name]) => !Object.hasOwn(en, `block-${name}`))).toEqual([]);
    const sources = SPECIAL_NAMES.flatMap(([, , source]) => (typeof source === "string" ? [] : source.id));
    expect(sources.filter((id) => !Object.hasOwn(en, id))).toEqual([]);
  });
});

describe("in Chinese", () => {
  it.each([
    ["http://www.example.com@0x7f.1/", "host-in-userinfo", "看起来像 `www.example.com`，主机其实是 `0x7f.1`"],
    ["http://127.0.0.1/", "loopback-address", "127.0.0.1 属于 127.0.0.0/8，环回（RFC 1122 §3.2.1.3）"],
    ["http://a/ b", "not-a-reference", "路径中不允许出现空格（§3.3）；请写作 %20"],
  ])("RFC 3986 §7: %s", (text, id, message) => {
    const finding = audit(text).find((one) => one.id === id);
    expect(finding && saidInChinese(finding.message)).toBe(message);
  });

  it("are the reasons of the guard, and no password is shown", () => {
    const text = "http://me:hunter2@example.org/";
    const { reasons } = guard(text, { schemes: ["https"] });
    expect(reasons.map(({ message }) => saidInChinese(message))).toContain("策略不允许方案 http");
    expect(JSON.stringify([reasons, audit(text)])).not.toContain("hunter2");
  });
});
