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
  "GitLab documentation, REST API authentication": "private_token job_token feed_token rss_token",
  "CAS Protocol 3.0 §3": "ticket proxyTicket pgtIou",
  "Ruby on Rails, guide on security": "authenticity_token reset_password_token confirmation_token",
  "common use":
    "token auth_token authtoken authorization session_token sessionid session_id sessid " +
    "api_key apikey api_token api_secret x-api-key app_key app_secret access_key access_key_secret " +
    "secret secret_key secretkey shared_secret private_key privatekey signing_key encryption_key master_key " +
    "password passwd pwd pass passphrase passcode passwort kennwort user_password userpass " +
    "credential credentials jwt hmac otp totp one_time_password two_factor_token mfa_token " +
    "login_token reset_token invite_token invitation_token magic_token magic_link_token verification_token " +
    "csrf csrf_token xsrf_token csrfmiddlewaretoken webhook_secret bot_token device_token push_token hapikey",
};

/** Endings of longer names: `db_password`, `github_access_token`. */
const ENDINGS = ["password", "passwd", "passphrase", "secret", "apikey", "accesstoken", "refreshtoken"];
const MORE_ENDINGS = [
  "authtoken",
  "sessiontoken",
  "idtoken",
  "privatekey",
  "secretkey",
  "accesskey",
  "signature",
];

const SOURCES = new Map<string, string>(
  Object.entries(NAMES_BY_SOURCE).flatMap(([source, names]) =>
    names.split(" ").map((name) => [plainName(name), source] as const),
  ),
);

const ENDING = new RegExp(`(?:${[...ENDINGS, ...MORE_ENDINGS].join("|")})$`);

const LETTERS = 26;

/** The two letters that a name ends with, as one number; undefined where they are not letters. */
function lastLetters(text: string, to: number): number | undefined {
  const [first, last] = [text.charCodeAt(to - 2) | 0x20, text.charCodeAt(to - 1) | 0x20];
  const [one, other] = [first - 0x61, last - 0x61];
  return one >= 0 && one < LETTERS && other >= 0 && other < LETTERS ? one * LETTERS + other : undefined;
}

/** How the names end: most others are told by that. */
const LAST_LETTERS = new Uint8Array(LETTERS * LETTERS);
for (const name of [...SOURCES.keys(), ...ENDINGS, ...MORE_ENDINGS]) {
  LAST_LETTERS[lastLetters(name, name.length) ?? 0] = 1;
}

/** Whether the name that ends before `to` may tell of a secret, by its last letters: a quick look. */
export function mayTellSecret(text: string, to: number): boolean {
  const letters = lastLetters(text, to);
  return letters === undefined || LAST_LETTERS[letters] === 1;
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
 * secretNameSource("page_token"); // => undefined
 * ```
 */
export function secretNameSource(name: string): string | undefined {
  if (typeof name !== "string") throw new TypeError("the name must be a string");
  if (name.length > LONGEST_SECRET_NAME) return undefined;
  const plain = plainName(name);
  return SOURCES.get(plain) ?? (ENDING.test(plain) ? "common use" : undefined);
}

function plainName(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, "");
}
