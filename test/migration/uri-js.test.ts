// uri-js 4 and its replacement, side by side.
import { createRequire } from "node:module";
import { uriJs } from "@urikit/drop-ins";
import { describe, it } from "vitest";
import { expectReasons, type Reason, type UriLibrary } from "./side-by-side.ts";

const old: UriLibrary = createRequire(import.meta.url)("uri-js");

const REASONS: readonly Reason[] = [
  {
    why: "what is malformed has an error; it is not rewritten, not resolved, and equals nothing",
    section: "RFC 3986 App. A",
    applies: ({ text }, { hasError, normalized }) => hasError && normalized === text,
  },
  {
    why: "a colon may stand in a later segment of a relative path",
    section: "RFC 3986 §3.3",
    applies: ({ normalized }, ours) => ours.normalized.includes(":") && normalized.includes("%3A"),
  },
  {
    why: "an encoded dot stays encoded, so that it does not become a dot-segment",
    section: "RFC 3986 §6.1, §6.2.2.3",
    applies: ({ text }) => text.includes("%2E"),
  },
  {
    why: "a relative reference keeps the dot-segments that mean something",
    section: "RFC 3986 §5.2.4",
    applies: ({ text, components }) =>
      components.scheme === undefined && /(?:^|\/)\.\.?(?:[/?#]|$)/.test(text),
  },
  {
    why: "/. stands before a path that begins with //",
    section: "RFC 3986 §3.3",
    applies: (_, { normalized, target }) => /\/\.\/\//.test(normalized + target),
  },
  {
    why: "http has a host that is not empty",
    section: "RFC 9110 §4.2.1",
    applies: (_, { target, components }) => target === undefined && !components.host,
  },
  {
    why: "what sockets take for an IPv4 address is given as that address",
    section: "RFC 3986 §7.4",
    applies: ({ text }) => text.includes("01.2.3.4"),
  },
  {
    why: "hosts of other scripts go by UTS 46, wherever the scheme has domain names",
    section: "RFC 3986 §3.2.2, UTS 46 §4",
    applies: ({ text }) => /[éü]|%c3|xn--/i.test(authorityOf(text) ?? ""),
  },
  {
    why: "addresses and fields are decoded once, and told if they are none",
    section: "RFC 6068 §2",
    applies: ({ text }) => /^mailto:/i.test(text),
  },
  {
    why: "what stands after the namespace of a URN is given as it was written; what none may hold is an error",
    section: "RFC 8141 §2, §3.1",
    applies: ({ text }) => /^urn:/i.test(text),
  },
  {
    why: "IPv6 addresses are written by RFC 5952, and a zone is given by itself",
    section: "RFC 5952 §4, RFC 6874 §2",
    applies: ({ text }) => /\[(?:1::1|fe80)/.test(text),
  },
];

function authorityOf(text: string): string | undefined {
  return /^(?:[^:/?#]*:)?\/\/([^/?#]*)/.exec(text)?.[1];
}

describe("texts that tell readers apart", () => {
  it("each difference has a reason", () => expectReasons(old, uriJs, REASONS, 2_000));
});
