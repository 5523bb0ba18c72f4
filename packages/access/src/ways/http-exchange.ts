/** RFC 9112: one request and its response, over a connection of its own, to an address that was judged. */

import { type ClientRequest, type IncomingMessage, request as requestPlain } from "node:http";
import { request as requestByTls } from "node:https";
import { lookup } from "@urikit/guard/node";
import type { Plan } from "@urikit/schemes";
import type { HttpField } from "@urikit/schemes/define";
import { AccessError, told } from "../access-error.ts";
import type { Way } from "../way.ts";
import { authorities, serverName } from "./connection.ts";

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
export async function exchangeFor(
  plan: Plan,
  { settings, clock }: Way,
  fields: readonly HttpField[],
): Promise<Exchange> {
  const { request, steps } = plan;
  const [connect] = steps;
  if (request === undefined || connect?.do !== "connect" || connect.host === undefined)
    throw new AccessError("no-way", told("access-no-way", plan.scheme));
  const { host, port, tls } = connect;
  const { policy, method } = settings;
  const options = {
    ...{ host, port, method, path: request.target, agent: false, setHost: false },
    ...{ maxHeaderSize: LONGEST_HEADER, insecureHTTPParser: false },
    headers: headersOf(request.authority, [...request.fields, ACCEPTED, ...fields]),
    lookup: lookup(policy, settings.lookup === undefined ? {} : { lookup: settings.lookup }),
  };
  const sent =
    tls === "none"
      ? requestPlain(options)
      : requestByTls({ ...options, servername: serverName(host), ...HTTP_1, ...authorities(settings) });
  sent.maxHeadersCount = 0; // their size is bounded: node:http would drop those after the thousandth without a word
  const ended = (): void => void sent.destroy();
  clock.signal.addEventListener("abort", ended, { once: true });
  try {
    return { plan, response: await clock.within(responseTo(sent)) };
  } catch (error) {
    sent.destroy();
    throw error;
  } finally {
    clock.signal.removeEventListener("abort", ended);
  }
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

/** In the order of the plan. Fields of one name are lines of their own. */
function headersOf(authority: string, fields: readonly HttpField[]): readonly string[] {
  return [{ name: "Host", value: authority }, ...fields].flatMap(({ name, value }) => [name, value]);
}
