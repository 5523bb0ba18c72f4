import { standardSchemes } from "@urikit/schemes";
import { describe, expect, it } from "vitest";
import { DEFAULT_PORTS } from "./default-ports.ts";

describe("RFC 1738 §3: the default ports that the older editions use", () => {
  it.each([...DEFAULT_PORTS])("%s: %s, as in @urikit/schemes", (name, port) => {
    expect(String(standardSchemes.get(name)?.defaultPort)).toBe(port);
  });
});
