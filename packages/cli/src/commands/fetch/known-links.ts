/** `--cache FILE`: what became of links, in lines of JSON, so that it need not be asked again soon. */

import { createReadStream, existsSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { createInterface } from "node:readline";
import type { LinkFacts, LinkOutcome } from "@urikit/access/links";
import { systemReason, UsageError } from "../../exit.ts";

/** In seconds: a day. */
const MAX_AGE = 86_400;

/** A line of the file. */
interface KnownLink extends Pick<LinkFacts, "outcome" | "status" | "to" | "problem"> {
  readonly uri: string;
  /** When it was asked for, in ISO 8601. */
  readonly at: string;
}

/** What is known of links; what is learned is written at once. */
export class KnownLinks {
  readonly #known = new Map<string, LinkFacts>();
  readonly #file: FileHandle;
  #writing: Promise<unknown> = Promise.resolve();

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  /**
   * The file, which is made if it is not there. Lines that are older than the seconds, or that are none, say nothing.
   *
   * @throws {UsageError} If it cannot be read or written.
   */
  static async of(path: string, maxAge = MAX_AGE): Promise<KnownLinks> {
    try {
      const lines = existsSync(path) ? createInterface({ input: createReadStream(path) }) : [];
      const known: [string, LinkFacts][] = [];
      const oldest = Date.now() - maxAge * 1000;
      for await (const line of lines) {
        const one = knownIn(line);
        if (one !== undefined && Date.parse(one.at) >= oldest) known.push([one.uri, factsIn(one)]);
      }
      const links = new KnownLinks(await open(path, "a"));
      for (const [uri, facts] of known) links.#known.set(uri, facts);
      return links;
    } catch (error) {
      throw new UsageError("option-refused", `--cache ${path}`, systemReason(error));
    }
  }

  get(uri: string): LinkFacts | undefined {
    return this.#known.get(uri);
  }

  set(uri: string, facts: LinkFacts): void {
    this.#known.set(uri, facts);
    const line: KnownLink = { uri, at: new Date().toISOString(), ...facts };
    this.#writing = this.#writing.then(() => this.#file.appendFile(`${JSON.stringify(line)}\n`));
    this.#writing.catch(() => {}); // told when it is closed
  }

  async close(): Promise<void> {
    try {
      await this.#writing;
    } finally {
      await this.#file.close();
    }
  }
}

const OUTCOMES: ReadonlySet<string> = new Set<LinkOutcome>(["ok", "moved", "gone", "refused", "no-part"]);

function knownIn(line: string): KnownLink | undefined {
  try {
    const one: unknown = JSON.parse(line);
    return isKnownLink(one) ? one : undefined;
  } catch {
    return undefined;
  }
}

function isKnownLink(one: unknown): one is KnownLink {
  if (typeof one !== "object" || one === null) return false;
  const { uri, at, outcome, to } = one as Partial<Record<keyof KnownLink, unknown>>;
  const isTold = typeof uri === "string" && typeof at === "string" && typeof outcome === "string";
  return isTold && OUTCOMES.has(outcome) && (to === undefined || typeof to === "string");
}

function factsIn({ outcome, status, to, problem }: KnownLink): LinkFacts {
  return { outcome, status, to, problem };
}
