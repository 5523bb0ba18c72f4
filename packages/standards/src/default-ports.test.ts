import { standardSchemes } from "urikit/schemes";
import { describe, expect, it } from "vitest";
import { DEFAULT_PORTS } from "./default-ports.ts";

describe("the default ports of RFC 1738 §3, which the older editions go by", () => {
  it.each([...DEFAULT_PORTS])("%s: %s, as its scheme says", (name, port) => {
    expect(String(standardSchemes.get(name)?.defaultPort)).toBe(port);
  });
});
