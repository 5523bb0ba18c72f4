/**
 * The documentation of the AWS command line: `s3`. An object in a bucket, `s3://bucket/key`.
 */

import { defineScheme } from "./parts/define-scheme.ts";
import { S3_FAULTS } from "./parts/faults.ts";
import { splitInner } from "./parts/inner-reference.ts";
import { noPlan } from "./parts/no-plan.ts";
import type { SchemeRule, SchemeSource } from "./parts/source.ts";

/** The meaning of an `s3` reference. */
export interface S3Reading {
  /** The name of the bucket, which is not that of a host. */
  readonly bucket: string;
  /** The key of an object, or the prefix of several, as it is written: programs do not decode it. Empty for all. */
  readonly key: string;
}

const DOCUMENT = "AWS CLI, s3 commands";
const RULE: SchemeRule = { rule: "S3Uri", section: DOCUMENT };

/**
 * `s3` (the documentation of the AWS command line): a custom, not a standard.
 *
 * @example
 * ```ts
 * import { s3 } from "@urikit/schemes";
 *
 * s3.read("s3://mybucket/mykey").key; // => "mykey"
 * ```
 */
export const s3 = defineScheme({
  name: "s3",
  specification: DOCUMENT,
  origin: DOCUMENT,
  standing: "custom",
  read,
  defaults: { key: "" },
  write: ({ bucket, key }) => ({ host: bucket, ...splitInner(`/${key}`) }),
  plan: noPlan({ rule: "S3Uri", section: "RFC 3986 §1.2.2" }, "bucket-without-place", S3_FAULTS),
});

/** All text after the slash is the key, though RFC 3986 finds a query or a fragment there. */
function read(source: SchemeSource): S3Reading {
  source.forbidUserinfo(RULE);
  source.requireHost(RULE);
  source.forbidPort(RULE, "a-bucket-has-no-port");
  const { pathFrom, pathTo, to } = source.layout;
  return { bucket: source.host(), key: source.text.slice(Math.min(pathFrom + 1, pathTo), to) };
}
