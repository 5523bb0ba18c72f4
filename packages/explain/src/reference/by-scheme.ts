/** The meaning of the level `scheme` in every command: the rules of all schemes of the standard set. */

import { standardSchemes } from "@urikit/schemes";

/** Options of `normalize` and of functions like it. */
export const BY_SCHEME = { level: "scheme", schemes: standardSchemes } as const;
