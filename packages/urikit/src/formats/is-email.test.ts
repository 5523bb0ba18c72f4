import { describe, expect, it } from "vitest";
import { isEmail, isIdnEmail } from "./is-email.ts";

describe("email: RFC 5321 §4.1.2, Mailbox", () => {
  it.each([
    ["Dot-string", "joe.bloggs@example.com"],
    ["Dot-string: every atext", "a1!#$%&'*+-/=?^_`{|}~@example.com"],
    ["Dot-string: three atoms", "te.s.t@example.com"],
    ["Quoted-string", '"test"@iana.org'],
    ["Quoted-string: empty", '""@iana.org'],
    ["Quoted-string: a space, an at sign, dots, a comma", '"joe bloggs@..,"@example.com'],
    ["Quoted-string: quoted-pairSMTP", '"\\"\\\\\\a\\ "@iana.org'],
    ["Domain: one sub-domain", "test@io"],
    ["Domain: digits", "test@123.com"],
    ["Domain: sub-domains of digits alone", "test@255.255.255.255"],
    ["Domain: hyphens", "test@c--n.com"],
    ["IPv4-address-literal", "joe@[127.0.0.1]"],
    ["IPv4-address-literal: Snum is of one to three digits", "joe@[001.02.3.255]"],
    ["IPv6-full", "joe@[IPv6:1:2:3:4:5:6:7:8]"],
    ["IPv6-comp", "joe@[IPv6:::1]"],
    ["IPv6-comp: six groups beside it", "joe@[IPv6:1:2:3::4:5:6]"],
    ["IPv6v4-full", "joe@[IPv6:1:2:3:4:5:6:192.0.2.1]"],
    ["IPv6v4-comp", "joe@[IPv6:1::192.0.2.01]"],
    ["RFC 5234 §2.3: a tag in either case", "joe@[ipv6:::1]"],
    ["General-address-literal", "joe@[x-tag:abc!~^]"],
    ["§4.5.3.1.1: a local part of 64 octets", `${"a".repeat(64)}@example.com`],
  ])("%s: %s", (_, text) => {
    expect(isEmail(text)).toBe(true);
    expect(isIdnEmail(text)).toBe(true);
  });

  it.each([
    ["no at sign", "2962"],
    ["empty", ""],
    ["an at sign alone", "@"],
    ["no local part", "@example.com"],
    ["no domain", "joe@"],
    ["Dot-string: a dot at the start", ".test@example.com"],
    ["Dot-string: a dot at the end", "test.@example.com"],
    ["Dot-string: two dots", "te..st@example.com"],
    ["Dot-string: a space", "joe bloggs@example.com"],
    ["Dot-string: a comma", "a,b@iana.org"],
    ["Dot-string: a semicolon", "a;b@iana.org"],
    ["Dot-string: a colon", "a:b@iana.org"],
    ["Dot-string: a quote", 'test"@iana.org'],
    ["Dot-string: a backslash", "test\\@test@iana.org"],
    ["Dot-string: a comment", "test(comment)@iana.org"],
    ["Dot-string: brackets", "[1.2.3.4]@iana.org"],
    ["Dot-string: NUL", "\0@iana.org"],
    ["Dot-string: DEL", "\u007f@iana.org"],
    ["Quoted-string: not closed", '"test@iana.org'],
    ["Quoted-string: text after it", '"test"test@iana.org'],
    ["Quoted-string: a line end", '"a\nb"@iana.org'],
    ["Quoted-string: a tab after a backslash", '"\\\t"@iana.org'],
    ["Quoted-string: a backslash at the end", '"\\'],
    ["two at signs", "a@b@c.org"],
    ["two mailboxes", "user1@oceania.org, user2@oceania.org"],
    ["a name before it", '"Winston" <w.smith@recdep.minitrue>'],
    ["a space at the end", "a@iana.org "],
    ["a line end at the end", "a@iana.org\n"],
    ["Domain: a hyphen at the start", "test@-iana.org"],
    ["Domain: a hyphen at the end", "test@iana-.com"],
    ["Domain: a dot at the start", "test@.iana.org"],
    ["Domain: a dot at the end", "test@iana.org."],
    ["Domain: two dots", "test@iana..com"],
    ["Domain: another character", "joe@invalid=domain.com"],
    ["address-literal: empty", "a@[]"],
    ["address-literal: not closed", "a@[1.2.3.4"],
    ["address-literal: text before it", "a@b[1.2.3.4]"],
    ["address-literal: text after it", "a@[1.2.3.4].org"],
    ["IPv4-address-literal: too large", "a@[127.0.0.300]"],
    ["IPv4-address-literal: three numbers", "a@[1.2.3]"],
    ["IPv4-address-literal: five numbers", "a@[1.2.3.4.5]"],
    ["IPv4-address-literal: four digits", "a@[0001.2.3.4]"],
    ["IPv6-address-literal: seven groups", "a@[IPv6:1:2:3:4:5:6:7]"],
    ["IPv6-comp: “No more than 6 groups in addition”", "a@[IPv6:1:2:3:4:5:6:7::]"],
    ["IPv6v4-comp: “No more than 4 groups in addition”", "a@[IPv6:1:2:3:4:5::192.0.2.1]"],
    ["IPv6-address-literal: a zone", "a@[IPv6:fe80::1%eth0]"],
    ["IPv6-address-literal: without its tag", "a@[::1]"],
    ["General-address-literal: no tag", "a@[:abc]"],
    ["General-address-literal: no content", "a@[tag:]"],
    ["General-address-literal: a tag with a hyphen at its end", "a@[tag-:abc]"],
    ["General-address-literal: a bracket", "a@[tag:a[b]"],
    ["General-address-literal: a space", "a@[tag:a b]"],
    ["domain-literal of RFC 5322", "a@[RFC-5322-domain-literal]"],
    ["§4.5.3.1.1: a local part of 65 octets", `${"a".repeat(65)}@example.com`],
    ["§4.5.3.1.3: a path of 257 octets", `a@${"b.".repeat(126)}c`],
    ["RFC 1034 §3.1: a label of 64 octets", `a@${"b".repeat(64)}.com`],
  ])("%s: %j is not", (_, text) => {
    expect(isEmail(text)).toBe(false);
    expect(isIdnEmail(text)).toBe(false);
  });

  it("is of ASCII", () => {
    for (const text of ["aé@iana.org", "a@é.org", '"é"@iana.org', '"\\©"@iana.org'])
      expect(isEmail(text), text).toBe(false);
  });
});

describe("idn-email: RFC 6531 §3.3", () => {
  it.each([
    ["both parts", "실례@실례.테스트"],
    ["atext: of two octets", "δοκιμή@example.com"],
    ["atext: of four octets", "\u{1d54f}@example.com"],
    ["atext: no normalization is asked for", "cafe\u0301@example.com"],
    ["qtextSMTP", '"δοκ ιμή\u{1d54f}"@example.com'],
    ["sub-domain: U-label", "a@bücher.example"],
    ["sub-domain: UTS 46 maps it", "user@cafe\u0301.com"],
    ["§4.5.3.1.1 of RFC 5321: 64 octets", `${"é".repeat(32)}@example.com`],
    ["§4.5.3.1.1 of RFC 5321: 64 octets", `${"\u{1d54f}".repeat(16)}@example.com`],
  ])("%s: %s", (_, text) => {
    expect(isIdnEmail(text)).toBe(true);
    expect(isEmail(text)).toBe(false);
  });

  it.each([
    ["another at sign", "user＠example.com"],
    ["half a surrogate pair", "\ud800@example.com"],
    ["half a surrogate pair", "a\udc00b@example.com"],
    ["half a surrogate pair in quotes", '"\ud800"@example.com'],
    ["quoted-pairSMTP is of ASCII", '"\\é"@example.com'],
    ["sub-domain: not a U-label", "a@l·a.example"],
    ["sub-domain: a hyphen at the start", "a@-ü.example"],
    ["a domain from right to left with a label that begins with a digit", "a@0a.א"],
    ["§4.5.3.1.1 of RFC 5321: 66 octets", `${"é".repeat(33)}@example.com`],
    ["§4.5.3.1.1 of RFC 5321: 66 octets", `${"가".repeat(22)}@example.com`],
  ])("%s: %j is not", (_, text) => {
    expect(isIdnEmail(text)).toBe(false);
  });

  it("what is not a string is neither", () => {
    for (const value of [undefined, null, 5, {}, ["a@b"]]) {
      expect(isEmail(value)).toBe(false);
      expect(isIdnEmail(value)).toBe(false);
    }
  });
});
