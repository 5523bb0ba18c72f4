/**
 * draft-ietf-secsh-scp-sftp-ssh-uri-04 (February 2006), which expired: `ssh`, a session on a host, and `sftp`, a file or a
 * directory there.
 */

import type { HostPort } from "./parts/authority.ts";
import { defineScheme, type WrittenParts } from "./parts/define-scheme.ts";
import { encodeData } from "./parts/octet-data.ts";
import { type Plan, planTo, withoutLineBreak } from "./parts/plan.ts";
import type { Rule, Source, Span } from "./parts/source.ts";

/** A parameter of the connection. */
export interface SshParameter {
  readonly name: string;
  /** Of `fingerprint`: the algorithm and the fingerprint of the host's key, such as `ssh-dss-c1-b1-30`. */
  readonly value: string;
}

/** Where to log in, and as whom. */
export interface SshLogin extends HostPort {
  readonly user?: string | undefined;
  /** The draft deprecates it. */
  readonly password?: string | undefined;
  readonly parameters: readonly SshParameter[];
}

/** What an `ssh` reference means. */
export interface SshReading extends SshLogin {
  /** The path, decoded; undefined where there is none, or only `/`. The draft gives it no meaning: Git does. */
  readonly path?: string | undefined;
}

/** What an `sftp` reference means. */
export interface SftpReading extends SshLogin {
  /** The names on the way, decoded: from the root, or, where the first is `~`, from the directory of the user. */
  readonly names: readonly string[];
  /** `d` to list a directory, `a` and `i` for a file as text and as octets; undefined where it is not written. */
  readonly type?: "a" | "i" | "d" | undefined;
}

const DRAFT = "draft-ietf-secsh-scp-sftp-ssh-uri-04";
const SSH: Rule = { rule: "sshURI", section: DRAFT };
const SFTP: Rule = { rule: "sftpURI", section: DRAFT };
const LOGIN: Rule = { rule: "ssh-info", section: DRAFT };
const PARAMETER: Rule = { rule: "c-param", section: DRAFT };
const TYPE: Rule = { rule: "typecode", section: DRAFT };

/** What both of them are. */
const BOTH = {
  defaultPort: 22,
  emptyPath: "/",
  specification: DRAFT,
  origin: "draft-ietf-secsh-scp-sftp-ssh-uri-00",
  standing: "draft",
} as const;

/** `pchar` (RFC 3986 §3.3) without the `;` and the `,` that the draft reserves. */
const IN_NAME = "!$&'()*+=:@";

/**
 * `ssh` (draft-ietf-secsh-scp-sftp-ssh-uri-04): a draft, not a standard.
 *
 * What Git and `scp` take as `git@host:path` is not a URI, for nothing in it is a scheme.
 *
 * @example
 * ```ts
 * import { ssh } from "urikit/schemes";
 *
 * const reading = ssh.read("ssh://user;fingerprint=ssh-dss-c1-b1-30@host.example.com:2222");
 * reading.user; // => "user"
 * reading.port; // => 2222
 * reading.parameters; // => [{ name: "fingerprint", value: "ssh-dss-c1-b1-30" }]
 * ssh.build({ host: "host.example.com", user: "me" }); // => "ssh://me@host.example.com/"
 * ```
 */
export const ssh = defineScheme({
  name: "ssh",
  ...BOTH,
  read: (source): SshReading => {
    source.forbidQuery(SSH);
    const path = source.decode(source.path);
    return { ...readLogin(source, SSH), path: path === "" || path === "/" ? undefined : path };
  },
  defaults: { parameters: [] },
  write: (reading) => ({ ...writeLogin(reading), path: encodeData(reading.path ?? "/", `/,;${IN_NAME}`) }),
  plan: planSession,
});

/**
 * `sftp` (draft-ietf-secsh-scp-sftp-ssh-uri-04): a draft, not a standard.
 *
 * @example
 * ```ts
 * import { sftp } from "urikit/schemes";
 *
 * sftp.read("sftp://user@host.example.com/~/file.txt").names; // => ["~", "file.txt"]
 * sftp.read("sftp://host.example.com/dir/;type=d").type; // => "d"
 * sftp.build({ host: "host.example.com", names: ["dir", "a;b"] }); // => "sftp://host.example.com/dir/a%3Bb"
 * ```
 */
export const sftp = defineScheme({
  name: "sftp",
  ...BOTH,
  read: (source): SftpReading => {
    source.forbidQuery(SFTP);
    return { ...readLogin(source, SFTP), ...readFile(source) };
  },
  defaults: { parameters: [], names: [""] },
  write: (reading) => {
    const type = reading.type === undefined ? "" : `;type=${reading.type}`;
    return {
      ...writeLogin(reading),
      path: reading.names.map((name) => `/${encodeData(name, IN_NAME)}`).join("") + type,
    };
  },
  plan: planFile,
});

/** `authority = [ [ ssh-info ] "@" ] host [ ":" port ]`, `ssh-info = [ userinfo ] [ ";" c-param *( "," c-param ) ]`. */
function readLogin(source: Source, rule: Rule): SshLogin {
  const hostPort = source.hostPort(rule);
  const from = source.layout.schemeEnd + 3;
  const to = source.layout.hostFrom - 1;
  if (to < from) return { ...hostPort, user: undefined, password: undefined, parameters: [] };
  const [login = { from, to }, parameters, more] = source.split({ from, to }, ";");
  const [user = login, password, third] = source.split(login, ":");
  if (more !== undefined || third !== undefined) throw notALogin(source, from);
  return {
    ...hostPort,
    user: source.decode(user),
    password: password && source.decode(password),
    parameters: parameters ? source.split(parameters, ",").map((span) => readParameter(source, span)) : [],
  };
}

/** No character of a password is named. */
function notALogin(source: Source, at: number): Error {
  return source.error(at, LOGIN, {
    expected: 'a user, and parameters after one ";"',
    message: 'a ";" or a ":" that is data is written as a triplet in a user or a password',
  });
}

/** `c-param = paramname "=" paramvalue`, both of letters, digits and hyphens. */
function readParameter(source: Source, span: Span): SshParameter {
  const [name = "", value, third] = source.split(span, "=").map((part) => source.decode(part));
  if (value !== undefined && third === undefined && /^[A-Za-z0-9-]*$/.test(name + value))
    return { name, value };
  throw source.error(span.from, PARAMETER, {
    expected: 'a name, "=" and a value, of letters, digits and hyphens',
    message: "not a parameter of the connection",
  });
}

function writeLogin({ host, port, user, password, parameters }: SshLogin): WrittenParts {
  const list = parameters.map(({ name, value }) => `${name}=${value}`).join(",");
  const secret = password === undefined ? "" : `:${encodeData(password, "!$&'()*+")}`;
  const login = encodeData(user ?? "", "!$&'()*+") + secret + (list === "" ? "" : `;${list}`);
  const isAbsent = user === undefined && login === "";
  return { host, port, userinfo: isAbsent ? undefined : login };
}

/** `path-abempty`, and `;type=` after it. */
function readFile(source: Source): Pick<SftpReading, "names" | "type"> {
  const [path = source.path, type, more] = source.split(source.path, ";");
  const names = source.split({ from: Math.min(path.from + 1, path.to), to: path.to }, "/");
  const [, letter] = /^type=([aid])$/i.exec(type ? source.decode(type) : "") ?? [];
  if (more !== undefined || (type !== undefined && letter === undefined)) {
    throw source.error((type ?? path).from - 1, TYPE, {
      expected: '";type=a", ";type=i" or ";type=d" at the end',
      message: 'a ";" that is data is written %3B',
    });
  }
  return {
    names: names.map((name) => source.decode(name)),
    type: letter?.toLowerCase() as SftpReading["type"],
  };
}

/** The person logs in; a password of the reference is advice. */
function planSession({ path, ...login }: SshReading, source: Source): Plan {
  const { user, password } = login;
  withoutLineBreak(source.text, user ?? "", password ?? "");
  const unknown = path === undefined ? "" : "; what its path means, only whoever wrote it knows, such as Git";
  const note = `give the session to the person, who logs in (RFC 4252)${unknown}`;
  return planTo(source, login, [{ do: "session", protocol: "ssh", user, password, note }]);
}

/** The subsystem `sftp` of SSH; its octets depend on the server's version. */
function planFile({ names, type, ...login }: SftpReading, source: Source): Plan {
  const { user, password } = login;
  const path = (names[0] === "~" ? names.slice(1) : ["", ...names]).join("/");
  withoutLineBreak(source.text, user ?? "", password ?? "", path);
  if (names.some((name) => name.includes("/"))) throw splitName(source);
  const isDirectory = type === "d" || names.at(-1) === "" || (names.length === 1 && names[0] === "~");
  return planTo(source, login, [
    {
      do: "request",
      of: "sftp",
      operation: isDirectory ? "list" : "read",
      parameters: { user, password, path: path === "" ? "." : path, type },
      note: "log in by SSH (RFC 4252), and ask its subsystem sftp for the path; one without a slash is the user's",
    },
  ]);
}

function splitName(source: Source): Error {
  return source.error(source.path.from + source.slice(source.path).toUpperCase().indexOf("%2F"), SFTP, {
    code: "access-refused",
    expected: "names without a slash",
    message: "the server would split a name at its encoded slash, %2F",
  });
}
