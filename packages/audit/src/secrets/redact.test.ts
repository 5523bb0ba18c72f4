import { extent } from "@urikit/abnf/extent";
import { array, assert, constantFrom, property, string } from "fast-check";
import { isUriReference } from "urikit";
import { describe, expect, it } from "vitest";
import { findSecrets, mayHaveSecret, secretsIn } from "./find-secrets.ts";
import { hideLogins } from "./logins.ts";
import { redact, redaction, redactText } from "./redact.ts";
import { mayTellSecret, nameTelling, secretNameSource } from "./secret-names.ts";
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
  it("RFC 3986 §6.2.2.2: a name whose letters are encoded is the same name", () => {
    expect(redact("https://h.example/?to%6ben=abc&a=1")).toBe("https://h.example/?to%6ben=***&a=1");
    expect(redact("https://h.example/?%74%6f%6b%65%6E=abc#p%61ssword=d")).toBe(
      "https://h.example/?%74%6f%6b%65%6E=***#p%61ssword=***",
    );
    expect(redact("https://h.example/?%61=abc&b%20c=1")).toBe("https://h.example/?%61=abc&b%20c=1");
  });

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

  it.each([
    ["http://u:secret", "http://u:***"],
    ["http://u:secret/x?y", "http://u:***/x?y"],
    ["//u:secret/x", "//u:***/x"],
    ["http://u:12secret", "http://u:***"],
    ["http://h/?u=ftp://a:secret", "http://h/?u=ftp://a:***"],
    ["http://u:sec ret", "http://u:***"],
    ["sftp://u:sport", "sftp://u:***"],
  ])("what cannot be a port may be a password that was cut (§3.2.3): %s is shown as %s", (text, shown) => {
    expect(redact(text)).toBe(shown);
    expect(redactText(text)).not.toMatch(/^sftp.*sport|(?<!^\/\/u:)secret/);
  });

  it.each([
    "http://u:8080/x@h",
    "http://h:80",
    "http://h:",
    "http://h:PORT/",
    "http://h:$PORT/",
    "http://h:$\u007bport}/",
    "http://h:{{ port }}/",
    "http://h:%d/",
    "http://h:*/",
    "http://h:80, then",
    "http://fe80::1/",
    "http://::1:80/",
    "http://1:2:3:4:5:6:7:8/",
    "http://[fe80::1%25en0]:80/",
    "mongodb://a:27017,b:27018/x",
    "docker://alpine:latest",
    "http://h/?x=http://h:80/",
  ])("%s: digits are a port, and words for a port too", (reference) => {
    expect([redact(reference), redactText(reference)]).toEqual([reference, reference]);
  });

  it.each([
    ["jdbc:postgresql://u:secret@h/x", "jdbc:postgresql://u:***@h/x"],
    ["jdbc:mysql://h/x?user=u&password=secret", "jdbc:mysql://h/x?user=u&password=***"],
    [
      "jdbc:sqlserver://h;user=u;password=s/e#c&r?et;encrypt=true",
      "jdbc:sqlserver://h;user=u;password=***;encrypt=true",
    ],
    ["jdbc:sqlserver://h;password={se;cr et};x=1", "jdbc:sqlserver://h;password={***};x=1"],
    ["jdbc:oracle:thin:scott/secret@h:1521:x", "jdbc:oracle:thin:scott/***@h:1521:x"],
    ["Server=h;User Id=u;Password=sec ret;Encrypt=true", "Server=h;User Id=u;Password=***;Encrypt=true"],
    ['Server=h;Pwd="se;cr et";x=1', 'Server=h;Pwd="***";x=1'],
    ["Server=h;Password=sec;ret", "Server=h;Password=***"],
    [
      "Endpoint=sb://h/;SharedAccessKeyName=n;SharedAccessKey=secret=",
      "Endpoint=sb://h/;SharedAccessKeyName=n;SharedAccessKey=***",
    ],
    ["AccountName=n;AccountKey=secret==;EndpointSuffix=x", "AccountName=n;AccountKey=***;EndpointSuffix=x"],
    ["mongodb+srv://u:secret@a,b/x", "mongodb+srv://u:***@a,b/x"],
  ])("connection strings: %s is shown as %s", (text, shown) => {
    expect(redact(text)).toBe(shown);
    expect(redactText(`at ${text}`)).toBe(`at ${shown}`);
    expect(redact(shown)).toBe(shown);
  });

  it.each([
    ["session", "Express, Flask: a session cookie"],
    ["sid", "PHP, express-session"],
    ["sessionid", "Django, SESSION_COOKIE_NAME"],
    ["connect.sid", "express-session, name"],
    ["laravel_session", "Laravel, session.cookie"],
    ["ASP.NET_SessionId", "ASP.NET, sessionState"],
    ["auth", "Firebase Realtime Database REST API"],
    ["authkey", "common use"],
    ["sas", "Azure Storage"],
    ["pin", "common use"],
    ["otp", "RFC 6238"],
    ["a[token]", "Ruby on Rails, nested parameters"],
    ["user[password]", "Ruby on Rails, nested parameters"],
    ["a[token][]", "Ruby on Rails, nested parameters"],
    ["a%5Btoken%5D", "Ruby on Rails, nested parameters"],
    ["user.password", "Spring, nested properties"],
    ["device_code", "RFC 8628 §3.2"],
    ["CFTOKEN", "ColdFusion"],
    ["__RequestVerificationToken", "ASP.NET"],
    ["pw", "common use"],
    ["senha", "Portuguese"],
  ])("the value of %s is hidden (%s)", (name) => {
    expect(redact(`https://h.example/?a=1&${name}=g3h31m&b=2`)).toBe(
      `https://h.example/?a=1&${name}=***&b=2`,
    );
    expect(redact(`https://h.example/#${name}=g3h31m`)).toBe(`https://h.example/#${name}=***`);
    expect(redactText(`see /?${name}=g3h31m, or ${name}="g3 h31m".`)).toBe(
      `see /?${name}=***, or ${name}="***".`,
    );
  });

  it("an authorization code is hidden beside its state (RFC 6749 §4.1.2), and another code is not", () => {
    expect(redact("/cb?code=SplxlOBe&state=xyz")).toBe("/cb?code=***&state=xyz");
    expect(redact("/cb?state=xyz&code=SplxlOBe")).toBe("/cb?state=xyz&code=***");
    expect(redact("/cb#code=SplxlOBe&id=1&session_state=xyz")).toBe("/cb#code=***&id=1&session_state=xyz");
    for (const other of ["/?code=404", "/?code=404#state=x?", "/?estate=1&code=2", "/?code=de"])
      expect(redact(other)).toBe(other);
  });

  it("a name of much tells only with a value that a program has made", () => {
    expect(redact("/?key=a1b2c3d4e5f6a7b8c9")).toBe("/?key=***");
    expect(redact("/?appid=0123456789abcdef0123456789abcdef")).toBe("/?appid=***");
    for (const other of ["/?key=title", "/?key=the-longest-word-of-all", "/?key=20261122T120000"])
      expect(redact(other)).toBe(other);
  });

  it("a weak name is a finding only with such a value", () => {
    expect(findSecrets("/?sid=06/05/12/1234567&auth=y&session=2&pin=123456&a_token=x")).toEqual([]);
    expect(findSecrets("/?sid=e3bddc03126e632a7bea3137bee92519").map(({ what }) => what)).toEqual(["sid"]);
    expect(findSecrets("/?key=e3bddc03126e632a7bea3137bee92519")).toEqual([]);
    expect(findSecrets("/?code=SplxlOBe&state=xyz").map(({ source }) => source)).toEqual(["RFC 6749 §4.1.2"]);
  });

  it.each(OF_SHAPES)(
    "a %s is found by its shape, also where a triplet hides it (§2.3)",
    (what, ...pieces) => {
      const secret = pieces.join("");
      expect(redact(`https://h/a/${secret}/b?c=${secret}#${secret}`)).toBe("https://h/a/***/b?c=***#***");
      const by = what === "AWS access key ID" ? "identifier" : "shape";
      expect(findSecrets(`/${secret}`)).toMatchObject([{ from: 1, to: 1 + secret.length, by, what }]);
      const hidden = [...secret].map((one, at) => (at % 5 === 0 ? encoded(one) : one)).join("");
      expect(redact(`/?c=${hidden}&d`)).toBe("/?c=***&d");
    },
  );

  it("two secrets that touch are two, and two that overlap are one", () => {
    const bot = `123456789:${"Ab_1c".repeat(6)}Ab_1-`;
    const token = ["gh", "p_", "A1b2".repeat(9)].join("");
    const touching = findSecrets(`/bot${bot}${token}/x`);
    expect(touching.map(({ from, to, what }) => [from, to, what])).toEqual([
      [4, 4 + bot.length, "Telegram bot token"],
      [4 + bot.length, 4 + bot.length + token.length, "GitHub token"],
    ]);
    expect(findSecrets(`/?token=x-${token}`).map(({ from, to, by }) => [from, to, by])).toEqual([
      [8, 10 + token.length, "name"],
    ]);
  });

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

  it("the first look sees a sign wherever there is a login before an @, or a secret", () => {
    const piece = constantFrom(
      ...OF_SHAPES.map(([, ...pieces]) => pieces.join("")),
      ...[
        "@",
        "%40",
        "\uff20",
        "=",
        "%3D",
        "%253d",
        ":",
        "/",
        "//",
        "?",
        "#",
        "&",
        " ",
        '"',
        "me",
        "token",
        "password",
      ],
      ...[
        JWT,
        "/bot",
        "123456789:",
        "/hooks/catch/12345/",
        "/reset-password/",
        "A1b2".repeat(9),
        "0a1b".repeat(9),
      ],
    );
    const hidden = property(array(piece, { maxLength: 8 }), (pieces) => {
      const text = pieces.join("");
      if (mayHaveSecret(text)) return;
      expect(secretsIn(text, "reference", "possible")).toEqual([]);
      expect(hideLogins(text).text).toBe(text);
    });
    assert(hidden, { numRuns: extent(1000, 100_000) });
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
    assert(law, { numRuns: extent(800, 5000) });
  });

  it("no password with blanks is seen in running text, where it stands after two slashes", () => {
    const before = constantFrom("http://", "see ftp://", "url=x+y://", "(http://");
    const unit = constantFrom(..."/#?:%\\[]'!$&()*+,;=-._~aB0 \t|^{}\u00e9");
    const after = constantFrom("h", "h/", "h:80/x?y#z", "[::1]:8/", "h.example, then", "h/ b c");
    const user = constantFrom("", "u", "a.b", "me%40x");
    const law = property(before, user, string({ unit, maxLength: 8 }), after, (start, name, middle, end) => {
      const text = `at ${start}${name}:S3cr${middle}eT9x@${end}`;
      expect(redactText(text)).not.toMatch(/S3cr|eT9x/);
    });
    assert(law, { numRuns: extent(500, 3000) });
  });

  it("a token in the place of a scheme is replaced by a word, so that the reference stays one (§3.1)", () => {
    const reference = `glpat-${"a1b2c".repeat(4)}:x`;
    expect([isUriReference(reference), redact(reference)]).toEqual([true, "redacted:x"]);
  });

  it("says where each part of the reference is shown", () => {
    const reference = "//me:a-long-secret@h.example/?token=secret-too&x=%00";
    const { text, shown } = redaction(reference);
    expect(text).toBe("//me:***@h.example/?token=***&x=%00");
    const at = (part: string) => {
      const from = reference.indexOf(part);
      const { from: start, to } = shown({ from, to: from + part.length });
      return text.slice(start, to);
    };
    for (const part of ["me", "h.example", "?token", "&x=%00", "%00"]) expect(at(part)).toBe(part);
    for (const part of ["a-long-secret", "long", "a-", "secret-too"]) expect(at(part)).toBe("***");
    expect(at("me:a-long-secret")).toBe("me:***");
    expect(at("secret@h")).toBe("***@h");
    expect(shown({ from: reference.length, to: reference.length })).toEqual({
      from: text.length,
      to: text.length,
    });
  });

  it("says which parts are hidden, and by what", () => {
    const reference = "//me:se@cret@h.example/?token=secret-too";
    const { hidden } = redaction(reference);
    expect(hidden.map(({ from, to, mask }) => [reference.slice(from, to), mask])).toEqual([
      ["se@cret", "***"],
      ["secret-too", "***"],
    ]);
    expect(redaction("//h.example/").hidden).toEqual([]);
  });

  it("what is shown is all of the reference, in order, whatever is hidden", () => {
    const piece = constantFrom(
      "//u:p@",
      "http://",
      "token=x",
      "&",
      "***",
      "/",
      "@",
      ":",
      "?",
      "a b",
      "%40",
      "é",
      "é:",
    );
    const law = property(array(piece, { maxLength: 12 }), (pieces) => {
      const reference = pieces.join("");
      const { text, shown } = redaction(reference);
      let last = 0;
      for (let index = 0; index < reference.length; index += 1) {
        const { from, to } = shown({ from: index, to: index + 1 });
        expect(from).toBeGreaterThanOrEqual(Math.min(last, from));
        expect(to).toBeGreaterThan(from);
        const cell = text.slice(from, to);
        expect(cell === reference[index] || cell === "***").toBe(true);
        expect(from <= last).toBe(true);
        last = to;
      }
      expect(last).toBe(text.length);
    });
    assert(law, { numRuns: extent(100, 500) });
  });

  it("needs a string", () => {
    for (const call of [redact, redaction, redactText, findSecrets, secretNameSource]) {
      expect(() => call(1 as unknown as string)).toThrow(TypeError);
    }
  });
});

describe("redactText", () => {
  it("a quotation mark and sixty letters that no scheme ends: the password is hidden, and at once", () => {
    const text = `"${"a".repeat(60)}!://u:p"w@h.example/`;
    expect(redactText(text)).toBe(`"${"a".repeat(60)}!://u:***@h.example/`);
  });

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
    ["see http://u:sec ret@h/ now", "see http://u:***@h/ now"],
    ["see http://u:se/c re#t@h/ now", "see http://u:***@h/ now"],
    ["see http://u:se@ c@ret@h/ now", "see http://u:***@h/ now"],
    ["see http://u:secret@ and no more", "see http://u:***@ and no more"],
    ["see http://u:secret, then", "see http://u:***, then"],
    ["http://u:secret and http://h/@x", "http://u:*** and http://h/@x"],
    ["http://u:secret\nand a@b.c", "http://u:***\nand a@b.c"],
    ["at http://h:80: refused, says a@b.c", "at http://h:80: refused, says a@b.c"],
    ["// todo:fix this, x@y", "// todo:fix this, x@y"],
    ['{"password":"sec\\"ret","n":1,"token" : "secret"}', '{"password":"***","n":1,"token" : "***"}'],
    ['"{\\"password\\":\\"secret\\",\\"n\\":1}"', '"{\\"password\\":\\"***\\",\\"n\\":1}"'],
    ['{"page_token":"x","sid":"","pin":1}', '{"page_token":"x","sid":"","pin":1}'],
    ['"GET /?token=" 200 "http://h/" "x"', '"GET /?token=" 200 "http://h/" "x"'],
    ['5" disk, password="secret" and more', '5" disk, password="***" and more'],
    ['"a=" + auth, password=" sec ret", x="', '"a=" + auth, password="***", x="'],
    ["auth=None, session=true, sid=12, password=None", "auth=None, session=true, sid=12, password=***"],
    ["host=h password='sec ret' user=u", "host=h password='***' user=u"],
    ['x="Server=h;Password=sec ret" y', 'x="Server=h;Password=***" y'],
    ["Password=sec ret;Server=h", "Password=***;Server=h"],
    ["http:\\/\\/u:secret@h\\/", "http:\\/\\/u:***@h\\/"],
    ["Cookie: connect.sid=s%3Asecret; a=b", "Cookie: connect.sid=***; a=b"],
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

  it.each([
    "",
    "key",
    "page_token",
    "nextPageToken",
    "tokens",
    "q",
    "sid",
    "code",
    "state",
    "auth",
    "a".repeat(500),
  ])("%j does not", (name) => {
    expect(secretNameSource(name)).toBeUndefined();
  });

  it("the quick look at how a name ends leaves out none that tells, however it is written", () => {
    const names =
      "token session sid pin otp pw key appid code pwd xpwd cvv2 my_pin sessionid apiKey api-key a[token] x.sid CFTOKEN user_password connect.sid gitlab_session";
    for (const name of names.split(" ")) {
      for (const written of [name, name.toUpperCase(), `x_${name}`, `db${name}`]) {
        if (nameTelling(written) === undefined) continue;
        for (const text of [`${written}=`, `/?${written}=`, `;${written}=`])
          expect(mayTellSecret(text, text.length - 1), text).toBe(true);
      }
    }
    for (const written of ["%3Fpw", "%3Fsig", "%26token", "%3Bsid"])
      expect(mayTellSecret(`/?a=%2F${written}%3Dx`, 7 + written.length), written).toBe(true);
    const telling = ["duration", "page", "id", "q", "a"].filter((name) =>
      mayTellSecret(`?${name}=`, name.length + 1),
    );
    expect(telling).toEqual(["duration"]); // it ends as "session" does
    expect(redact("/?r=%2F%3Fpw%3Dg3h31m%26x")).toBe("/?r=%2F%3Fpw%3D***%26x");
  });

  it("each shape has an issuer, a name and a document", () => {
    for (const { issuer, name, source } of SECRET_SHAPES) {
      expect([issuer, name, source].every((text) => text.length > 1)).toBe(true);
    }
  });
});

function encoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
