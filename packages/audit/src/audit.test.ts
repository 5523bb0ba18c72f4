/** What an audit finds, and where. */

import { expect, it } from "vitest";
import { audit } from "./audit.ts";

const idsOf = (reference: string) => audit(reference).map(({ id }) => id);

it("RFC 3986 §7.5: a password is found where it stands, and never told", () => {
  const [first] = audit("ftp://me:secret@example.org/");
  expect(first).toMatchObject({ id: "password", severity: "danger", component: "userinfo", from: 9, to: 15 });
  expect(JSON.stringify(audit("ftp://me:secret@example.org/"))).not.toContain("secret");
});

it("a text that is not a URI reference is audited too", () => {
  expect(idsOf("http://me:secret@example.org/a b")).toContain("password");
});

it("no password is found where there is none", () => {
  expect(idsOf("http://example.org/a:b@c")).not.toContain("password");
  expect(idsOf("http://me@example.org:80/")).not.toContain("password");
});

it("what is not a string is a TypeError", () => {
  expect(() => audit(undefined as unknown as string)).toThrow(TypeError);
});
