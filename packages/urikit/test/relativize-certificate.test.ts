// RFC 3986 §5: relativize gives the shortest reference there is; a taste of the certificate's proof.
import { eachOf } from "@urikit/abnf/extent";
import { expect, test } from "vitest";
import { certify, references } from "./relativize-certificate.ts";

const known = references([..."ab:/?#."], 5);

test.each(eachOf(3, ["a:b/c", "a:", "a:/b//c?q", "a://b", "a://b/c/d?q#f", "a:b/../c", "a:/.//b"]))(
  "§5.2: every short target from %s has the shortest reference, or none",
  (base) => {
    const { shortest, refused, wrong } = certify(base, known);
    expect(wrong).toEqual([]);
    expect(Math.min(shortest, refused)).toBeGreaterThan(0);
  },
);
