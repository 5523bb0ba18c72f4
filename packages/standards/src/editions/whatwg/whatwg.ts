/** The URL Standard of the WHATWG, by the platform's `URL`: whatever it answers. */

import type { Edition, EditionError } from "../../edition.ts";
import { CLASSES } from "./classes.ts";
import { type PlatformUrl, platformUrl } from "./platform.ts";

/** It tells neither where nor why. */
function refusal(base: string | undefined): EditionError {
  const message =
    base === undefined
      ? "the platform's URL refuses it, or needs a base"
      : "the platform's URL refuses it with this base";
  return { index: undefined, rule: "basic URL parser", section: "WHATWG URL §4.4", message };
}

/** With the base, if there is one; without it where `URL` refuses the base, which an absolute text does not need. */
function read(reference: string, base: string | undefined): PlatformUrl | undefined {
  return platformUrl(reference, base) ?? platformUrl(reference);
}

/**
 * The platform's `URL`. It repairs what it reads, so that the normal form of what it accepts is its own text; its
 * components are never undefined. A relative reference is accepted only with a base.
 *
 * @example
 * ```ts
 * import { whatwg } from "@urikit/standards";
 *
 * whatwg.normalize("http://good.example\\@evil.example/"); // => "http://good.example/@evil.example/"
 * whatwg.check("../g")?.message; // => "the platform's URL refuses it, or needs a base"
 * ```
 */
export const whatwg: Edition = {
  id: "whatwg",
  name: "WHATWG URL",
  date: "living",
  classes: CLASSES,
  check: (reference, base) => (read(reference, base) === undefined ? refusal(base) : undefined),
  components(reference, base) {
    const url = read(reference, base);
    if (url === undefined) return undefined;
    const { protocol, username, password, hostname, port, pathname, search, hash } = url;
    return { protocol, username, password, hostname, port, pathname, search, hash };
  },
  resolve(reference, base) {
    const url = read(reference, base);
    if (url !== undefined) return { kind: "uri", text: url.href };
    const { message, section } = refusal(base);
    return { kind: "none", reason: message, section };
  },
  normalize: (reference) => platformUrl(reference)?.href,
  destination(reference, base) {
    const url = read(reference, base);
    if (url === undefined) return undefined;
    return { scheme: url.protocol.slice(0, -1), host: url.hostname, port: url.port, told: true };
  },
};
