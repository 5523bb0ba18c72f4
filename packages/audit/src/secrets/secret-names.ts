/**
 * RFC 3986 §7.5: "it is unwise to use a URI format" that holds secrets. The names under which queries, fragments and
 * parameters hold them, by the documents that define them.
 */

/** Names that mean a secret, without case, "-" and "_", by who gives them. */
const NAMES_BY_SOURCE: { readonly [source: string]: string } = {
  "RFC 6749 §4.1, §4.2.2, §6":
    "access_token refresh_token client_secret code_verifier client_assertion assertion authorization_code",
  "RFC 6750 §2.3": "bearer bearer_token",
  "RFC 5849 §3": "oauth_token oauth_signature oauth_token_secret oauth_verifier",
  "OpenID Connect Core 1.0 §3.2.2.5": "id_token id_token_hint logout_token",
  "RFC 7522, SAML V2.0 Bindings §3.5": "SAMLResponse SAMLart",
  "RFC 8693 §2.1": "subject_token actor_token",
  "AWS Signature Version 4": "X-Amz-Signature X-Amz-Security-Token",
  "AWS Signature Version 2, CloudFront signed URLs": "Signature AWSSecretAccessKey",
  "Google Cloud Storage signed URLs": "X-Goog-Signature",
  "Azure shared access signatures":
    "sig subscription-key Ocp-Apim-Subscription-Key SharedAccessKey AccountKey",
  "Jakarta Servlet 6.0 §7.1.3": "jsessionid",
  "PHP, session.name": "PHPSESSID",
  "ASP.NET, sessionState cookieName; anti-forgery":
    "ASP.NET_SessionId __RequestVerificationToken .ASPXAUTH .AspNetCore.Session",
  "ColdFusion, session management": "CFTOKEN",
  "express-session, name": "connect.sid",
  "RFC 7591 §3.2.1, RFC 8628 §3.2": "registration_access_token device_code",
  "GitLab documentation, REST API authentication": "private_token job_token feed_token rss_token",
  "CAS Protocol 3.0 §3": "ticket proxyTicket pgtIou",
  "Ruby on Rails, guide on security": "authenticity_token reset_password_token confirmation_token",
  "PostgreSQL libpq, SCRAM keys": "scram_client_key scram_server_key",
  "MongoDB, connection string options": "authMechanismProperties",
  "common use":
    "token auth_token authtoken authorization session_token sessionid session_id sessid " +
    "api_key apikey api_token api_secret x-api-key app_key app_secret access_key access_key_secret " +
    "secret secret_key secretkey shared_secret private_key privatekey signing_key encryption_key master_key " +
    "proxy-authorization storepass keypass " +
    "password passwd pwd pass passphrase passcode passwort kennwort user_password userpass " +
    "credential credentials jwt hmac otp totp one_time_password two_factor_token mfa_token " +
    "login_token reset_token invite_token invitation_token magic_token magic_link_token verification_token " +
    "csrf csrf_token xsrf_token csrfmiddlewaretoken webhook_secret bot_token device_token push_token hapikey",
};

/** Endings of longer names: `db_password`, `github_access_token`. */
const ENDINGS =
  "password passwd passphrase secret apikey accesstoken refreshtoken authtoken sessiontoken idtoken privatekey secretkey accesskey signature".split(
    " ",
  );

/**
 * Names that mean a secret in some programs and something harmless in others, by who gives them. What they hold is never
 * logged; it is a finding only where the value itself looks like a secret.
 */
const WEAK_NAMES_BY_SOURCE: { readonly [source: string]: string } = {
  "common use, for sessions": "session sess sid sessid sessionkey cookie CFID",
  "Firebase Realtime Database REST API; common use":
    "auth authkey auth_key authcode auth_code authentication",
  "Azure Storage, shared access signatures": "sas sastoken",
  "common use, for what is typed": "pin pincode tan cvv cvv2 cvc ssn pw psw",
  "common use, for what is sent to people":
    "accesscode activation_code activation_key activation backup_code confirmation_code confirm_code invite_code " +
    "login_code magic magiclink one_time_code passkey recovery_code reset_code reset_key security_code sms_code " +
    "user_code verification_code verify_code verification verifier",
  "common use, for keys":
    "client_key license_key licensekey server_key service_key stream_key streamkey user_key",
  "common use, for signatures": "sign signed token_hash hash_token",
  "passwords, in other languages":
    "clave contrasena heslo haslo losenord lozinka mdp motdepasse parola parole senha wachtwoord",
};

/**
 * Names that mean something harmless where their value is a word of letters: `?pass=economy`, `?session=morning`. Each other
 * value of theirs is hidden.
 */
const NAMES_OF_WORDS = new Set(
  "pass session sess auth authentication pin tan sign signed activation magic verification cookie sas ticket credential".split(
    " ",
  ),
);

/** Whether a value is a word where its name says that it may be one. */
export function isHarmlessWord(name: string, value: string): boolean {
  return /^[A-Z]?[a-z]{2,20}$/.test(value) && NAMES_OF_WORDS.has(plainName(name));
}

/** Endings of longer names of that kind: `laravel_session`, `reset-token`. */
const WEAK_ENDINGS = ["session", "sessionid", "token", "authkey", "pwd"];

/** Tokens by which a client reads on in a list: the documentation of many APIs names them so. */
const READS_ON =
  /(?:page|cursor|sync|continuation|continue|resume|next|previous|prev|start|change|delta|pagination)s?tokens?$/;

/** Names of so much that only their value tells: `?key=` is the key of an API, or a word. */
const GENERAL_NAMES = new Set(["key", "appid", "appkey", "license", "serial"]);

/** What programs log in to, before "pass" in a name: `smtp_pass`; other words end so too, as "compass" does. */
const PASS_OF =
  "(?:db|database|sudo|become|root|smtp|mail|imap|mysql|pg|postgres|admin|ftp|ldap|redis|ssh|bind|proxy|http|repo|ssl|key|store|trust|cert|wifi|user|login|auth|rabbitmq|mongo|jwt|app)pass";

const SOURCES = sourcesOf(NAMES_BY_SOURCE);
const WEAK_SOURCES = sourcesOf(WEAK_NAMES_BY_SOURCE);
const ENDING = endingWith([...ENDINGS, PASS_OF]);
const WEAK_ENDING = endingWith(WEAK_ENDINGS);

function sourcesOf(names: { readonly [source: string]: string }): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(names).flatMap(([source, list]) =>
      list.split(" ").map((name) => [plainName(name), source] as const),
    ),
  );
}

function endingWith(endings: readonly string[]): RegExp {
  return new RegExp(`(?:${endings.join("|")})$`);
}

const LETTERS = 26;

/** A letter as a number from 0; -1 if it is none. */
function letterAt(text: string, at: number): number {
  const letter = (text.charCodeAt(at) | 0x20) - 0x61;
  return letter >= 0 && letter < LETTERS ? letter : -1;
}

/** How the names end, by their last three letters: most others are told by that. */
const LAST_LETTERS = lastLettersOfNames();

function lastLettersOfNames(): Uint8Array {
  const table = new Uint8Array(LETTERS ** 3);
  for (const ending of nameEndings()) table[lastLetters(ending, ending.length)] = 1;
  return table;
}

/** The last three letters of names that tell; of others, the last of their letters and digits are "pw" or "vv2". */
export function nameEndings(): ReadonlySet<string> {
  const names = [SOURCES.keys(), WEAK_SOURCES.keys(), GENERAL_NAMES, ENDINGS, WEAK_ENDINGS, ["code"]];
  const endings = names.flatMap((some) => [...some]).map((name) => name.slice(-3));
  return new Set(endings.filter((ending) => lastLetters(ending, ending.length) >= 0));
}

/** Three letters as one number; -1 if one of them is not a letter. */
function lastLetters(text: string, to: number): number {
  const a = letterAt(text, to - 3);
  const b = letterAt(text, to - 2);
  const c = letterAt(text, to - 1);
  return a < 0 || b < 0 || c < 0 ? -1 : (a * LETTERS + b) * LETTERS + c;
}

/**
 * Whether the name that ends before `to` may tell of a secret, by its last letters: a quick look. What stands before the
 * name may be a triplet, which ends in a letter too.
 */
export function mayTellSecret(text: string, to: number): boolean {
  if (letterAt(text, to - 1) === W && letterAt(text, to - 2) === P) return true; // "pw", the one of two letters
  if (endsEncoded(text, to)) return true;
  const letters = lastLetters(text, to);
  if (letters >= 0) return LAST_LETTERS[letters] === 1;
  // Other names of one or two letters tell nothing.
  return letterAt(text, to - 1) < 0 || !(isBeforeName(text, to - 2) || isBeforeName(text, to - 3));
}

/** Whether one of the last three characters may be encoded: `to%6Ben` is `token` (§6.2.2.2). */
function endsEncoded(text: string, to: number): boolean {
  for (let index = Math.max(to - 9, 0); index <= to - 3; index += 1)
    if (text.charCodeAt(index) === 0x25) return true; // "%"
  return false;
}

const P = 15;
const W = 22;

/** What may stand before a name: a delimiter, or white space. */
function isBeforeName(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code <= 0x20 || code === 0x3f || code === 0x26 || code === 0x23 || code === 0x3b; // "?", "&", "#", ";"
}

/** The longest name that is looked at. */
export const LONGEST_SECRET_NAME = 128;

/**
 * Who says that a parameter of this name holds a secret; `undefined` if nobody does. The case of the name does not matter,
 * nor do "-", "_" and brackets in it.
 *
 * @param name The name, decoded.
 * @throws {TypeError} If `name` is not a string.
 *
 * @example
 * ```ts
 * import { secretNameSource } from "@urikit/audit";
 *
 * secretNameSource("access_token"); // => "RFC 6749 §4.1, §4.2.2, §6"
 * secretNameSource("user[password]"); // => "common use"
 * secretNameSource("sid"); // => undefined
 * secretNameSource("page_token"); // => undefined
 * ```
 */
export function secretNameSource(name: string): string | undefined {
  if (typeof name !== "string") throw new TypeError("the name must be a string");
  if (name.length > LONGEST_SECRET_NAME) return undefined;
  return firstOf(
    namesIn(name),
    (plain) => SOURCES.get(plain) ?? (ENDING.test(plain) ? "common use" : undefined),
  );
}

/** What the name of a parameter tells of its value. */
export interface NameTelling {
  /**
   * `secret`: it is one. `weak`: it may be one, and is not to be logged. `general`: it is one if it looks like one. `code`:
   * it is one beside a `state` (RFC 6749 §4.1.2).
   */
  readonly grade: "secret" | "weak" | "general" | "code";
  /** Who says so. */
  readonly source: string;
}

/** What a name tells; undefined if it tells nothing of a secret. */
export function nameTelling(name: string): NameTelling | undefined {
  const source = secretNameSource(name);
  if (source !== undefined) return { grade: "secret", source };
  return name.length > LONGEST_SECRET_NAME ? undefined : firstOf(namesIn(name), weakTelling);
}

function weakTelling(plain: string): NameTelling | undefined {
  if (plain === "code") return { grade: "code", source: "RFC 6749 §4.1.2" };
  if (GENERAL_NAMES.has(plain)) return { grade: "general", source: "common use" };
  const source = WEAK_SOURCES.get(plain);
  if (source !== undefined) return { grade: "weak", source };
  const isWeak = WEAK_ENDING.test(plain) && !READS_ON.test(plain);
  return isWeak ? { grade: "weak", source: "common use" } : undefined;
}

/** The name, what stands in its last brackets, and what follows its last dot: `a[token]`, `user.password`. */
function namesIn(name: string): readonly string[] {
  const within = /\[([^[\]]*)\](?:\[\])?$/.exec(name)?.[1] ?? /\.([^.]*)$/.exec(name)?.[1];
  return within === undefined ? [plainName(name)] : [plainName(name), plainName(within)];
}

function firstOf<Telling>(
  names: readonly string[],
  tell: (plain: string) => Telling | undefined,
): Telling | undefined {
  for (const name of names) {
    const told = tell(name);
    if (told !== undefined) return told;
  }
  return undefined;
}

/** Whether a value looks like a secret that a program has made: long, of letters and digits in no order of words. */
export function looksMade(value: string): boolean {
  if (value.length < 16 || value.length > 4096 || !/^[\w.~%+/=:-]+$/.test(value)) return false;
  const changes = value.match(/[A-Za-z](?=\d)|\d(?=[A-Za-z])/g)?.length ?? 0;
  return changes >= 4 || (changes >= 2 && /^[A-Za-z\d]{24,}$/.test(value));
}

function plainName(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, "");
}
