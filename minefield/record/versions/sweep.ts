/**
 * Which release changed what: some releases are asked first, and between two that answer differently, halves are asked, until
 * each change is pinned to a release and the one before it. A change that was taken back between two that answer alike is not
 * seen.
 */

/** All answers of a release, in the order of the questions; undefined if the release cannot be had. */
export type Asking = (at: number) => Promise<readonly string[] | undefined>;

/** Two releases, by where they stand, with none between them that could be asked and that answers otherwise. */
export interface Step {
  readonly before: number;
  readonly after: number;
}

export interface Sweep {
  readonly steps: readonly Step[];
  /** Which were asked. */
  readonly asked: readonly number[];
  /** Which cannot be had, of those that were tried. */
  readonly missing: readonly number[];
}

/**
 * Finds the steps.
 *
 * @param sampled Which releases are asked first, in order.
 */
export async function sweep(sampled: readonly number[], ask: Asking): Promise<Sweep> {
  const known = new Map<number, readonly string[] | undefined>();
  const answersOf = async (at: number) => {
    if (!known.has(at)) known.set(at, await ask(at));
    return known.get(at);
  };
  const present: number[] = [];
  for (const at of sampled) if ((await answersOf(at)) !== undefined) present.push(at);
  const steps: Step[] = [];
  for (const [at, after] of present.entries()) {
    const before = present[at - 1];
    if (before !== undefined) steps.push(...(await between({ before, after }, answersOf)));
  }
  const numbers = [...known.keys()].sort((a, b) => a - b);
  return {
    steps,
    asked: numbers.filter((at) => known.get(at) !== undefined),
    missing: numbers.filter((at) => known.get(at) === undefined),
  };
}

async function between({ before, after }: Step, ask: Asking): Promise<readonly Step[]> {
  const [one, other] = [await ask(before), await ask(after)];
  if (JSON.stringify(one) === JSON.stringify(other)) return [];
  const middle = await middleOf({ before, after }, ask);
  if (middle === undefined) return [{ before, after }];
  const parts = [
    { before, after: middle },
    { before: middle, after },
  ];
  return [...(await between(parts[0] as Step, ask)), ...(await between(parts[1] as Step, ask))];
}

/** The release nearest to the middle that can be had; undefined if none lies between. */
async function middleOf({ before, after }: Step, ask: Asking): Promise<number | undefined> {
  const half = (before + after) / 2;
  const inside = Array.from({ length: after - before - 1 }, (_, at) => before + 1 + at);
  for (const at of inside.sort((a, b) => Math.abs(a - half) - Math.abs(b - half) || a - b))
    if ((await ask(at)) !== undefined) return at;
  return undefined;
}
