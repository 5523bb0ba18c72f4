/**
 * The steps of plans (RFC 1738 §3), in English. Octets to send and questions are printable before they become values.
 */

import type { Catalogue } from "urikit/words";

export const plan = {
  "plan-connect": (host, port, use, way, role, address) =>
    `connect to ${host}, port ${port}${use}${way}${role}${address}`,
  "plan-own-server": () => "your own server",
  "plan-port-own": () => " (the scheme's own)",
  "plan-port-other": () => " (not the scheme's own)",
  "plan-port-reserved": () =>
    " (in the reserved range, below 1024, where other protocols listen: RFC 1738 §6)",
  "plan-tls": () => ", over TLS",
  "plan-tls-later": () => ", over TLS once the client has asked for it",
  "plan-udp": () => ", by UDP",
  "plan-dtls": () => ", over DTLS (UDP)",
  "plan-gateway": (scheme) => `, the gateway for ${scheme} (RFC 1738 §4)`,
  "plan-rare-address": (address) =>
    `; many systems take this name for the address ${address} (RFC 3986 §7.4)`,
  "plan-send": (octets) => `send ${octets}`,
  "plan-ask": (what, octets) => `ask for the ${what.replace(/^the /, "")}, then send ${octets}`,
  "plan-guess": (what, from, ...choices) => `guess the ${what} from ${from}: ${choices.join("; ")}`,
  "plan-choice": (guess, octets) => `${guess}, send ${octets}`,
  "plan-session": (protocol, login, password) =>
    `begin an interactive session, by ${protocol}${login}${password}`,
  "plan-login": (user) => `; the reference suggests logging in as ${user}`,
  "plan-with-password": () => ", with the password in it",
  "plan-request": (operation, means) => `${operation}, by ${means}`,
  "plan-request-with": (operation, means, parameters) => `${operation}, by ${means}: ${parameters}`,
  "plan-compose": (to, ...fields) => [`begin a message to ${to}`, ...fields].join("; "),
  "plan-compose-to-nobody": (...fields) => ["begin a message to nobody yet", ...fields].join("; "),
  "plan-recipients": (...to) => to.join(", "),
  "plan-field": (name, value) => `${name}: ${value}`,
  "plan-unsafe-field": (name, value) =>
    `${name}: ${value} (not among the fields believed safe: leave it out, or show it to the user)`,
  "plan-open": (path) => `open ${path}`,
  "plan-take": (octets, mediaType) => `take ${octets} octet${octets === "1" ? "" : "s"} of ${mediaType}`,
  "plan-replies": (...parts) => parts.join("; "),
  "plan-when": (...conditions) => `only ${conditions.join(", or ")}`,
  "plan-after-reply": (codes) => `after the reply ${codes}`,
  "plan-with-capability": (capability) => `if the server has the capability ${capability}`,
  "plan-expects": (...replies) => `expects ${replies.join(", then ")}`,
  "plan-codes": (...codes) => codes.join(" or "),
  "plan-receives-reply": () => "The data are in the last reply.",
  "plan-receives-data-connection": () => "The data come over a connection of their own.",
  "plan-receives-lines-to-dot": () => "The data are the lines after the reply, up to a dot alone.",
  "plan-receives-until-close": () => "The data are all that comes until the connection ends.",
  "plan-receives-http-message": () => "The data are the content of the response.",
  "plan-receives-entries": () => "The data are entries.",
  "plan-receives-session": () => "The connection is a session then.",
  /** Steps in one line. */
  "plan-steps": (...steps) => steps.join("; then "),
} satisfies Catalogue;
