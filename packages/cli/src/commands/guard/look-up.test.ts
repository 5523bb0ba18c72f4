/** The look-up by the system, of the names that need no network: an address is its own answer (RFC 3493 §6.1). */

import { expect, it } from "vitest";
import { systemLookUp } from "./look-up.ts";

it("answers one name after another, from another thread", () => {
  const lookUp = systemLookUp();
  expect(lookUp("192.0.2.1")).toEqual({ addresses: ["192.0.2.1"] });
  expect(lookUp("2001:db8::1")).toEqual({ addresses: ["2001:db8::1"] });
  expect(lookUp("a..b")).toEqual({ code: expect.any(String) });
});
