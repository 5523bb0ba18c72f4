/** How far the level `scheme` goes in every command: by what all schemes of the standard set say. */

import { standardSchemes } from "urikit/schemes";

/** Options of `normalize` and of what is like it. */
export const BY_SCHEME = { level: "scheme", schemes: standardSchemes } as const;
