/** Node: its `URL`. On Node it is the platform's own. */

import { program } from "./habit.ts";
import { followsTheUrlStandard } from "./habits/url-standard.ts";
import { resolvesAsTheUrlStandard } from "./resolution/url-standard.ts";

export const node = program({
  id: "node",
  name: "Node URL",
  version: "Node 20.20.2, Ada 2.9.2",
  isPlatform: true,
  habits: [followsTheUrlStandard],
  resolution: [resolvesAsTheUrlStandard],
});
