/** `uri set --each NAME='VALUE …'`: the options with each of the values, as loops of a shell would give them, one within the other. */

import { UsageError } from "../../exit.ts";
import { type ComponentOptions, namedValues } from "./component-options.ts";

/** @throws {UsageError} If a component is given in another way too, or has no value. */
export function variantsOf<Options extends ComponentOptions>(
  options: Options,
  each: readonly string[],
): readonly Options[] {
  let variants: readonly Options[] = [options];
  for (const [name, values] of namedValues(each, "--each")) {
    if (variants.some((variant) => variant[name] !== undefined))
      throw new UsageError("component-twice", "set", name);
    const data = values.split(" ").filter((value) => value !== "");
    if (data.length === 0) throw new UsageError("component-none", "set", name);
    variants = variants.flatMap((variant) => data.map((value) => ({ ...variant, [name]: value })));
  }
  return variants;
}
