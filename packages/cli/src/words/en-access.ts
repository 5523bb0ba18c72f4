/** The sentences of an access in English, and of the guard, the schemes and the grammar, whose reasons are in them. */

import { en as access } from "@urikit/access/words/en";
import { SENTENCES as ERRORS } from "@urikit/explain/words/en";
import { en as guard } from "@urikit/guard/words/en";
import { en as schemes } from "@urikit/schemes/words/en";
import type { Catalogue } from "urikit/words";

export const SENTENCES: Catalogue = { ...ERRORS, ...schemes, ...guard, ...access };
