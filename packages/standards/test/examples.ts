// Whether an edition resolves the examples of its document.
import { examples, printed } from "@urikit/abnf/resolution-examples";
import { expect } from "vitest";
import type { Edition, EditionResolveOptions } from "../src/edition.ts";

/**
 * Appendix C of url-syntax-05, RFC 2396 and rfc2396bis-01 resolves these alike, against `http://a/b/c/d;p?q`: C.1, without
 * `?y`; and C.2, without `g?y/./x` and `g?y/../x`.
 */
export const APPENDIX_C = {
  normal: `
    g:h     = g:h
    g       = http://a/b/c/g
    ./g     = http://a/b/c/g
    g/      = http://a/b/c/g/
    /g      = http://a/g
    //g     = http://g
    g?y     = http://a/b/c/g?y
    #s      = (current document)#s
    g#s     = http://a/b/c/g#s
    g?y#s   = http://a/b/c/g?y#s
    ;x      = http://a/b/c/;x
    g;x     = http://a/b/c/g;x
    g;x?y#s = http://a/b/c/g;x?y#s
    .       = http://a/b/c/
    ./      = http://a/b/c/
    ..      = http://a/b/
    ../     = http://a/b/
    ../g    = http://a/b/g
    ../..   = http://a/
    ../../  = http://a/
    ../../g = http://a/g`,
  abnormal: `
    <>            = (current document)
    ../../../g    = http://a/../g
    ../../../../g = http://a/../../g
    /./g          = http://a/./g
    /../g         = http://a/../g
    g.            = http://a/b/c/g.
    .g            = http://a/b/c/.g
    g..           = http://a/b/c/g..
    ..g           = http://a/b/c/..g
    ./../g        = http://a/b/g
    ./g/.         = http://a/b/c/g/
    g/./h         = http://a/b/c/g/h
    g/../h        = http://a/b/c/h
    g;x=1/./y     = http://a/b/c/g;x=1/y
    g;x=1/../y    = http://a/b/c/y
    g#s/./x       = http://a/b/c/g#s/./x
    g#s/../x      = http://a/b/c/g#s/../x
    http:g        = http:g`,
};

/** Expects an edition to resolve its examples as printed. */
export function expectTargets(
  edition: Edition,
  base: string,
  text: string,
  options?: EditionResolveOptions,
): void {
  for (const [reference, target] of examples(text))
    expect.soft(printed(edition.resolve(reference, base, options)), reference).toBe(target);
}
