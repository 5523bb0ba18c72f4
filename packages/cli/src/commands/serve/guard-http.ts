/**
 * The guard as proxies ask it: 204 allows a reference, 403 denies it, as `auth_request` of nginx and `forward-auth` of others
 * have it.
 */

import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type GuardVerdict, guard, type Policy } from "@urikit/guard";
import { decode } from "urikit";

/** A header section is read within this time, in milliseconds. */
const HEADERS_TIMEOUT = 10_000;

/** How many connections are open at once. */
const MOST_CONNECTIONS = 1024;

/** @param idle After how many milliseconds without a request a connection ends. */
export function guardServer(policy: Policy, idle: number): Server {
  const server = createServer(
    { headersTimeout: HEADERS_TIMEOUT, requestTimeout: HEADERS_TIMEOUT, keepAliveTimeout: idle },
    (request, response) => {
      request.resume(); // a body asks nothing
      answer(request, response, policy);
    },
  );
  server.maxConnections = MOST_CONNECTIONS;
  return server;
}

function answer(request: IncomingMessage, response: ServerResponse, policy: Policy): void {
  const reference = referenceOf(request.url ?? "");
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.statusCode = 405;
    response.setHeader("Allow", "GET, HEAD");
  } else if (reference === undefined) response.statusCode = 400;
  else give(guard(reference, policy), response);
  response.end();
}

function give({ text, reasons }: GuardVerdict, response: ServerResponse): void {
  response.statusCode = text === undefined ? 403 : 204;
  if (text === undefined) response.setHeader("Guard-Reasons", reasons.map(({ id }) => id).join(", "));
  else response.setHeader("Guard-Text", text);
}

/**
 * What follows `reference=` in the query of a request, its octets decoded (RFC 3986 §2.1): so a proxy may pass on the value
 * that it was sent, whatever that holds. What does not decode stays, and is denied. Undefined if there is none.
 */
function referenceOf(target: string): string | undefined {
  const [, value] = /^[^?]*\?reference=(.*)$/s.exec(target) ?? [];
  if (value === undefined) return undefined;
  try {
    return decode(value);
  } catch {
    return `${value} `; // a "%" without its digits, or no UTF-8: no reference has a space
  }
}
