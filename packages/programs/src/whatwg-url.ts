/** npm: `whatwg-url`, the reference implementation of the URL Standard. */

import { program } from "./habit.ts";
import { encodesCaretInPath, followsTheUrlStandard } from "./habits/url-standard.ts";
import {
  encodesCaret,
  needsFragmentForOpaqueBase,
  resolvesAsTheUrlStandard,
} from "./resolution/url-standard.ts";

export const whatwgUrl = program({
  id: "whatwg-url",
  name: "whatwg-url",
  version: "whatwg-url 17.3.0",
  isPlatform: true,
  habits: [followsTheUrlStandard, encodesCaretInPath],
  resolution: [needsFragmentForOpaqueBase, resolvesAsTheUrlStandard, encodesCaret],
});
