import { assert, constantFrom, property, string } from "fast-check";
import { isUriReference } from "urikit";
import { describe, expect, it } from "vitest";
import { findSecrets } from "./find-secrets.ts";
import { redact, redactText } from "./redact.ts";
import { secretNameSource } from "./secret-names.ts";
import { SECRET_SHAPES } from "./secret-shapes.ts";

/** A JSON Web Token: that of RFC 7519 §3.1, shortened. */
const JWT =
  "eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UifQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";

/** One of each shape. They are in pieces, so that no scanner takes this file for a leak. */
const OF_SHAPES: readonly (readonly [what: string, ...pieces: string[]])[] = [
  ["GitHub token", "gh", "p_", "A1b2".repeat(9)],
  ["GitHub fine-grained token", "github", "_pat_", "A1b2".repeat(10)],
  ["GitLab token", "gl", "pat-", "A1b2_".repeat(4)],
  ["Slack token", "xo", "xb-", "123456789012-abcdef"],
  ["Stripe secret or restricted key", "sk", "_live_", "A1b2".repeat(6)],
  ["AWS access key ID", "AK", "IA", "ABCDEFGHIJKLMNOP"],
  ["Google API key", "AI", "za", "Ab1_-".repeat(7)],
  ["npm access token", "np", "m_", "A1b2".repeat(9)],
  ["SendGrid API key", "S", "G.", "A1b2".repeat(5), ".", "A1b2".repeat(10)],
  ["OpenAI API key", "s", "k-proj-", "A1b2".repeat(10)],
  ["DigitalOcean token", "do", "p_v1_", "0a1b".repeat(16)],
  ["HashiCorp Vault token", "hv", "s.", "A1b2".repeat(6)],
];

describe("redact: RFC 3986 §7.5", () => {
  it.each([
    ["http://u:secret@h/a b", "http://u:***@h/a b"],
    [" http://u:secret@h", " http://u:***@h"],
    ["//u:secret@h", "//u:***@h"],
    ["http://u:sec@ret@h/", "http://u:***@h/"],
    ["http://u:sec/ret@h/", "http://u:***@h/"],
    ["http://u:sec#ret@h/", "http://u:***@h/"],
    ["http://u:sec?ret@h/", "http://u:***@h/"],
    ["http://u:s@cr/et#1@h/", "http://u:***@h/"],
    ["http://u:s@#ecret@h.example/", "http://u:***@h.example/"],
    ["http://u:secret@h.example/a@b", "http://u:***@h.example/a@b"],
    ["http://u:@h/", "http://u:@h/"],
    ["u:secret@example.org/x", "u:***@example.org/x"],
    ["root:secret@db:3306/x", "root:***@db:3306/x"],
    ["dsn=root:secret@tcp(127.0.0.1:3306)/x", "dsn=root:***@tcp(127.0.0.1:3306)/x"],
    ["https://abcdef0123456789abcdef@h/", "https://***@h/"],
    ["http://h/?u=ftp://a:secret@c/", "http://h/?u=ftp://a:***@c/"],
    ["http://h/?u=ftp%3A%2F%2Fa%3Asecret%40c%2F&x", "http://h/?u=ftp%3A%2F%2Fa%3A***%40c%2F&x"],
    ["http://h/?u=ftp%253A%252F%252Fa%253Asecret%2540c", "http://h/?u=ftp%253A%252F%252Fa%253A***%2540c"],
    ["http://h/?u=ftp%3A//a:secret@c/", "http://h/?u=ftp%3A//a:***@c/"],
    ["http://h/?u=//a:secret@c/", "http://h/?u=//a:***@c/"],
    ["http://h//a:secret@c/", "http://h//a:***@c/"],
    ["http://h/#//a:secret@c/", "http://h/#//a:***@c/"],
    ["///a:secret@c/", "///a:***@c/"],
    ["http://u:secret\uff20h/", "http://u:***\uff20h/"],
    ["http://u\uff1asecret@h/", "http://u\uff1a***@h/"],
    ["/?a=1&token=secret&b=2", "/?a=1&token=***&b=2"],
    ["/?a=1;token=sec?ret/;x&b=2", "/?a=1;token=***&b=2"],
    ["/a;jsessionid=secret?x=1", "/a;jsessionid=***?x=1"],
    ["/#access_token=secret&state=1", "/#access_token=***&state=1"],
    ["/#/route?token=secret", "/#/route?token=***"],
    ["/?user[password]=secret", "/?user[password]=***"],
    ["/?user%5Bpassword%5D=secret", "/?user%5Bpassword%5D=***"],
    ["/?%74oken=secret", "/?%74oken=***"],
    ["/?X-Amz-Signature=secret&X-Amz-Expires=60", "/?X-Amz-Signature=***&X-Amz-Expires=60"],
    [
      "/?r=https%3A%2F%2Fi%2F%3Ftoken%3Dsecret%26x%3D1&y=2",
      "/?r=https%3A%2F%2Fi%2F%3Ftoken%3D***%26x%3D1&y=2",
    ],
    ["/?r=%2F%253Ftoken%253Dsecret%2526x%253D1", "/?r=%2F%253Ftoken%253D***%2526x%253D1"],
    ["token=sec ret", "token=***"],
    [`/reset/${JWT}/x`, "/reset/***/x"],
    [`/?x=%20${JWT}`, "/?x=%20***"],
    [
      "https://hooks.slack.com/services/T00000000/B00000000/A1b2A1b2A1b2A1b2A1b2A1b2",
      "https://hooks.slack.com/services/T00000000/B00000000/***",
    ],
    [`/bot123456789:${"Ab_-1".repeat(7)}/getMe`, "/bot***/getMe"],
  ])("%s is shown as %s", (reference, shown) => {
    expect(redact(reference)).toBe(shown);
    expect(redact(shown)).toBe(shown);
  });

  it.each(OF_SHAPES)(
    "a %s is found by its shape, also where a triplet hides it (§2.3)",
    (what, ...pieces) => {
      const secret = pieces.join("");
      expect(redact(`https://h/a/${secret}/b?c=${secret}#${secret}`)).toBe("https://h/a/***/b?c=***#***");
      expect(findSecrets(`/${secret}`)).toMatchObject([
        { from: 1, to: 1 + secret.length, by: "shape", what },
      ]);
      const hidden = [...secret].map((one, at) => (at % 5 === 0 ? encoded(one) : one)).join("");
      expect(redact(`/?c=${hidden}&d`)).toBe("/?c=***&d");
    },
  );

  it.each([
    "https://example.org/?page_token=abc&key=1&monkey=2&passage=3&design=4&tokens=5",
    "https://example.org/sk-bratislava-autobusova-stanica/",
    "mailto:alice@example.org",
    "sip:alice@example.org",
    "git@github.com:a/b",
    "tag:alice@example.org,2001:web",
    "http://h:8080/@alice",
    "http://[::1]:80/@alice",
    "https://example.org/AKIA/eyJ/ghp_/SG.",
    "npm:lodash@4.17",
  ])("%s holds no secret, and stays", (reference) => {
    expect(redact(reference)).toBe(reference);
    expect(findSecrets(reference)).toEqual([]);
  });

  it("what was valid stays valid, and holds no secret, wherever the secret stands", () => {
    const values = [
      JWT,
      ...OF_SHAPES.map(([, ...pieces]) => pieces.join("")),
      "s3cr3t%20-._~",
      "s3cr3t:@!$'()*+,",
    ];
    const places = [
      (v: string) => `https://u:${v.replaceAll("@", "%40")}@h.example:8/p?q#f`,
      (v: string) => `//u:${v.replaceAll("@", "%40")}@[::1]`,
      (v: string) => `/a/?x=1&api_key=${v}&y`,
      (v: string) => `?secret=${v}#f`,
      (v: string) => `#id_token=${v}`,
      (v: string) => `//h/;access_token=${v}`,
      (v: string) => `urn:x:y?+password=${v}`,
      (v: string) => `http://h/?go=${encodeURIComponent(`//u:${v.replaceAll("@", "%40")}@h/?sig=${v}`)}`,
    ];
    for (const value of values) {
      for (const place of places) {
        const reference = place(value);
        expect(isUriReference(reference), reference).toBe(true);
        const shown = redact(reference);
        expect(isUriReference(shown), reference).toBe(true);
        for (const part of [value, encodeURIComponent(value)]) expect(shown, reference).not.toContain(part);
      }
    }
  });

  it("no password is seen, whatever delimiters are in it, and whatever stands around it", () => {
    const before = constantFrom(
      "http://",
      "//",
      " ftp://",
      "http:/",
      "https:",
      "HTTP:\\\\",
      "url=x+y://",
      "a b http://",
    );
    const user = constantFrom("", "u", "a.b", "me%40x");
    const unit = constantFrom(..."@/#?:%\\[]'!$&()*+,;=-._~aB0 \t|^{}\u00e9");
    const after = constantFrom(
      "h",
      "h/",
      "h:80/x?y#z",
      "[::1]:8/",
      "h/a b",
      "h.example/@x",
      "h/?a=b@c",
      "h\\x",
    );
    const law = property(before, user, string({ unit, maxLength: 6 }), after, (start, name, middle, end) => {
      const reference = `${start}${name}:S3cr${middle}eT9x@${end}`;
      for (const shown of [redact(reference), redactText(reference.replace(/[\s"<>`]/g, ""))]) {
        expect(shown).not.toMatch(/S3cr|eT9x/);
      }
      expect(isUriReference(redact(reference)) || !isUriReference(reference)).toBe(true);
    });
    assert(law, { numRuns: 5000 });
  });

  it("a token in the place of a scheme is replaced by a word, so that the reference stays one (§3.1)", () => {
    const reference = `glpat-${"a1b2c".repeat(4)}:x`;
    expect([isUriReference(reference), redact(reference)]).toEqual([true, "redacted:x"]);
  });

  it("needs a string", () => {
    for (const call of [redact, redactText, findSecrets, secretNameSource]) {
      expect(() => call(1 as unknown as string)).toThrow(TypeError);
    }
  });
});

describe("redactText", () => {
  it.each([
    ["see http://u:secret@h/ and mail a@b.c for x:y", "see http://u:***@h/ and mail a@b.c for x:y"],
    [
      '{"url":"http://u:secret@h/?token=secret","mail":"a@b"}',
      '{"url":"http://u:***@h/?token=***","mail":"a@b"}',
    ],
    ["[x](https://h/?token=secret), then", "[x](https://h/?token=***), then"],
    ["<a href='/?token=secret'>", "<a href='/?token=***'>"],
    ["url=http://u:secret@h.example/,mail=a@b", "url=http://u:***@h.example/,mail=a@b"],
    ['\\"/?sig=secret\\"', '\\"/?sig=***\\"'],
    ["password=secret user=x", "password=*** user=x"],
    ["a http://u:sec/re#t@h/ b c@d", "a http://u:***@h/ b c@d"],
    [`Bearer ${JWT}, 200`, "Bearer ***, 200"],
    ["GET /?a=1&token=secret HTTP/1.1\r\n\t\0\x1b[0m\r\n", "GET /?a=1&token=*** HTTP/1.1\r\n\t\0\x1b[0m\r\n"],
    [
      "x http://u:secret@h http://u:secret@i\nhttp://u:secret@j",
      "x http://u:***@h http://u:***@i\nhttp://u:***@j",
    ],
  ])("%j becomes %j, and every other character stays", (text, shown) => {
    expect(redactText(text)).toBe(shown);
    expect(redactText(shown)).toBe(shown);
  });

  it("leaves a text without secrets as it is", () => {
    const text = "2026-11-22 INFO a@b.c <b@c.d> q=1 https://example.org/?a=%20&b=c#d \u00e9\u2028\ud800 100%";
    expect(redactText(text)).toBe(text);
  });
});

describe("the names and shapes of secrets", () => {
  it.each([
    "token",
    "API-Key",
    "apikey",
    "X_API_KEY",
    "db_password",
    "githubAccessToken",
    "client_secret",
    "jsessionid",
  ])("%s tells of a secret", (name) => {
    expect(secretNameSource(name)).toBeDefined();
  });

  it.each(["", "key", "page_token", "nextPageToken", "tokens", "q", "sid", "code", "state", "a".repeat(500)])(
    "%j does not",
    (name) => {
      expect(secretNameSource(name)).toBeUndefined();
    },
  );

  it("each shape has an issuer, a name and a document", () => {
    for (const { issuer, name, source } of SECRET_SHAPES) {
      expect([issuer, name, source].every((text) => text.length > 1)).toBe(true);
    }
  });
});

function encoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
