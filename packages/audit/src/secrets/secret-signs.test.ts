import { expect, it } from "vitest";
import { nameTelling } from "./secret-names.ts";
import { SECRET_SHAPES } from "./secret-shapes.ts";
import { beginsSecret, secretSigns } from "./secret-signs.ts";

const { beginnings, endings } = secretSigns();

it("RFC 3986 §7.5: each shape, and each path to a secret, has beginnings of four characters", () => {
  for (const text of beginnings) expect(text, text).toMatch(/^[A-Za-z][!-~]{3}$/);
  for (const { pattern, after } of SECRET_SHAPES) {
    const start = new RegExp(`^${(after ?? pattern).replace(/^\//, "").replace(/[[(\\{].*/, "")}`);
    expect(
      [...beginnings].some((text) => start.test(text) || start.source.startsWith(`^${text}`)),
      pattern,
    ).toBe(true);
  }
  for (const text of ["rese", "reco", "set-", "new_", "veri", "bot1", "hook", "sk.e", "glpa", "xkey", "xsmt"])
    expect(beginnings).toContain(text);
});

it("§3.3: a path to a secret begins after a slash", () => {
  expect(beginsSecret("/reset/a1b2c3d4e5f6a7b8c9", 1)).toBe(true);
  expect(beginsSecret("-reset/a1b2c3d4e5f6a7b8c9", 1)).toBe(false);
  expect(beginsSecret(`ghp_${"A1b2".repeat(9)}`, 0)).toBe(true);
  expect(beginsSecret("ghp_short", 0)).toBe(false);
});

it("a name that tells ends as one of the names that are known", () => {
  for (const name of ["token", "x_api_key", "db_password", "sid", "laravel_session", "code", "smtp_pass"]) {
    expect(nameTelling(name)).toBeDefined();
    expect(endings).toContain(name.slice(-3));
  }
});
