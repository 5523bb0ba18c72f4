/** The behaviour of readers, and why they differ, in Chinese. */

import { habits, zh as programs } from "@urikit/programs/words/zh";
import { zh as standards } from "@urikit/standards/words/zh";
import type { Catalogue } from "urikit/words";

export const READER_SENTENCES: Catalogue = { ...programs, ...habits, ...standards };
