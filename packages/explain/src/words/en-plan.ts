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
  /** Steps in one line. */
  "plan-steps": (...steps) => steps.join("; then "),
} satisfies Catalogue;
