/** References that show each habit: for its page, and for whoever asks about one. */

import type { HabitExample, HabitIdea } from "./idea.ts";

export const HABIT_EXAMPLES: Readonly<Record<HabitIdea, readonly HabitExample[]>> = {
  at: [
    { reference: "http://a@b@c/", shows: "host" },
    { reference: "http://foo@evil.example:80@good.example/", shows: "dials" },
  ],
  authority: [
    { reference: "http://good.example?@evil.example/", shows: "host" },
    { reference: "http://good.example\\@evil.example/", shows: "host" },
  ],
  "authority-inherited": [
    { reference: "//evil.example/", base: "https://u:p@good.example:8443/a", shows: "target" },
    { reference: "//:81/b", base: "http://good.example/a", shows: "target" },
  ],
  backslash: [
    { reference: "http://good.example\\@evil.example/", shows: "host" },
    { reference: "..\\g", base: "http://a/b/c/d", shows: "target" },
  ],
  blanks: [
    { reference: " http://good.example/", shows: "host" },
    { reference: "http://good.example\t.evil.example/", shows: "host" },
    { reference: "ht\ntp://good.example/", shows: "scheme" },
  ],
  "default-port": [
    { reference: "http://good.example:80/", shows: "port" },
    { reference: "http://good.example:0/", shows: "dials" },
  ],
  disguise: [{ reference: "http://evil.c\u2100.good.example/", shows: "dials" }],
  "dot-segments": [
    { reference: "http://a/b/../c", shows: "path" },
    { reference: "http://a/b/%2e%2e/c", shows: "path" },
    { reference: "%2e%2e/g", base: "http://a/b/c/d", shows: "target" },
    { reference: "/./g/../h", base: "http://a/b/c/d", shows: "target" },
  ],
  empty: [
    { reference: "?", base: "http://a/b/c?q", shows: "target" },
    { reference: "http://a", shows: "path" },
  ],
  "empty-reference": [
    { reference: "", base: "http://a/b/c?q#f", shows: "target" },
    { reference: "#s", base: "http://a/b/c?q#f", shows: "target" },
  ],
  encoding: [
    { reference: "http://a/%2F%7e%zz", shows: "path" },
    { reference: "http://a/%252e", shows: "path" },
    { reference: "http://a/b c", shows: "path" },
  ],
  fragment: [
    { reference: "http://a/b#c#d", shows: "path" },
    { reference: "http://a/b#%zz", shows: "path" },
  ],
  "host-characters": [
    { reference: "http://a b/", shows: "host" },
    { reference: 'http://a"b/', shows: "host" },
    { reference: "http://a;b/", shows: "host" },
  ],
  "host-decoded": [
    { reference: "http://%65vil.example/", shows: "host" },
    { reference: "http://good.example%2fevil.example/", shows: "host" },
  ],
  idna: [
    { reference: "http://fa\u00df.de/", shows: "host" },
    { reference: "http://fa\u00df.de/", shows: "dials" },
    { reference: "http://good.example\u3002evil.example/", shows: "dials" },
  ],
  ipv4: [
    { reference: "http://0x7f.1/", shows: "host" },
    { reference: "http://0177.0.0.1/", shows: "dials" },
    { reference: "http://2130706433/", shows: "dials" },
  ],
  ipv6: [
    { reference: "http://[0:0:0:0:0:0:0:1]/", shows: "host" },
    { reference: "http://[good.example]/", shows: "host" },
    { reference: "http://[::ffff:127.0.0.1]/", shows: "dials" },
  ],
  merging: [
    { reference: "g", base: "http://a/b//c", shows: "target" },
    { reference: "g", base: "foo:b/c", shows: "target" },
  ],
  "no-host": [
    { reference: "http:///good.example/", shows: "host" },
    { reference: "http:///good.example/", shows: "dials" },
    { reference: "http://u@:80/", shows: "dials" },
  ],
  "no-scheme": [
    { reference: "evil.example:80/path", shows: "host" },
    { reference: "good.example/a", shows: "host" },
  ],
  "odd-character": [
    { reference: "http://good.example:80a/", shows: "path" },
    { reference: "http://good.example\u0000.evil.example/", shows: "host" },
  ],
  opaque: [
    { reference: "mailto:a@good.example", shows: "path" },
    { reference: "g", base: "mailto:a@good.example", shows: "target" },
  ],
  plus: [{ reference: "http://a/?b+c%2Bd%20e", shows: "query" }],
  port: [
    { reference: "http://127.0.0.1:11211:80/", shows: "host" },
    { reference: "http://127.0.0.1:11211:80/", shows: "dials" },
    { reference: "http://a:0x50/", shows: "port" },
    { reference: "http://a:99999/", shows: "port" },
  ],
  prefix: [
    { reference: "url:http://good.example/", shows: "scheme" },
    { reference: "<http://good.example/>", shows: "host" },
  ],
  "query-alone": [{ reference: "?y", base: "http://a/b/c/d;p?q", shows: "target" }],
  "registry-name": [
    { reference: "http://my_host/", shows: "host" },
    { reference: "http://a^b/", shows: "host" },
  ],
  "same-scheme": [{ reference: "http:g", base: "http://a/b/c", shows: "target" }],
  scheme: [
    { reference: "HTTP://a/", shows: "scheme" },
    { reference: "ht tp://a/", shows: "scheme" },
    { reference: "1a:b", shows: "scheme" },
    { reference: "foo://good.example/", shows: "host" },
  ],
  slashes: [
    { reference: "http:///good.example/", shows: "host" },
    { reference: "http:/good.example/", shows: "host" },
    { reference: "///evil.example", base: "http://a/b", shows: "target" },
  ],
  surplus: [{ reference: "../../../g", base: "http://a/b/c/d", shows: "target" }],
  "url-standard": [{ reference: "https:\\\\good.example%2eevil.example/a/%2e./b", shows: "host" }],
  userinfo: [
    { reference: "http://u%40v:p@good.example/", shows: "userinfo" },
    { reference: "http://u@good.example/", shows: "dials" },
  ],
  zone: [
    { reference: "http://[fe80::1%25eth0]/", shows: "host" },
    { reference: "http://[::1%eth0]/", shows: "host" },
  ],
};
