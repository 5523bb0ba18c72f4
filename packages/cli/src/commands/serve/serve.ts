/**
 * `uri serve`: answers for as long as it runs, so that nobody waits for a start. Requests come as JSON Lines on standard input
 * or on a socket, as a proxy asks the guard by HTTP on the loopback, or as an engine asks its function, in chunks of values.
 */

import { createServer, type Server, type Socket } from "node:net";
import type { Policy } from "@urikit/guard";
import { type Command, Option } from "commander";
import type { NormalizationLevel } from "urikit";
import { choice, wholeNumber } from "../../declaration.ts";
import type { ColorChoice } from "../../display/terminal.ts";
import { ClosedPipe, UsageError, VALID } from "../../exit.ts";
import { type Language, wordsFor, wordsOfData } from "../../language/spoken.ts";
import { Output, writeAnyway } from "../../lines/output.ts";
import { NORMALIZATION_LEVELS } from "../../option-values.ts";
import type { Stdio } from "../../stdio.ts";
import { text } from "../../words/text.ts";
import { declarePolicy, type PolicyOfOptions, policyFrom } from "../guard/policy.ts";
import { Answers } from "./answers.ts";
import { guardServer } from "./guard-http.ts";
import { listen } from "./listening.ts";
import { answerAll } from "./requests.ts";
import { declareUdf, isUdf, UDF_NOTE, type UdfOptions } from "./udf/options.ts";
import { WORKS, type WorkName, workOf } from "./works.ts";

interface ServeOptions extends PolicyOfOptions, Omit<Partial<UdfOptions>, "level" | "stdio"> {
  readonly references: readonly string[];
  readonly socket?: string;
  readonly http?: number;
  readonly do?: WorkName;
  readonly member: string;
  readonly where?: string;
  readonly level: NormalizationLevel;
  readonly idle: number;
  readonly color: ColorChoice;
  readonly language?: Language;
  readonly stdio: Stdio;
}

/** How many connections are open at once. */
const MOST_CONNECTIONS = 1024;

export function declare(command: Command): void {
  command
    .argument("[-]")
    .usage("[options] - | --socket PATH | --http PORT | --udf WORK")
    .option("--socket <PATH>", "listen on a socket of this machine, which only its owner may open")
    .addOption(
      new Option("--http <PORT>", "answer a proxy on the loopback; 0 takes a port that is free").argParser(
        port,
      ),
    )
    .addOption(new Option("--do <WORK>", "what is done for a request that does not say").choices(WORKS))
    .option("--where <EXPRESSION>", 'what "where" is asked about, as in uri where')
    .option("--member <NAME>", "the member of a request that holds the reference, or the text", "reference")
    .addOption(
      choice(
        "--level <LEVEL>",
        "of normalize and key: by syntax (§6.2.2), or by scheme too (§6.2.3)",
        NORMALIZATION_LEVELS,
      ),
    )
    .addOption(
      new Option("--idle <SECONDS>", "end a connection on which nothing was asked for so long")
        .argParser(wholeNumber)
        .default(300),
    )
    .addHelpText("after", NOTE);
  declarePolicy(declareUdf(command)).option(
    "--iri",
    "let guard allow IRIs: what may be fetched is the URI of each",
  );
}

const NOTE = `
Each line in is an object of JSON, and each line out the answer, in order:
  {"id":1,"do":"audit","reference":"http://a@b/"}
"do" is audit, guard, normalize, redact, standards or where. The answer is what uri
audit --json prints, and so on; redact answers with the text in the member in which
it came, and where by whether the expression of --where is true of the reference. "id" comes back as it was. A request that cannot be read is answered by an
"error", and a line has at most 4 MiB.

--http answers GET /?reference=REFERENCE by the guard: 204 allows it, and Guard-Text
has what may be fetched; 403 denies it, and Guard-Reasons says why. REFERENCE is all
that follows "=", percent-encoded once.

SIGTERM ends it: what was read is answered, and the socket is removed.
${UDF_NOTE}
Examples:
  uri serve --socket /run/uri.sock --policy policy.json
  uri serve --http 8080 --policy policy.json
  uri serve - --do redact --member msg
  uri serve --udf --config clickhouse > uri_function.xml
  uri serve --udf normalize --format RowBinary --null`;

/** @throws {UsageError} If the text is not a number from 0 to 65535. */
function port(value: string): number {
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65535) throw new UsageError("serve-port");
  return Number(value);
}

export async function run(options: ServeOptions): Promise<number> {
  const { references, socket, http, idle } = options;
  if (isUdf(options)) return asFunction(options);
  const [from, ...more] = references;
  const places = [from, socket, http].filter((one) => one !== undefined);
  if (places.length !== 1 || more.length > 0 || (from ?? "-") !== "-")
    throw new UsageError("serve-one-place");
  const policy = allowsNothing(options) ? undefined : policyFrom(options);
  if (http !== undefined) {
    if (policy === undefined) throw new UsageError("serve-http-policy");
    const server = guardServer(policy, idle * 1000);
    const end = () => server.closeIdleConnections();
    return listening(listen(server, { port: http }, { say: sayingWhere(options), end }));
  }
  if (options.where !== undefined) {
    const { judgesOf } = await import("../where/judges.ts");
    await judgesOf(options.where, { givenAs: "where", deniedBy: policy }); // or it is refused
  }
  const answers = answersFor(options, policy);
  if (socket === undefined) return standardInput(options, answers);
  const { server, end } = lineServer(answers, idle * 1000);
  return listening(listen(server, { path: socket }, { say: sayingWhere(options), end }));
}

/** A function of an engine: loaded only if it is asked for. @throws {UsageError} If an option is about requests. */
async function asFunction(options: ServeOptions & Pick<UdfOptions, "udf">): Promise<number> {
  const { references, socket, http, where } = options;
  if (socket !== undefined || http !== undefined || references.includes("-"))
    throw new UsageError("serve-one-place");
  if (options.do !== undefined) throw new UsageError("udf-no-requests", "--do");
  if (where !== undefined) throw new UsageError("udf-no-requests", "--where");
  if (!allowsNothing(options)) throw new UsageError("udf-no-requests", "--policy");
  const { serveEngine } = await import("./udf/udf.ts");
  return serveEngine(references, options);
}

/** Whether nothing says what may be fetched: then nobody asks for that. */
function allowsNothing({ policy, scheme, allowHost }: ServeOptions): boolean {
  return policy === undefined && scheme.length === 0 && allowHost.length === 0;
}

async function listening(ended: Promise<void>): Promise<number> {
  await ended;
  return VALID;
}

function sayingWhere({ stdio, language }: ServeOptions): (where: string) => void {
  return (where) =>
    writeAnyway(stdio.stderr, `${text(wordsFor(stdio.stderr, language), "serve-listening", where)}\n`);
}

function answersFor(options: ServeOptions, policy: Policy | undefined): Answers {
  const { do: work, member, where, level, color, language, stdio } = options;
  return new Answers({
    work,
    member,
    words: wordsOfData(language),
    load: (name) =>
      workOf(name, {
        policy,
        where,
        level,
        member,
        color,
        stdio,
        ...(language === undefined ? {} : { language }),
      }),
  });
}

/** Answers standard input on standard output until it ends, or until the process is told to. */
async function standardInput({ stdio }: ServeOptions, answers: Answers): Promise<number> {
  const output = new Output(stdio.stdout);
  const end = () => stdio.stdin.destroy();
  process.once("SIGTERM", end);
  try {
    await answerAll(stdio.stdin, answers, (some) => output.write(some));
  } catch (error) {
    if (!stdio.stdin.destroyed || error instanceof ClosedPipe || error instanceof UsageError) throw error;
  } finally {
    process.off("SIGTERM", end);
  }
  return VALID;
}

/** A server that answers each connection by itself, and what ends its connections once they were answered. */
function lineServer(answers: Answers, idle: number): { readonly server: Server; end(): void } {
  const open = new Set<Socket>();
  // Whoever has asked all may say so, and still gets the answers.
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket));
    socket.on("error", () => {}); // whoever asked is gone
    socket.setTimeout(idle, () => socket.destroy());
    answerAll(socket.iterator({ destroyOnReturn: false }), answers, (some) => written(socket, some)).then(
      () => socket.end(),
      () => socket.destroy(),
    );
  });
  server.maxConnections = MOST_CONNECTIONS;
  const end = () => {
    for (const socket of open) socket.destroySoon();
  };
  return { server, end };
}

/** Is kept when the socket has taken the text, and so waits for whoever does not read. */
function written(socket: Socket, some: string): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(some, (error) => (error ? reject(error) : resolve()));
  });
}
