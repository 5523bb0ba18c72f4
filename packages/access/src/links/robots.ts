/** RFC 9309: the rules of a site for robots, as far as they are for one of them. */

/** What robots may do on a site. */
export interface Robots {
  /** Whether a path, with its query, may be asked for. */
  readonly allows: (path: string) => boolean;
}

/** §2.2.1: "any rule" of a group. */
interface Rule {
  readonly allows: boolean;
  /** The pieces of the path between its asterisks, as they are compared. */
  readonly pieces: readonly string[];
  /** Whether the path must end where the rule does: `$`. */
  readonly isWhole: boolean;
  /** In octets. */
  readonly length: number;
}

/** §2.5: what comes after so many octets need not be read. */
export const MOST_ROBOTS_OCTETS = 500 * 1024;

/** §2.3.1.3: where the rules are not there, nothing is forbidden. */
export const ALL: Robots = { allows: () => true };

/** §2.3.1.4: where the server does not answer, everything is forbidden. */
export const NONE: Robots = { allows: () => false };

/**
 * Reads `robots.txt`.
 *
 * @param product The product token of the robot.
 */
export function readRobots(text: string, product: string): Robots {
  const groups = groupsIn(text);
  const own = groups.get(product.toLowerCase()) ?? groups.get("*") ?? [];
  return { allows: (path) => isAllowed(compared(path), own) };
}

/** §2.2.1: groups with the same user agent are one; several user agents may share a group. */
function groupsIn(text: string): ReadonlyMap<string, readonly Rule[]> {
  const groups = new Map<string, Rule[]>();
  let agents: string[] = [];
  let hasRules = false;
  for (const line of text.replace(/^\ufeff/, "").split(/\r\n|\r|\n/)) {
    const [name, value] = lineOf(line);
    if (name === "user-agent") {
      if (hasRules) agents = [];
      hasRules = false;
      agents.push(/^(?:\*|[\w-]+)/.exec(value)?.[0]?.toLowerCase() ?? "");
      for (const agent of agents) if (!groups.has(agent)) groups.set(agent, []);
    } else if (name === "allow" || name === "disallow") {
      hasRules = true;
      if (value !== "") for (const agent of agents) groups.get(agent)?.push(ruleOf(value, name === "allow"));
    }
  }
  return groups;
}

/** A name and its value, without the blanks around them and the comment after them. */
function lineOf(line: string): readonly [name: string, value: string] {
  const [written = ""] = line.split("#", 1);
  const colon = written.indexOf(":");
  if (colon < 0) return ["", ""];
  return [written.slice(0, colon).trim().toLowerCase(), written.slice(colon + 1).trim()];
}

/** §2.2.3: `*` is any run of characters, `$` at the end is the end. */
function ruleOf(written: string, allows: boolean): Rule {
  const isWhole = written.endsWith("$");
  const path = compared(isWhole ? written.slice(0, -1) : written);
  return { allows, pieces: path.split("*"), isWhole, length: path.length };
}

/** §2.2.2: the longest rule that matches counts; of as long ones, the one that allows. */
function isAllowed(path: string, rules: readonly Rule[]): boolean {
  if (path === "/robots.txt") return true;
  let best: Rule | undefined;
  for (const rule of rules) {
    if (!matches(rule, path)) continue;
    const isBetter = best === undefined || rule.length > best.length;
    if (isBetter || (rule.length === best?.length && rule.allows)) best = rule;
  }
  return best?.allows ?? true;
}

function matches({ pieces: [first = "", ...rest], isWhole }: Rule, path: string): boolean {
  if (!path.startsWith(first)) return false;
  const last = rest.pop();
  if (last === undefined) return !isWhole || path === first;
  let at = first.length;
  for (const piece of rest) {
    const found = path.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return isWhole ? path.length - last.length >= at && path.endsWith(last) : path.indexOf(last, at) >= 0;
}

/** §2.2.2: octets beyond ASCII are compared as triplets, and triplets of unreserved characters as what they stand for. */
function compared(path: string): string {
  return path
    .replace(/[^\0-\x7f]+/g, (text) => Buffer.from(text).toString("hex").replace(/../g, "%$&"))
    .replace(/%[\da-f]{2}/gi, (triplet) => {
      const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
      return /[\w.~-]/.test(character) ? character : triplet.toUpperCase();
    });
}
