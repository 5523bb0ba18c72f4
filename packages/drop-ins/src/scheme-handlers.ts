/**
 * The schemes that uri-js and fast-uri know: `http` and `https` (RFC 9110 §4.2), `ws` and `wss` (RFC 6455 §3), `urn`
 * (RFC 8141 §2) and `urn:uuid` (RFC 9562 §4), and `mailto`, which has a file of its own.
 */

import type { UriComponentsDraft, UriSchemeHandler, UriSchemeHandlers } from "./components.ts";
import { mailto } from "./mailto.ts";

/** RFC 9110 §4.2.1, §4.2.2: a host that is not empty, a default port, and `/` for an empty path. */
function httpHandler(scheme: "http" | "https", defaultPort: number): UriSchemeHandler {
  return {
    scheme,
    domainHost: true,
    parse(components) {
      if (!components.host) components.error ||= "HTTP URIs must have a host.";
      return components;
    },
    serialize(components) {
      withoutDefaultPort(components, defaultPort);
      if (!components.path) components.path = "/";
      return components;
    },
  };
}

/** RFC 3986 §6.2.3. */
function withoutDefaultPort(components: UriComponentsDraft, defaultPort: number): void {
  if (components.port === defaultPort || components.port === "") components.port = undefined;
}

/** RFC 6455 §3: a resource name replaces path and query; there is no fragment. */
function wsHandler(scheme: "ws" | "wss"): UriSchemeHandler {
  return {
    scheme,
    domainHost: true,
    parse(components) {
      components.secure = isSecure(components);
      components.resourceName = (components.path || "/") + (components.query ? `?${components.query}` : "");
      components.path = undefined;
      components.query = undefined;
      return components;
    },
    serialize(components) {
      const secure = isSecure(components);
      withoutDefaultPort(components, secure ? 443 : 80);
      if (typeof components.secure === "boolean") components.scheme = secure ? "wss" : "ws";
      if (components.resourceName) splitResourceName(components, components.resourceName);
      components.fragment = undefined;
      return components;
    },
  };
}

function isSecure({ secure, scheme }: UriComponentsDraft): boolean {
  return secure ?? scheme?.toLowerCase() === "wss";
}

/** The query begins at the first question mark: those after it are its own (RFC 3986 §3.4). */
function splitResourceName(components: UriComponentsDraft, resourceName: string): void {
  const mark = resourceName.indexOf("?");
  const path = mark < 0 ? resourceName : resourceName.slice(0, mark);
  components.path = path === "" || path === "/" ? undefined : path;
  components.query = mark < 0 ? undefined : resourceName.slice(mark + 1);
}

/** RFC 8141 §2: `NID ":" NSS`. Neither is a path: no dot-segment is removed. */
const NID_NSS = /^([0-9A-Za-z][0-9A-Za-z-]{0,31}):((?:[A-Za-z0-9\-._~!$&'()*+,;=:@/]|%[0-9A-Fa-f]{2})+)$/;

/** `urn`, which asks the handler of its namespace, if there is one, as `urn:uuid`. */
function urnHandler(schemes: UriSchemeHandlers): UriSchemeHandler {
  const ofNamespace = (nid: string | undefined) =>
    nid !== undefined && Object.hasOwn(schemes, `urn:${nid}`) ? schemes[`urn:${nid}`] : undefined;
  return {
    scheme: "urn",
    absolutePath: true,
    skipNormalize: true,
    parse(components, options) {
      const [, nid, nss] = NID_NSS.exec(components.path ?? "") ?? [];
      if (nid === undefined) {
        components.error ||= "URN can not be parsed.";
        return components;
      }
      components.nid = nid.toLowerCase(); // RFC 8141 §3.1
      components.nss = nss;
      components.path = undefined;
      return ofNamespace(options.nid ?? components.nid)?.parse(components, options) ?? components;
    },
    serialize(components, options) {
      if (components.nid === undefined) throw new Error("URN without nid cannot be serialized");
      const nid = components.nid.toLowerCase();
      const { nss } = ofNamespace(options.nid ?? nid)?.serialize(components, options) ?? components;
      components.path = `${nid}:${nss}`;
      return components;
    },
  };
}

const UUID = /^[0-9A-F]{8}(?:-[0-9A-F]{4}){3}-[0-9A-F]{12}$/i;

/** RFC 9562 §4: output is in lower case, input in either. */
const uuid: UriSchemeHandler = {
  scheme: "urn:uuid",
  skipNormalize: true,
  parse(components, { tolerant }) {
    components.uuid = components.nss;
    components.nss = undefined;
    if (!tolerant && !UUID.test(components.uuid ?? "")) components.error ||= "UUID is not valid.";
    return components;
  },
  serialize(components) {
    components.nss = (components.uuid ?? "").toLowerCase();
    return components;
  },
};

/** The handlers, in an object that its owner may add others to. It has no prototype. */
export function schemeHandlers(): UriSchemeHandlers {
  const schemes: UriSchemeHandlers = Object.create(null);
  const handlers = [
    httpHandler("http", 80),
    httpHandler("https", 443),
    wsHandler("ws"),
    wsHandler("wss"),
    urnHandler(schemes),
    uuid,
    mailto,
  ];
  for (const handler of handlers) schemes[handler.scheme] = handler;
  return schemes;
}
