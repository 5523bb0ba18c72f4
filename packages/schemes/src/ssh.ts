/**
 * draft-ietf-secsh-scp-sftp-ssh-uri-04 (February 2006), which expired: `ssh`, a session on a host, and `sftp`, a file or a
 * directory there.
 */

import type { HostPort } from "./parts/authority.ts";
import { defineScheme, type WrittenParts } from "./parts/define-scheme.ts";
import { fault } from "./parts/fault.ts";
import { SSH_FAULTS } from "./parts/faults.ts";
import { noted } from "./parts/noted.ts";
import { encodeData } from "./parts/octet-data.ts";
import { type Plan, type PlanStep, planTo, withoutLineBreak } from "./parts/plan.ts";
import type { SchemeRule, SchemeSource, TextSpan } from "./parts/source.ts";

/** A parameter of the connection. */
interface SshParameter {
  readonly name: string;
  /** Of `fingerprint`: the algorithm and the fingerprint of the host's key, such as `ssh-dss-c1-b1-30`. */
  readonly value: string;
}

/** Where to log in, and as whom. */
interface SshLogin extends HostPort {
  readonly user?: string | undefined;
  /** The draft deprecates it. */
  readonly password?: string | undefined;
  readonly parameters: readonly SshParameter[];
}

/** The meaning of an `ssh` reference. */
export interface SshReading extends SshLogin {
  /** The path, decoded; undefined if it is absent or only `/`. The draft gives it no meaning: Git does. */
  readonly path?: string | undefined;
}

/** The meaning of an `sftp` reference. */
export interface SftpReading extends SshLogin {
  /** The names on the way, decoded: from the root, or, where the first is `~`, from the directory of the user. */
  readonly names: readonly string[];
  /** `d` to list a directory, `a` and `i` for a file as text and as octets; undefined where it is not written. */
  readonly type?: "a" | "i" | "d" | undefined;
}

const DRAFT = "draft-ietf-secsh-scp-sftp-ssh-uri-04";
const SSH: SchemeRule = { rule: "sshURI", section: DRAFT };
const SFTP: SchemeRule = { rule: "sftpURI", section: DRAFT };
const LOGIN: SchemeRule = { rule: "ssh-info", section: DRAFT };
const PARAMETER: SchemeRule = { rule: "c-param", section: DRAFT };
const TYPE: SchemeRule = { rule: "typecode", section: DRAFT };

/** The facts that are the same for both. */
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
 * The form `git@host:path` that Git and `scp` take is not a URI, because nothing in it is a scheme.
 *
 * @example
 * ```ts
 * import { ssh } from "@urikit/schemes";
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
 * import { sftp } from "@urikit/schemes";
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
function readLogin(source: SchemeSource, rule: SchemeRule): SshLogin {
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
function notALogin(source: SchemeSource, at: number): Error {
  return source.error(at, LOGIN, fault("user-then-parameters", "delimiter-in-login", SSH_FAULTS));
}

/** `c-param = paramname "=" paramvalue`, both of letters, digits and hyphens. */
function readParameter(source: SchemeSource, span: TextSpan): SshParameter {
  const [name = "", value, third] = source.split(span, "=").map((part) => source.decode(part));
  if (value !== undefined && third === undefined && /^[A-Za-z0-9-]*$/.test(name + value))
    return { name, value };
  throw source.error(span.from, PARAMETER, fault("ssh-parameter", "not-a-parameter-of-the-connection"));
}

function writeLogin({ host, port, user, password, parameters }: SshLogin): WrittenParts {
  const list = parameters.map(({ name, value }) => `${name}=${value}`).join(",");
  const secret = password === undefined ? "" : `:${encodeData(password, "!$&'()*+")}`;
  const login = encodeData(user ?? "", "!$&'()*+") + secret + (list === "" ? "" : `;${list}`);
  const isAbsent = user === undefined && login === "";
  return { host, port, userinfo: isAbsent ? undefined : login };
}

/** `path-abempty`, and `;type=` after it. */
function readFile(source: SchemeSource): Pick<SftpReading, "names" | "type"> {
  const [path = source.path, type, more] = source.split(source.path, ";");
  const names = source.split({ from: Math.min(path.from + 1, path.to), to: path.to }, "/");
  const [, letter] = /^type=([aid])$/i.exec(type ? source.decode(type) : "") ?? [];
  if (more !== undefined || (type !== undefined && letter === undefined)) {
    throw source.error(
      (type ?? path).from - 1,
      TYPE,
      fault("sftp-type-at-end", "semicolon-not-encoded", SSH_FAULTS),
    );
  }
  return {
    names: names.map((name) => source.decode(name)),
    type: letter?.toLowerCase() as SftpReading["type"],
  };
}

/** The person logs in; a password of the reference is advice. */
function planSession({ path, ...login }: SshReading, source: SchemeSource): Plan {
  const { user, password } = login;
  withoutLineBreak(source.text, user ?? "", password ?? "");
  const note = noted(path === undefined ? "give-ssh-session" : "give-ssh-session-with-path");
  return planTo(source, login, [{ do: "session", protocol: "ssh", user, password, note }], {
    receives: "session",
  });
}

/** The subsystem `sftp` of SSH; its octets depend on the server's version. */
function planFile({ names, type, ...login }: SftpReading, source: SchemeSource): Plan {
  const { user, password } = login;
  const path = (names[0] === "~" ? names.slice(1) : ["", ...names]).join("/");
  withoutLineBreak(source.text, user ?? "", password ?? "", path);
  if (names.some((name) => name.includes("/"))) throw splitName(source);
  const isDirectory = type === "d" || names.at(-1) === "" || (names.length === 1 && names[0] === "~");
  const request: PlanStep = {
    do: "request",
    of: "sftp",
    operation: isDirectory ? "list" : "read",
    parameters: { user, password, path: path === "" ? "." : path, type },
    note: noted("ask-sftp-for-path"),
  };
  return planTo(source, login, [request], { receives: isDirectory ? "entries" : "reply" });
}

function splitName(source: SchemeSource): Error {
  return source.error(source.path.from + source.slice(source.path).toUpperCase().indexOf("%2F"), SFTP, {
    code: "access-refused",
    ...fault("names-without-a-slash", "encoded-slash-in-name", SSH_FAULTS),
  });
}
