/**
 * RFC 6068 §2: `mailto` as addresses and header fields. They are decoded once when they are read, and
 * encoded when they are written, so that no address becomes a field, and no field another one.
 */

import type { UriComponentsDraft, UriComponentsOptions, UriSchemeHandler } from "./components.ts";
import { allBut, type ComponentEncoding, decoded, encodeComponent } from "./encoding.ts";
import { asciiOf } from "./host.ts";

const INVALID_DOMAIN = "URI mailto has an invalid recipient domain.";

/** The characters of a local part: those that a path may hold, without the comma between addresses, and without slashes. */
const LOCAL_PART: ComponentEncoding = { forbidden: /* @__PURE__ */ allBut("!$'()*+=") };

/** `dtext-no-obs` that a path may hold; RFC 6068 §2 has the brackets of a literal encoded. */
const DOMAIN: ComponentEncoding = { forbidden: /* @__PURE__ */ allBut("!$'()*+;:") };

/** `qchar`. */
const HFIELD: ComponentEncoding = { forbidden: /* @__PURE__ */ allBut("!$'()*+,;:@") };

/** `"[" *dtext-no-obs "]"` */
const LITERAL = /^\[[\x21-\x5a\x5e-\x7e]*\]$/;

/** `dot-atom-text`, of the characters that names in the DNS are made of. */
const DOMAIN_NAME = /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?$/;

/** The handler of `mailto`. */
export const mailto: UriSchemeHandler = {
  scheme: "mailto",
  unicodeSupport: true,
  absolutePath: true,
  skipNormalize: true,
  skipEscape: true, // a domain may hold characters beyond ASCII, if it is asked for
  parse(components, options) {
    const { path, query } = components;
    const addresses = path ? wellFormed(path).split(",") : [];
    components.path = undefined;
    components.query = undefined;
    if (query) readFields(components, wellFormed(query), addresses);
    if (addresses.length > 0) {
      if (hasAuthority(components)) {
        withoutAuthority(components);
        components.error ||= "URI mailto must not have an authority component.";
      }
      components.to = addresses.map((address) => readAddress(address, components, options));
    }
    return components;
  },
  serialize(components, options) {
    const { to, headers } = fieldsToWrite(components);
    if (to.length > 0) withoutAuthority(components);
    components.path =
      to.length > 0 ? to.map((address) => writeAddress(address, options)).join(",") : undefined;
    const fields = Object.entries(headers).map(([name, value]) => `${writeName(name)}=${writeValue(value)}`);
    if (fields.length > 0) components.query = fields.join("&");
    return components;
  },
};

/** Half a surrogate pair is not a character. */
function wellFormed(text: string): string {
  return text.replace(/[\ud800-\udfff]/gu, "\ufffd");
}

function hasAuthority({ userinfo, host, port }: UriComponentsDraft): boolean {
  return userinfo !== undefined || host !== undefined || port !== undefined;
}

/** The scheme has no authority: written again, its slash would become a part of the first address. */
function withoutAuthority(components: UriComponentsDraft): void {
  components.userinfo = undefined;
  components.host = undefined;
  components.port = undefined;
}

/** `hfields`: those named `to` are addresses, the names of others may be any. */
function readFields(components: UriComponentsDraft, query: string, addresses: string[]): void {
  let headers: Record<string, string> | undefined;
  for (const field of query.split("&")) {
    const [name = "", value = "", ...more] = field.split("=");
    if (more.length > 0) {
      components.error ||= "URI mailto has malformed header fields.";
      continue;
    }
    const decodedName = text(name);
    const known = decodedName.toLowerCase(); // RFC 5322 §1.2.2
    if (known === "to") addresses.push(...value.split(","));
    else if (known === "subject" || known === "body") components[known] = text(value);
    else {
      headers ??= Object.create(null) as Record<string, string>; // a name such as "__proto__" is a name
      headers[decodedName] = text(value);
    }
  }
  if (headers !== undefined) components.headers = headers;
}

/** A part of the URI as its decoded text, or as it is. */
function text(part: string): string {
  return decoded(part) ?? part;
}

/** `addr-spec`: its domain in lower case and, unless asked otherwise, in ASCII. */
function readAddress(address: string, components: UriComponentsDraft, options: UriComponentsOptions): string {
  const at = address.lastIndexOf("@");
  if (at < 0) {
    components.error ||= INVALID_DOMAIN;
    return text(address);
  }
  const domain = text(address.slice(at + 1)).toLowerCase();
  const ascii = domainInAscii(domain);
  if (ascii === undefined) components.error ||= INVALID_DOMAIN;
  return `${text(address.slice(0, at))}@${options.unicodeSupport ? domain : (ascii ?? domain)}`;
}

/** A domain as the DNS knows it, or undefined if it is not one. */
function domainInAscii(domain: string): string | undefined {
  if (LITERAL.test(domain) || DOMAIN_NAME.test(domain)) return domain;
  const ascii = /[^\0-\x7f]/.test(domain) ? asciiOf(domain) : undefined;
  return ascii !== undefined && DOMAIN_NAME.test(ascii) ? ascii : undefined;
}

/** The addresses and the fields, each once: names of fields are the same in either case. */
function fieldsToWrite({ to = [], headers: given = {}, subject, body }: UriComponentsDraft) {
  const addresses = Array.isArray(to) ? to.map(String) : [String(to)];
  const headers: Record<string, string> = Object.create(null);
  for (const [name, value] of Object.entries(given)) {
    const known = name.toLowerCase();
    if (known === "to") addresses.push(...String(value).split(","));
    else headers[known === "subject" || known === "body" ? known : name] = String(value);
  }
  if (subject !== undefined) headers.subject = String(subject);
  if (body !== undefined) headers.body = String(body);
  return { to: addresses, headers };
}

function writeAddress(
  address: string,
  { unicodeSupport = false, iri = false }: UriComponentsOptions,
): string {
  const at = address.lastIndexOf("@");
  const local = encodeComponent(at < 0 ? address : address.slice(0, at), LOCAL_PART, { decodes: false });
  const domain = text(at < 0 ? "" : address.slice(at + 1)).toLowerCase();
  const keepsUnicode = unicodeSupport || iri;
  const written = keepsUnicode ? domain : (domainInAscii(domain) ?? domain);
  return `${local}@${encodeComponent(written, DOMAIN, { decodes: false, iri: keepsUnicode })}`;
}

/** A percent sign in a name is data: decoded twice, the name would be another. */
function writeName(name: string): string {
  return encodeComponent(name.replaceAll("%", "%25"), HFIELD, { decodes: false });
}

function writeValue(value: string): string {
  return encodeComponent(value, HFIELD, { decodes: false });
}
