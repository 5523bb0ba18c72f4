/** The options of `uri fetch`. */

import type { ColorChoice } from "../../display/terminal.ts";
import type { Language } from "../../language/spoken.ts";
import type { Stdio } from "../../stdio.ts";
import type { ReachOptions } from "./reach.ts";

export interface FetchOptions extends ReachOptions {
  readonly references: readonly string[];
  readonly output?: string;
  readonly head?: true;
  readonly checkFragments?: true;
  readonly jobs?: number;
  readonly cache?: string;
  readonly maxAge?: number;
  readonly list?: true;
  readonly plan?: true;
  readonly trace?: true;
  readonly json?: true;
  readonly learned?: string;
  readonly files: readonly string[];
  readonly email?: string;
  readonly newsServer?: string;
  readonly showSecrets?: true;
  readonly color: ColorChoice;
  readonly language?: Language;
  readonly stdio: Stdio;
}
