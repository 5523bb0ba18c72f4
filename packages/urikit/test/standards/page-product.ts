export function products(_root: string): ReadonlyMap<string, string> {
  return new Map();
}
