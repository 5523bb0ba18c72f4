/** What each component of a reference is for (RFC 3986 §3), and an example with it. */

import type { Component } from "urikit";

export interface ComponentText {
  readonly title: string;
  readonly what: string;
  readonly section: string;
  readonly example: string;
  /** What the component is in the example. */
  readonly value: string;
}

export const COMPONENT_TEXTS: Readonly<Record<Component, ComponentText>> = {
  scheme: {
    title: "How to read the rest",
    what: "Its specification says what the other components mean, and how the resource is reached. A letter, then letters, digits, + - or a dot; capital letters mean the same as small ones.",
    section: "RFC 3986 §3.1",
    example: "foo://example.com:8042/over/there?name=ferret#nose",
    value: "foo",
  },
  authority: {
    title: "Who answers for the names that follow",
    what: "It comes after two slashes, and ends at the next slash, question mark or number sign: a host, perhaps a user before it and a port after it.",
    section: "RFC 3986 §3.2",
    example: "foo://example.com:8042/over/there?name=ferret#nose",
    value: "example.com:8042",
  },
  userinfo: {
    title: "Who asks",
    what: "A user, before an @. It is never the place that is reached, though it may look like one. A password after a colon is deprecated, for everyone who sees the reference sees it.",
    section: "RFC 3986 §3.2.1",
    example: "ftp://anonymous@example.org/pub/",
    value: "anonymous",
  },
  host: {
    title: "Where it is",
    what: "A registered name, mostly one of the DNS, or an address. An IPv6 address stands in brackets. Capital letters mean the same as small ones.",
    section: "RFC 3986 §3.2.2",
    example: "http://[2001:db8::7]/",
    value: "[2001:db8::7]",
  },
  port: {
    title: "Which service at the host",
    what: "A decimal number after a colon. Without one, the scheme has a default, such as 443 for https.",
    section: "RFC 3986 §3.2.3",
    example: "foo://example.com:8042/over/there?name=ferret#nose",
    value: "8042",
  },
  path: {
    title: "What it names there, in steps",
    what: 'Segments between slashes, mostly from the whole to its parts. "." and ".." are removed when a reference is resolved. There is always a path, though it may be empty.',
    section: "RFC 3986 §3.3",
    example: "foo://example.com:8042/over/there?name=ferret#nose",
    value: "/over/there",
  },
  query: {
    title: "What it names there, beyond steps",
    what: "From the first question mark to the number sign. By a convention of forms it holds pairs such as name=value, with & between them; the standard does not divide it.",
    section: "RFC 3986 §3.4",
    example: "foo://example.com:8042/over/there?name=ferret#nose",
    value: "name=ferret",
  },
  fragment: {
    title: "Which part of the resource",
    what: "After the number sign. It is for whoever has retrieved the resource and knows its media type; it is not sent to the server.",
    section: "RFC 3986 §3.5",
    example: "foo://example.com:8042/over/there?name=ferret#nose",
    value: "nose",
  },
};
