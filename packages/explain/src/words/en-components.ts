/** The components of a reference (RFC 3986 §3), explained in English. */

import type { Catalogue } from "urikit/words";

export const components = {
  "component-scheme-title": () => "How to read the rest",
  "component-scheme-what": () =>
    "Its specification defines what the other components mean, and how the resource is reached. A letter, then letters, digits, + - or a dot; capital letters mean the same as small ones.",
  "component-authority-title": () => "Who is responsible for the names that follow",
  "component-authority-what": () =>
    "It comes after two slashes, and ends at the next slash, question mark or number sign: a host, perhaps a user before it and a port after it.",
  "component-userinfo-title": () => "Who asks",
  "component-userinfo-what": () =>
    "A user, before an @. It is never the place that is reached, though it may look like one. A password after a colon is deprecated, because everyone who sees the reference sees it.",
  "component-host-title": () => "Where it is",
  "component-host-what": () =>
    "A registered name, usually one of the DNS, or an address. An IPv6 address is written in brackets. Capital letters mean the same as small ones.",
  "component-port-title": () => "Which service at the host",
  "component-port-what": () =>
    "A decimal number after a colon. Without one, the scheme has a default, such as 443 for https.",
  "component-path-title": () => "What it names there, in steps",
  "component-path-what": () =>
    'Segments between slashes, usually from the whole to its parts. "." and ".." are removed when a reference is resolved. There is always a path, though it may be empty.',
  "component-query-title": () => "What it names there, beyond steps",
  "component-query-what": () =>
    "From the first question mark to the number sign. By a convention of forms it holds pairs such as name=value, with & between them; the standard does not divide it.",
  "component-fragment-title": () => "Which part of the resource",
  "component-fragment-what": () =>
    "After the number sign. It is for whoever has retrieved the resource and knows its media type; it is not sent to the server.",
} satisfies Catalogue;
