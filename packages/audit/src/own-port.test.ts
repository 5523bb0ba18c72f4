/** RFC 3986 §3.2.3: the default ports are those that the readers of the schemes have. */

import { standardSchemes } from "@urikit/schemes";
import { expect, it } from "vitest";
import { ownPort } from "./own-port.ts";

it("are those of all standard schemes, and of no other", () => {
  for (const [name, { defaultPort }] of standardSchemes) expect(ownPort(name), name).toBe(defaultPort);
  for (const name of ["", "x", "constructor", "mysql"]) expect(ownPort(name), name).toBeUndefined();
});
