/** The sentences of an access in Chinese, and of the guard and the schemes, whose reasons are in them. */

import { zh as access } from "@urikit/access/words/zh";
import { zh as guard } from "@urikit/guard/words/zh";
import { zh as schemes } from "@urikit/schemes/words/zh";
import type { Catalogue } from "urikit/words";

export const SENTENCES: Catalogue = { ...schemes, ...guard, ...access };
