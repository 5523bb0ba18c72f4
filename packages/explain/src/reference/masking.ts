/** References as people may see them: without their passwords and keys (RFC 3986 §3.2.1, §7.5). */

import { decode, parse, type UriReference } from "urikit";
import { maskPassword, printable } from "urikit/display";

/** Schemes of which some parameters are secrets by what documents them. Of others, `uri redact` and the audit tell. */
const SCHEMES = "(?:otpauth|jdbc|postgres(?:ql)?|mysqlx?|rediss?|amqps?|mongodb(?:\\+srv)?):";
const WITH_SECRETS = new RegExp(`\\b${SCHEMES}`, "i");
/** A reference of these schemes: it can be told at its beginning, at no cost to others. */
const BEGINS_WITH_SECRETS = new RegExp(`^(?:view-source:|jar:)*${SCHEMES}`, "i");

/** The secret of `otpauth`, and what database drivers log in with, in lower case. */
const SECRETS: ReadonlySet<string> = new Set([
  "secret",
  "password",
  "sslpassword",
  "truststorepassword",
  "keystorepassword",
  "oauth_client_secret",
  "scram_client_key",
  "scram_server_key",
  "authmechanismproperties",
  "tlscertificatekeyfilepassword",
  "proxypassword",
]);

/** The delimiter between the parameters. */
const PARAMETER = /([?&;])([^?&;=#]*)=([^&;#]*)/g;

/**
 * A text without its password, and without the keys that are parameters of its scheme: `***` stands for them.
 *
 * @experimental
 */
export function maskSecrets(text: string): string {
  const masked = maskPassword(text);
  return WITH_SECRETS.test(text) ? replaceSecrets(masked, () => "***") : masked;
}

/** The same for keys alone, as long as it is: stars stand for them. */
export function starSecrets(text: string): string {
  return WITH_SECRETS.test(text) ? replaceSecrets(text, (value) => "*".repeat(value.length)) : text;
}

/** The keys that are parameters of its scheme, in lower case. */
export function secretValues(text: string): readonly string[] {
  const values: string[] = [];
  if (WITH_SECRETS.test(text)) {
    replaceSecrets(text, (value) => {
      if (value !== "") values.push(value.toLowerCase());
      return value;
    });
  }
  return values;
}

function replaceSecrets(text: string, mask: (value: string) => string): string {
  return text.replace(PARAMETER, (all: string, before: string, name: string, value: string) =>
    SECRETS.has(decode(name, { invalid: "keep" }).toLowerCase()) ? `${before}${name}=${mask(value)}` : all,
  );
}

/**
 * The reference with `***` for what looks like its password. `*` is allowed wherever one can stand (§3.2.1, §3.3).
 *
 * @experimental
 */
export function masked(reference: UriReference): UriReference {
  // There is neither, as in most references.
  if (!reference.text.includes("@") && !BEGINS_WITH_SECRETS.test(reference.text)) return reference;
  const text = maskSecrets(reference.text);
  return text === reference.text ? reference : parse(text);
}

/** The same for a text that is known to be valid. @experimental */
export function maskedText(text: string): string {
  return masked(parse(text)).text;
}

/** Any text, valid or not: made printable, and what looks like a password masked. @experimental */
export function safeText(text: string): string {
  return printable(maskSecrets(text));
}
