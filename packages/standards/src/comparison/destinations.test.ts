/** Where readers go with a reference. */

import { expect, it } from "vitest";
import { destinations } from "./destinations.ts";

it("RFC 3986 §3.2, §6.2.3: an empty authority is not none, and a host that is empty is not no host", () => {
  const readers = ["rfc3986", "appendix-b", "uri-js"] as const;
  expect(destinations("//", undefined, { readers })).toEqual([
    { readers, valid: true, emptyHost: true, resource: "" },
  ]);
  expect(destinations("", undefined, { readers })).toEqual([{ readers, valid: true, resource: "" }]);
});
