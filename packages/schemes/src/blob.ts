/**
 * W3C File API §8.3: `blob`. Data that a page has in its hands, by the origin of the page and an identifier.
 */

import { defineScheme } from "./parts/define-scheme.ts";
import { fault } from "./parts/fault.ts";
import { BLOB_FAULTS } from "./parts/faults.ts";
import { readInner } from "./parts/inner-reference.ts";
import { noPlan } from "./parts/no-plan.ts";
import type { SchemeRule, SchemeSource } from "./parts/source.ts";

/** The meaning of a `blob` reference. */
export interface BlobReading {
  /** The origin of the page, scheme and authority; undefined where it is opaque, written `null`. */
  readonly inner?: string | undefined;
  /** The identifier, a UUID in lower case. */
  readonly id: string;
}

const DOCUMENT = "W3C File API §8.3";
const RULE: SchemeRule = { rule: "blob URL", section: DOCUMENT };

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/**
 * `blob` (W3C File API): a draft of the W3C.
 *
 * @example
 * ```ts
 * import { blob } from "@urikit/schemes";
 *
 * const reading = blob.read("blob:https://whatwg.org/d0360e2f-caee-469f-9a2f-87d5b0456f6f");
 * reading.inner; // => "https://whatwg.org"
 * reading.id; // => "d0360e2f-caee-469f-9a2f-87d5b0456f6f"
 * ```
 */
export const blob = defineScheme({
  name: "blob",
  specification: DOCUMENT,
  origin: DOCUMENT,
  standing: "draft",
  read,
  write: ({ inner = "null", id }) => ({ path: `${inner}/${id}` }),
  plan: noPlan(RULE, "blob-in-memory", BLOB_FAULTS),
});

/** "blob:", the origin, "/" and a UUID. A fragment does not matter for access. */
function read(source: SchemeSource): BlobReading {
  source.forbidAuthority(RULE);
  source.forbidQuery(RULE);
  const { path } = source;
  const slash = source.slice(path).lastIndexOf("/");
  const at = path.from + Math.max(0, slash);
  const id = source.decode({ from: at + 1, to: Math.max(at + 1, path.to) }).toLowerCase();
  if (slash < 0 || !UUID.test(id)) {
    throw source.error(
      slash < 0 ? path.to : at + 1,
      RULE,
      fault("origin-and-uuid", "not-the-identifier-of-a-blob"),
    );
  }
  const origin = { from: path.from, to: at };
  if (source.decode(origin) === "null") return { inner: undefined, id };
  const inner = readInner(source, origin, RULE);
  if (/^[^:/?#]+:\/\/[^/@]*$/.test(inner)) return { inner, id };
  throw source.error(path.from, RULE, fault("scheme-host-and-port", "not-an-origin"));
}
