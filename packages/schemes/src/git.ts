/**
 * Git's documentation, "Git URLs" (`git help clone`) and gitprotocol-pack: `git`. A repository, by Git's own protocol,
 * without a login and in clear text.
 */

import type { HostPort } from "./parts/authority.ts";
import { defineScheme } from "./parts/define-scheme.ts";
import { fault } from "./parts/fault.ts";
import { noted } from "./parts/noted.ts";
import { encodeData } from "./parts/octet-data.ts";
import { type Plan, type PlanStep, planTo, withoutLineBreak } from "./parts/plan.ts";
import type { SchemeRule, SchemeSource } from "./parts/source.ts";

/** The meaning of a `git` reference. */
export interface GitReading extends HostPort {
  /** The path of the repository, decoded, with its first slash. */
  readonly path: string;
}

const DOCUMENT = "Git documentation, Git URLs";
const URL_RULE: SchemeRule = { rule: "git URL", section: DOCUMENT };
const PATH: SchemeRule = { rule: "path", section: DOCUMENT };

/**
 * `git` (Git's documentation): a custom, not a standard.
 *
 * The form `git@host:path` that Git takes is not a URI, because nothing in it is a scheme; as a URI it is written
 * `ssh://git@host/path`.
 *
 * @example
 * ```ts
 * import { git } from "@urikit/schemes";
 *
 * const reading = git.read("git://host.xz/path/to/repo.git/");
 * reading.port; // => 9418
 * reading.path; // => "/path/to/repo.git/"
 * git.build({ host: "host.xz", path: "/~user/repo.git" }); // => "git://host.xz/~user/repo.git"
 * ```
 */
export const git = defineScheme({
  name: "git",
  defaultPort: 9418,
  specification: DOCUMENT,
  origin: DOCUMENT,
  standing: "custom",
  read,
  write: ({ host, port, path }) => ({ host, port, path: encodeData(path, "/!$&'()*+,;=:@") }),
  plan,
});

/** `git://host.xz[:port]/path/to/repo.git/`: no login, and all text after the host is the path. */
function read(source: SchemeSource): GitReading {
  source.forbidUserinfo(URL_RULE, "login-unknown-to-protocol");
  source.forbidQuery(URL_RULE);
  const hostPort = source.hostPort(URL_RULE);
  const path = source.decode(source.path);
  if (path !== "") return { ...hostPort, path };
  throw source.error(source.path.from, PATH, fault("repository-path", "no-repository-is-named"));
}

/** gitprotocol-pack, "Git Transport": `git-upload-pack SP pathname NUL [ "host=" host [ ":" port ] NUL ]`. */
function plan({ host, port, path }: GitReading, source: SchemeSource): Plan {
  withoutLineBreak(source.text, host, path);
  const isHome = path.startsWith("/~");
  const request: PlanStep = {
    do: "request",
    of: "git",
    operation: "git-upload-pack",
    parameters: { path: isHome ? path.slice(1) : path, host: port === 9418 ? host : `${host}:${port}` },
    note: noted("ask-for-git-references"),
  };
  return planTo(source, { host, port }, [request], { receives: "reply" });
}
