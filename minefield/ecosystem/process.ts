/** Runs other people's programs: with an end, and without what this process knows. */

import { spawn } from "node:child_process";
import { delimiter, dirname, join } from "node:path";

/** How a program ended. */
export interface Ended {
  /** What it printed on its standard output. */
  readonly output: string;
  /** The last of what it complained of. */
  readonly complaint: string;
  /** Whether it was ended, since its time was over. */
  readonly overdue: boolean;
  readonly status: number | null;
}

export interface Where {
  readonly cwd: string;
  readonly minutes: number;
  /** The environment; that of this process unless given. */
  readonly env?: NodeJS.ProcessEnv;
}

/** Runs a program until it ends, or its time is over: then it is ended with all that it started. */
export function run([program, ...args]: readonly [string, ...string[]], where: Where): Promise<Ended> {
  const { cwd, minutes, env = process.env } = where;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    let complaint = "";
    let overdue = false;
    const end = setTimeout(() => {
      overdue = true;
      if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
    }, minutes * 60_000);
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      complaint = (complaint + text).slice(-2000);
    });
    child.on("error", reject);
    child.on("close", (status) => {
      clearTimeout(end);
      resolve({ output, complaint, overdue, status });
    });
  });
}

/**
 * Runs a program that must succeed.
 *
 * @throws If it fails or its time is over, with what it complained of.
 */
export async function runWell(command: readonly [string, ...string[]], where: Where): Promise<string> {
  const { output, complaint, overdue, status } = await run(command, where);
  if (overdue) throw new Error(`${command.join(" ")} took more than ${where.minutes} minutes`);
  if (status !== 0)
    throw new Error(`${command.join(" ")} fails in ${where.cwd}: ${complaint || output.slice(-2000)}`);
  return output;
}

/**
 * The environment of a repository's tests: its own programs, this Node, and a home that is empty.
 *
 * @param folder The folder of the repository.
 * @param home
 */
export function bareEnvironment(folder: string, home: string): NodeJS.ProcessEnv {
  const programs = [join(folder, "node_modules/.bin"), dirname(process.execPath), process.env.PATH ?? ""];
  return { PATH: programs.join(delimiter), HOME: home, TMPDIR: home, LANG: "C.UTF-8", TZ: "UTC", CI: "true" };
}
