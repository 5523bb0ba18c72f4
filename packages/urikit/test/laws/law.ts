// A law: what holds of all values of some kinds. `npm test` asks it of a few values that are always the same,
// `npm run prove` of many, `npm run fuzz` of new ones.
import fc, { type Arbitrary, type IPropertyWithHooks } from "fast-check";

export interface Law {
  /** Its name in reports and regressions, by the section that it keeps. */
  readonly name: string;
  /** For fast-check. */
  readonly property: IPropertyWithHooks<[readonly unknown[]]>;
  /** Throws if the law does not hold of these values. */
  readonly expectOf: (values: readonly unknown[]) => void;
}

/** A law of as many values as there are arbitraries; `expectOf` throws where it does not hold. */
export function law<Values extends readonly unknown[]>(
  name: string,
  arbitraries: { readonly [Index in keyof Values]: Arbitrary<Values[Index]> },
  expectOf: (...values: Values) => void,
): Law {
  // as: the values of a law are made by its own arbitraries, or were so when they were written down
  const call = (values: readonly unknown[]) => expectOf(...(values as Values));
  const values = fc.tuple(...(arbitraries as readonly Arbitrary<unknown>[]));
  return { name, property: fc.property(values, call), expectOf: call };
}
