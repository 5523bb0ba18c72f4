// The laws of urikit, for the tests, the proof and the search for counterexamples.
import { ORACLE_LAWS } from "../oracle/laws.ts";
import { addresses } from "./addresses.ts";
import { everyString } from "./any-string.ts";
import { composition } from "./composition.ts";
import { errors } from "./errors.ts";
import { iris } from "./iris.ts";
import { type Law, law } from "./law.ts";
import { lists } from "./lists.ts";
import { normalization } from "./normalization.ts";
import { octets } from "./octets.ts";
import { queries } from "./queries.ts";
import { reading } from "./reading.ts";
import { repairs } from "./repairs.ts";
import { resolution } from "./resolution.ts";
import { schemeReadings } from "./scheme-readings.ts";
import { surts } from "./surts.ts";
import { syntax } from "./syntax.ts";
import { templates } from "./templates.ts";
import { uriTemplates } from "./uri-templates.ts";

export const LAWS: readonly Law[] = [
  ...reading,
  ...queries,
  ...syntax,
  ...errors,
  ...octets,
  ...addresses,
  ...resolution,
  ...composition,
  ...templates,
  ...uriTemplates,
  ...surts,
  ...normalization,
  ...repairs,
  ...iris,
  ...lists,
  ...schemeReadings,
  ...everyString,
];

/** The same, and those between urikit and the oracle, which has a test and a proof of its own. */
export const ALL_LAWS: readonly Law[] = [
  ...LAWS,
  ...ORACLE_LAWS.map(({ name, values, accepts }) => law(name, [values], (given) => void accepts(...given))),
];
