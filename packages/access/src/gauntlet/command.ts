/** `npx @urikit/access gauntlet -- COMMAND`: any program that fetches a reference, through the attacks. */

import { type ChildProcess, spawn } from "node:child_process";
import { parseArgs } from "node:util";
import { type AttackResult, Ended, type Fetcher, gauntlet } from "./gauntlet.ts";
import { MOST_OCTETS } from "./servers.ts";

const HELP = `Usage: npx @urikit/access gauntlet [--json] [--timeout SECONDS] -- COMMAND [ARGUMENT ...]

Sends a program that fetches references through attacks on servers of this
machine, and says which of them it stops.

COMMAND gets a reference as its last argument, and prints what it fetches. It is
to allow one origin and nothing else: the one in the variable GAUNTLET_ALLOW,
such as 127.0.0.1:40000. All servers are on loopback, at 127.0.0.1, 127.0.0.2 and
[::1]; a program that cannot allow this one is not judged.

  stopped   it did not do what the attack wants
  through   it came to a server inside, got a file, or took or printed more than
            128 MiB, or took more than 50 redirects
  hung      it did not end within the time (15 s unless given)
  crashed   the system ended it

The exit status is 0 if all attacks were stopped, 1 if not, and 2 if nothing can
be told.

Example:
  npx @urikit/access gauntlet -- node fetch-it.js
`;

/** Where a command writes. */
export interface GauntletOutput {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/**
 * The command.
 *
 * @param args What stands after its name: `gauntlet -- COMMAND`.
 * @returns The exit status.
 */
export async function runGauntlet(args: readonly string[], { out, err }: GauntletOutput): Promise<number> {
  const read = readArgs(args);
  if (typeof read === "string") {
    (read === HELP ? out : err)(read);
    return read === HELP ? 0 : 2;
  }
  const { command, json, timeout } = read;
  const onResult = json ? undefined : (result: AttackResult) => out(lineOf(result));
  const told = await gauntlet(byCommand(command), { timeout, onResult }).catch(startless);
  if (told instanceof Error) {
    err(`urikit-access: nothing can be told: ${told.message}\n`);
    return 2;
  }
  const { isFair, results } = told;
  if (json) out(`${JSON.stringify({ isFair, results })}\n`);
  if (!isFair) {
    err("urikit-access: nothing can be told: the program does not fetch from the origin in GAUNTLET_ALLOW\n");
    return 2;
  }
  const stopped = results.filter(({ outcome }) => outcome === "stopped").length;
  if (!json) out(`\n${stopped} of ${results.length} attacks stopped\n`);
  return stopped === results.length ? 0 : 1;
}

/** The servers could not be started: of macOS, 127.0.0.2 has no interface before it is added. */
function startless(error: unknown): Error {
  if (error instanceof Error && "syscall" in error && error.syscall === "listen") return error;
  throw error;
}

function lineOf({ outcome, id, what }: AttackResult): string {
  return `${outcome.padEnd(8)}  ${id.padEnd(21)}  ${what}\n`;
}

interface Asked {
  readonly command: readonly string[];
  readonly json: boolean;
  /** In milliseconds. */
  readonly timeout: number;
}

/** What is asked for; or the help, or what is wrong. */
function readArgs(args: readonly string[]): Asked | string {
  const at = args.indexOf("--");
  const [own, command] = at < 0 ? [args, []] : [args.slice(0, at), args.slice(at + 1)];
  try {
    const { values, positionals } = parseArgs({
      args: [...own],
      allowPositionals: true,
      options: {
        json: { type: "boolean" },
        timeout: { type: "string" },
        help: { type: "boolean", short: "h" },
      },
    });
    if (values.help) return HELP;
    const seconds = Number(values.timeout ?? 15);
    if (positionals.join(" ") !== "gauntlet" || command.length === 0)
      return "urikit-access: usage: gauntlet -- COMMAND (--help tells more)\n";
    if (!(seconds > 0 && seconds <= 3600))
      return "urikit-access: --timeout must be a number of seconds, 3600 at most\n";
    return { command, json: values.json === true, timeout: Math.ceil(seconds * 1000) };
  } catch (error) {
    return `urikit-access: ${error instanceof Error ? error.message : String(error)}\n`;
  }
}

/** The most that is kept of what a program prints. */
const LONGEST = 0x100000;

/** A program runs in a process group of its own, so that all that it started ends with it. */
function byCommand([name = "", ...args]: readonly string[]): Fetcher {
  return (reference, { allowed, signal }) =>
    new Promise((resolve, reject) => {
      let [text, printed] = ["", 0];
      const env = { ...process.env, GAUNTLET_ALLOW: allowed };
      const child = spawn(name, [...args, reference], {
        env,
        detached: process.platform !== "win32",
        stdio: ["ignore", "pipe", "ignore"],
      });
      const end = (): void => endGroup(child);
      signal.addEventListener("abort", end, { once: true });
      child.stdout.setEncoding("latin1").on("data", (piece: string) => {
        printed += piece.length;
        if (text.length < LONGEST) text += piece;
        if (printed > MOST_OCTETS) end();
      });
      child.once("error", reject).once("exit", end);
      child.once("close", (_status, ender) => {
        signal.removeEventListener("abort", end);
        if (printed > MOST_OCTETS) reject(new Ended("through"));
        else if (ender !== null && !signal.aborted) reject(new Ended("crashed"));
        else resolve(text);
      });
    });
}

function endGroup(child: ChildProcess): void {
  const { pid } = child;
  if (pid === undefined) return;
  try {
    process.kill(process.platform === "win32" ? pid : -pid, "SIGKILL");
  } catch {
    // Nothing of it is left.
  }
}
