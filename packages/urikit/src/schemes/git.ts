/**
 * Git's documentation, "Git URLs" (`git help clone`) and gitprotocol-pack: `git`. A repository, by Git's own protocol,
 * without a login and in clear text.
 */

import type { HostPort } from "./parts/authority.ts";
import { defineScheme } from "./parts/define-scheme.ts";
import { encodeData } from "./parts/octet-data.ts";
import { type Plan, planTo, withoutLineBreak } from "./parts/plan.ts";
import type { Rule, Source } from "./parts/source.ts";

/** What a `git` reference means. */
export interface GitReading extends HostPort {
  /** The path of the repository, decoded, with its first slash. */
  readonly path: string;
}

const DOCUMENT = "Git documentation, Git URLs";
const URL_RULE: Rule = { rule: "git URL", section: DOCUMENT };
const PATH: Rule = { rule: "path", section: DOCUMENT };

/**
 * `git` (Git's documentation): a custom, not a standard.
 *
 * What Git takes as `git@host:path` is not a URI, for nothing in it is a scheme; as a URI it is written
 * `ssh://git@host/path`.
 *
 * @example
 * ```ts
 * import { git } from "urikit/schemes";
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

/** `git://host.xz[:port]/path/to/repo.git/`: no login, and whatever follows the host is the path. */
function read(source: Source): GitReading {
  source.forbidUserinfo(URL_RULE, ": this protocol has no login");
  source.forbidQuery(URL_RULE);
  const hostPort = source.hostPort(URL_RULE);
  const path = source.decode(source.path);
  if (path !== "") return { ...hostPort, path };
  throw source.error(source.path.from, PATH, {
    expected: '"/" and the path of a repository',
    message: "no repository is named",
  });
}

/** gitprotocol-pack, "Git Transport": `git-upload-pack SP pathname NUL [ "host=" host [ ":" port ] NUL ]`. */
function plan({ host, port, path }: GitReading, source: Source): Plan {
  withoutLineBreak(source.text, host, path);
  const isHome = path.startsWith("/~");
  return planTo(source, { host, port }, [
    {
      do: "request",
      of: "git",
      operation: "git-upload-pack",
      parameters: { path: isHome ? path.slice(1) : path, host: port === 9418 ? host : `${host}:${port}` },
      note: "ask for the references of the repository (gitprotocol-pack, Git Transport)",
    },
  ]);
}
