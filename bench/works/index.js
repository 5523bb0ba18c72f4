// @ts-check
// The works that are measured side by side, in the order of the results.

import { auditWorks } from "./audit.js";
import { formatWorks } from "./formats.js";
import { idnaWorks } from "./idna.js";
import { iriWorks } from "./iri.js";
import { normalizeWorks } from "./normalize.js";
import { parseWorks } from "./parse.js";
import { resolveWorks } from "./resolve.js";
import { schemeWorks } from "./schemes.js";
import { templateWorks } from "./template.js";
import { uriTemplateWorks } from "./uri-template.js";

/** @type {import("./work.js").Work[]} */
export const works = [
  ...parseWorks,
  ...normalizeWorks,
  ...resolveWorks,
  ...schemeWorks,
  ...templateWorks,
  ...uriTemplateWorks,
  ...idnaWorks,
  ...formatWorks,
  ...iriWorks,
  ...auditWorks,
];

/** @type {import("../references.js").Form[]} */
export const forms = ["split", "flat"];
