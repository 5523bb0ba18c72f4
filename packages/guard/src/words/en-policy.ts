/** What is wrong with a policy, in English: the messages of its errors. */

import type { Catalogue } from "urikit/words";

// biome-ignore format: a line is a sentence
export const POLICY = {
  "policy-at": (path, problem) => `${path}: ${problem}`,
  "policy-no-object": (kind) => `a policy is an object, such as {"schemes": ["https"]}, not ${kind}`,
  "policy-unknown-key": (key, ...known) => `a policy has no key ${key}: known are ${known.join(", ")}`,
  "policy-mistyped-key": (key, meant) => `a policy has no key ${key}: did you mean ${meant}?`,
  "policy-no-list-of-strings": (kind) => `it is a list of strings, not ${kind}`,
  "policy-no-list-of-numbers": (kind) => `it is a list of numbers, not ${kind}`,
  "policy-no-string": (kind) => `it is a string, not ${kind}`,
  "policy-no-number": (kind) => `it is a number, not ${kind}`,
  "policy-no-flag": (kind) => `it is true or false, not ${kind}`,
  "policy-no-scheme": (text) => `${text} is not a scheme, such as "https" (RFC 3986 §3.1)`,
  "policy-no-port": (port) => `${port} is not a port from 0 to 65535`,
  "policy-no-block": (text) => `${text} is not an address, or a block without bits after its prefix, such as "10.0.0.0/8"`,
  "policy-no-host": (text) => `${text} is not a host: a name in ASCII, an address, ".example.org" for all names below it, or "*"`,
  "policy-public-suffix": (text) => `${text} is for all names below a public suffix, where anybody may register one: name the domains that you mean`,
  "value-null": () => "null",
  "value-list": () => "a list",
  "value-of-type": (type) => `a value of the type ${type}`,
} satisfies Catalogue;
