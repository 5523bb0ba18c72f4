// Every text over an alphabet, shortest first.

/** Calls `visit` with `before`, then each text of at most `length` characters, then `after`. Returns how many. */
export function everyText(
  alphabet: readonly string[],
  length: number,
  visit: (text: string) => void,
  before = "",
  after = "",
): number {
  let visited = 0;
  const extend = (text: string, missing: number): void => {
    if (missing > 0) {
      for (const character of alphabet) extend(text + character, missing - 1);
    } else {
      visited++;
      visit(text + after);
    }
  };
  for (let size = 0; size <= length; size++) extend(before, size);
  return visited;
}
