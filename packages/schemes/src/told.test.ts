/** The schemes that are read, and never planned. */

import { describe, expect, it } from "vitest";
import { errorOf } from "../test/scheme-expectations.ts";
import { javascript } from "./javascript.ts";
import { jdbc } from "./jdbc.ts";
import { s3 } from "./s3.ts";

describe("WHATWG HTML, javascript: URLs: the code is all that follows the colon, decoded", () => {
  it.each([
    ["javascript:alert(1)", "alert(1)"],
    ["javascript:a?b:%22c%22#d", 'a?b:"c"#d'],
    ["javascript://h/%0Aalert(1)", "//h/\nalert(1)"],
    ["javascript:", ""],
  ])("%s", (text, code) => {
    expect(javascript.read(text)).toEqual({ code });
    expect(javascript.read(javascript.build({ code }))).toEqual({ code });
  });

  it("RFC 3986 §7.6: there is no plan for it", () => {
    const error = errorOf(() => javascript.plan("javascript:alert(1)"));
    expect(error).toMatchObject({ code: "no-plan", section: "RFC 3986 §7.6" });
    expect(error.reason).toContain("code, not a place to reach");
  });
});

describe("Java SE, DriverManager: jdbc:subprotocol:subname", () => {
  it.each([
    ["jdbc:postgresql://host:5432/database", "postgresql", "//host:5432/database"],
    ["jdbc:oracle:thin:@host:1521:sid", "oracle", "thin:@host:1521:sid"],
    ["jdbc:h2:mem:", "h2", "mem:"],
    ["jdbc:MySQL://h/d?a=b#c", "mysql", "//h/d?a=b#c"],
  ])("%s", (text, subprotocol, subname) => {
    expect(jdbc.read(text)).toEqual({ subprotocol, subname });
    expect(jdbc.read(jdbc.build({ subprotocol, subname }))).toEqual({ subprotocol, subname });
  });

  it.each(["jdbc:", "jdbc:a", "jdbc::a", "jdbc://h/a:b"])("%s is refused at 5", (text) => {
    expect(errorOf(() => jdbc.read(text))).toMatchObject({ code: "invalid-for-scheme", index: 5 });
  });

  it("each driver has a grammar of its own, and so there is no plan", () => {
    expect(errorOf(() => jdbc.plan("jdbc:a:b")).reason).toContain("a grammar of its own");
  });
});

describe("AWS CLI, s3 commands: s3://mybucket/mykey", () => {
  it.each([
    ["s3://mybucket/mykey", "mybucket", "mykey"],
    ["s3://mybucket", "mybucket", ""],
    ["s3://mybucket/", "mybucket", ""],
    ["s3://mybucket/a%20b/c?d#e", "mybucket", "a%20b/c?d#e"],
  ])("%s", (text, bucket, key) => {
    expect(s3.read(text)).toEqual({ bucket, key });
    expect(s3.read(s3.build({ bucket, key }))).toEqual({ bucket, key });
  });

  it.each([
    ["s3:a", "missing-host", 3],
    ["s3://a:80/b", "invalid-for-scheme", 6],
    ["s3://u@a/b", "userinfo-not-allowed", 5],
  ])("%s: %s at %i", (text, code, index) => {
    expect(errorOf(() => s3.read(text))).toMatchObject({ code, index });
  });

  it("where a bucket is, no specification says, and so there is no plan", () => {
    expect(errorOf(() => s3.plan("s3://a/b"))).toMatchObject({ code: "no-plan" });
  });
});
