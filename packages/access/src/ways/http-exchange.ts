/** RFC 9112: one request and its response, over a connection of its own, to an address that was judged. */

import { type ClientRequest, type IncomingMessage, request as requestPlain } from "node:http";
import { request as requestByTls } from "node:https";
import type { Socket } from "node:net";
import { lookup } from "@urikit/guard/node";
import type { Plan } from "@urikit/schemes";
import type { ConnectStep, HttpField } from "@urikit/schemes/define";
import { AccessError, told } from "../access-error.ts";
import { keptBy } from "../kept-connections.ts";
import { tellConnected, tellReceived, tellSent } from "../watched.ts";
import type { Way } from "../way.ts";
import { authorities, serverName } from "./connection.ts";
import { fieldsOf } from "./http-fields.ts";

/** A plan that was carried out, and the response. */
export interface Exchange {
  readonly plan: Plan;
  readonly response: IncomingMessage;
}

/** In octets: the fields of a response, of which a line is the longest. */
const LONGEST_HEADER = 64 * 1024;

/** RFC 9110 §12.5.3: the codings that are read. */
const ACCEPTED: HttpField = { name: "Accept-Encoding", value: "gzip, br, deflate" };

/** RFC 7301: no other version is spoken. */
const HTTP_1 = { ALPNProtocols: ["http/1.1"] };

/** The response to the request of a plan. Nothing stays open where there is none. */
export async function exchangeFor(plan: Plan, way: Way, fields: readonly HttpField[]): Promise<Exchange> {
  const { request, steps } = plan;
  const [connect, step] = steps;
  if (request === undefined || connect?.do !== "connect" || step === undefined)
    throw new AccessError("no-way", told("access-no-way", plan.scheme));
  const { authority, target } = request;
  const head = {
    target,
    fields: [{ name: "Host", value: authority }, ...request.fields, ACCEPTED, ...fields],
  };
  const sent = requestTo(connect, head, way);
  if (way.settings.onStep !== undefined)
    onceConnected(sent, connect, (socket) => {
      tellConnected(way, connect, socket);
      tellSent(way, step, Buffer.from(headText(`${sent.method} ${target} HTTP/1.1`, head.fields), "latin1"));
    });
  const { signal } = way.clock;
  const ended = (): void => void sent.destroy();
  signal.addEventListener("abort", ended, { once: true });
  try {
    const response = await way.clock.within(responseTo(sent));
    if (way.settings.onStep !== undefined) tellReceived(way, responseHead(response));
    return { plan, response };
  } catch (error) {
    sent.destroy();
    if (isLost(sent, error)) return exchangeFor(plan, way, fields);
    throw error;
  } finally {
    signal.removeEventListener("abort", ended);
  }
}

/** RFC 9112 §9.3.1: a connection that was kept may have been closed in the meantime: the request is made once more, on another one. */
function isLost({ reusedSocket }: ClientRequest, error: unknown): boolean {
  return (
    reusedSocket &&
    typeof error === "object" &&
    error !== null &&
    "code" in error &&
    error.code === "ECONNRESET"
  );
}

/** What a request begins with. */
interface RequestHead {
  readonly target: string;
  /** In the order of the plan. Fields of one name are lines of their own. */
  readonly fields: readonly HttpField[];
}

function requestTo(
  { host, port, tls }: ConnectStep,
  { target, fields }: RequestHead,
  way: Way,
): ClientRequest {
  const { settings } = way;
  const { policy, method, lookup: byName, connections } = settings;
  const agent = connections === undefined ? false : keptBy(connections).http.agentFor(policy, tls !== "none");
  const options = {
    ...{ host, port, method, path: target, agent, setHost: false },
    ...{ maxHeaderSize: LONGEST_HEADER, insecureHTTPParser: false },
    headers: fields.flatMap(({ name, value }) => [name, value]),
    lookup: lookup(policy, byName === undefined ? {} : { lookup: byName }),
  };
  const sent =
    tls === "none"
      ? requestPlain(options)
      : requestByTls({ ...options, servername: serverName(host ?? ""), ...HTTP_1, ...authorities(settings) });
  sent.maxHeadersCount = 0; // their size is bounded: node:http would drop those after the thousandth without a word
  return sent;
}

/** What throws there ends the request. */
function onceConnected(sent: ClientRequest, { tls }: ConnectStep, act: (socket: Socket) => void): void {
  const acted = (socket: Socket): void => {
    try {
      act(socket);
    } catch (error) {
      sent.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  };
  sent.once("socket", (socket) => {
    if (sent.reusedSocket) acted(socket);
    else socket.once(tls === "none" ? "connect" : "secureConnect", () => acted(socket));
  });
}

/** RFC 9110 §11.6, RFC 6265 §8.2: fields whose values let others in. */
const SECRET_FIELD = /^(?:(?:proxy-)?authorization|(?:set-)?cookie|x-api-key)$/i;

function responseHead(response: IncomingMessage): string {
  const { httpVersion, statusCode, statusMessage } = response;
  return headText(`HTTP/${httpVersion} ${statusCode} ${statusMessage}`, fieldsOf(response));
}

/** To be shown: without the values of those. */
function headText(first: string, fields: readonly HttpField[]): string {
  const lines = fields.map(({ name, value }) => `${name}: ${SECRET_FIELD.test(name) ? "***" : value}`);
  return [first, ...lines].join("\n");
}

/** The response, whose end closes the connection. RFC 9110 §7.8: to another protocol only who asks for one changes. */
function responseTo(sent: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    sent.on("error", reject); // one after the response has come is that of the response
    sent.once("response", resolve);
    sent.once("upgrade", (_response, socket) => {
      socket.destroy();
      reject(new AccessError("protocol", told("access-protocol", "101")));
    });
    sent.once("close", () => reject(new AccessError("incomplete", told("access-incomplete", "close"))));
    sent.end();
  });
}
