import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { errorOf, maybe } from "../test/scheme-expectations.ts";
import { type OtpauthReading, otpauth } from "./otpauth.ts";

const KEY = "JBSWY3DPEHPK3PXP";

describe("Google Authenticator, Key Uri Format", () => {
  it.each<[string, Partial<OtpauthReading>]>([
    [
      `otpauth://totp/Example:alice@google.com?secret=${KEY}&issuer=Example`,
      {
        ...{ type: "totp", issuer: "Example", account: "alice@google.com", secret: KEY },
        ...{ algorithm: "SHA1", digits: 6, counter: undefined, period: 30, parameters: [] },
      },
    ],
    [
      "otpauth://totp/ACME%20Co:john.doe@email.com?secret=HXDMVJECJJWSRB3HWIZR4IFUGFTMXBOZ&issuer=ACME%20Co&algorithm=SHA1&digits=6&period=30",
      { issuer: "ACME Co", account: "john.doe@email.com", period: 30 },
    ],
    [`otpauth://totp/Provider1:Alice%20Smith?secret=${KEY}`, { issuer: "Provider1", account: "Alice Smith" }],
    [
      `otpauth://totp/Big%20Corporation%3A%20alice%40bigco.com?secret=${KEY}`,
      { issuer: "Big Corporation", account: "alice@bigco.com" },
    ],
    [
      `otpauth://hotp/a?secret=${KEY}&counter=0&digits=8`,
      { type: "hotp", counter: 0, digits: 8, period: undefined },
    ],
    [
      `otpauth://TOTP/a?secret=${KEY.toLowerCase()}&image=b`,
      { type: "totp", parameters: [{ name: "image", value: "b" }] },
    ],
    ["otpauth://totp/a?secret=MZXW6YQ=", { secret: "MZXW6YQ" }],
  ])("%s", (text, reading) => {
    expect(otpauth.read(text)).toMatchObject(reading);
    expect(otpauth.read(otpauth.build(otpauth.read(text)))).toEqual(otpauth.read(text));
  });

  it("an issuer is built into the label and the parameters, as is recommended", () => {
    const parts = { issuer: "A b", account: "c", secret: KEY };
    expect(otpauth.build(parts)).toBe(`otpauth://totp/A%20b:c?secret=${KEY}&issuer=A%20b`);
  });

  it.each([
    [`otpauth://sotp/a?secret=${KEY}`, 10],
    [`otpauth:totp/a?secret=${KEY}`, 8],
    [`otpauth://totp:1/a?secret=${KEY}`, 14],
    [`otpauth://totp/?secret=${KEY}`, 15],
    [`otpauth://totp/a:b:c?secret=${KEY}`, 15],
    [`otpauth://totp/a/b?secret=${KEY}`, 15],
    ["otpauth://totp/a", 16],
    ["otpauth://totp/a?secret", 17],
    ["otpauth://totp/a?secret=1890", 17],
    ["otpauth://totp/a?secret=ABC", 17],
    [`otpauth://totp/a?secret=${KEY}&secret=${KEY}`, 41],
    [`otpauth://totp/a?secret=${KEY}&digits=7`, 17],
    [`otpauth://totp/a?secret=${KEY}&algorithm=MD5`, 17],
    [`otpauth://totp/a?secret=${KEY}&period=0`, 17],
    [`otpauth://hotp/a?secret=${KEY}`, 17],
  ])("%s is refused at %i", (text, index) => {
    expect(errorOf(() => otpauth.read(text))).toMatchObject({ code: "invalid-for-scheme", index });
  });

  it("issuers that differ are an error, and a warning in a lenient reading", () => {
    const text = `otpauth://totp/A:b?secret=${KEY}&issuer=C`;
    expect(errorOf(() => otpauth.read(text))).toMatchObject({ rule: "issuer", index: 15 });
    const { issuer, warnings } = otpauth.read(text, { lenient: true });
    expect([issuer, warnings?.map(({ rule }) => rule)]).toEqual(["C", ["issuer"]]);
  });

  it("RFC 3986 §7.5: no message names a character of the secret, and no plan holds it", () => {
    for (const secret of ["MySecret0189", `${KEY}A`, `${KEY}&secret=${KEY}`]) {
      const { reason, expected } = errorOf(() => otpauth.read(`otpauth://totp/a?secret=${secret}`));
      expect(`${reason} ${expected}`).not.toMatch(/MySecret|JBSW/i);
    }
    for (const act of [
      () => otpauth.read("otpauth://totp/a b?secret=MySecret"),
      () => otpauth.read("otpauth://totp/%FF?secret=MySecret"),
      () => otpauth.plan("otpauth://totp/%0A?secret=MZXW6YQ&a=MySecret"),
      () => otpauth.build({ account: "a", secret: "MySecret1" }),
      () => otpauth.build({ account: "a", secret: "MYSECRET", type: "hotp", counter: 1, period: 4 }),
    ]) {
      const { message, input } = errorOf(act);
      expect(message + input).not.toMatch(/MySecret/i);
    }
    expect(JSON.stringify(otpauth.plan(`otpauth://totp/a?secret=${KEY}`))).not.toContain(KEY);
  });

  it("a line break goes into no plan (RFC 3986 §7.2)", () => {
    expect(errorOf(() => otpauth.plan(`otpauth://totp/a%0Ab?secret=${KEY}`)).code).toBe(
      "protocol-line-break",
    );
  });

  it("read ∘ build is the identity", () => {
    const text = fc.string({ unit: fc.constantFrom(..."ab@ &=/%é") }).map((rest) => `a${rest}`);
    const readings: fc.Arbitrary<OtpauthReading> = fc
      .record({
        type: fc.constantFrom("totp" as const, "hotp" as const),
        issuer: maybe(text),
        account: text,
        secret: fc.constantFrom(KEY, "MZXW6YQ"),
        algorithm: fc.constantFrom("SHA1" as const, "SHA512" as const),
        digits: fc.constantFrom(6 as const, 8 as const),
        counter: fc.nat(),
        period: fc.integer({ min: 1, max: 99 }),
        parameters: fc.array(fc.record({ name: text, value: maybe(text) }), { maxLength: 2 }),
      })
      .map(({ type, counter, period, ...others }) => ({
        ...others,
        type,
        counter: type === "hotp" ? counter : undefined,
        period: type === "totp" ? period : undefined,
      }));
    fc.assert(
      fc.property(readings, (reading) => {
        expect(otpauth.read(otpauth.build(reading))).toEqual(reading);
      }),
      { seed: 6238, numRuns: 200 },
    );
  });
});
