/** One answer for each request: an object of JSON in a line, and an object in a line back (RFC 8259). */

import { Buffer, isUtf8 } from "node:buffer";
import type { Words } from "@urikit/explain";
import { type Statement, type StatementValue, statement } from "urikit/words";
import type { CommandId } from "../../words/text.ts";
import { WORKS, type Work, type WorkName } from "./works.ts";

export interface AnswerOptions {
  /** What is done for a request that does not say. */
  readonly work: WorkName | undefined;
  /** The member of a request that holds the reference, or the text; an answer to `redact` has it too. */
  readonly member: string;
  /** Loads a work; undefined if it cannot be asked for. */
  load(name: WorkName): Promise<Work | undefined>;
  readonly words: Words;
}

/** Answers requests in their order. */
export class Answers {
  readonly #options: AnswerOptions;
  readonly #works = new Map<WorkName, Work | undefined>();

  constructor(options: AnswerOptions) {
    this.#options = options;
  }

  /** The answer to a line, with its line end. Only the first request for a work waits until that is loaded. */
  of(line: Uint8Array): string | Promise<string> {
    if (!isUtf8(line)) return this.#refusal("serve-not-utf-8");
    const request = objectIn(Buffer.from(line.buffer, line.byteOffset, line.length).toString());
    if (request === undefined) return this.#refusal("serve-not-object");
    const name = request.do ?? this.#options.work;
    if (!isWork(name)) return this.#refusal("serve-no-work", request, ...WORKS);
    if (this.#works.has(name)) return this.#answer(name, request);
    return this.#options.load(name).then((work) => {
      this.#works.set(name, work);
      return this.#answer(name, request);
    });
  }

  /** The answer to a line that was too long to be read. */
  ofUnread(longest: number): string {
    return this.#refusal("serve-too-long", undefined, longest);
  }

  #answer(name: WorkName, request: Request): string {
    const { member } = this.#options;
    const work = this.#works.get(name);
    const reference = request[member];
    if (work === undefined)
      return this.#refusal(name === "where" ? "serve-no-expression" : "serve-no-policy", request);
    if (typeof reference !== "string") return this.#refusal("serve-no-reference", request, member);
    return `{${idOf(request)}${work(reference)}}\n`;
  }

  #refusal(id: CommandId, request?: Request, ...values: readonly StatementValue[]): string {
    const problem: Statement = statement(id, ...values);
    const error = { code: id.slice("serve-".length), message: this.#options.words.say(problem) };
    return `{${idOf(request)}"error":${JSON.stringify(error)}}\n`;
  }
}

type Request = Readonly<Record<string, unknown>>;

/** The object that a text is in JSON; undefined if it is none. */
function objectIn(text: string): Request | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Request)
      : undefined;
  } catch {
    return undefined;
  }
}

function isWork(name: unknown): name is WorkName {
  return (WORKS as readonly unknown[]).includes(name);
}

/** The member `id` of a request, which its answer has too; nothing, if there is none. */
function idOf(request: Request | undefined): string {
  return request?.id === undefined ? "" : `"id":${JSON.stringify(request.id)},`;
}
