/**
 * RFC 2384: `pop`. The mailbox of a user on a server of POP3.
 */

import type { HostPort } from "./parts/authority.ts";
import { defineScheme } from "./parts/define-scheme.ts";
import { type MailboxLogin, readMailboxLogin, writeMailboxLogin } from "./parts/mailbox-login.ts";
import { octetsOf } from "./parts/octet-data.ts";
import { ask, type Plan, type PlanStep, planTo, protocolLine, send, withoutLineBreak } from "./parts/plan.ts";
import type { Rule, Source } from "./parts/source.ts";

/** What a `pop` reference means. */
export interface PopReading extends HostPort, MailboxLogin {}

const URL_RULE: Rule = { rule: "pop-url", section: "RFC 2384 §8" };
const LOGIN: Rule = { rule: "user-auth", section: "RFC 2384 §8" };

/**
 * `pop` (RFC 2384).
 *
 * @example
 * ```ts
 * import { pop } from "urikit/schemes";
 *
 * pop.read("pop://rg;AUTH=+APOP@mail.eudora.com:8110").auth; // => "+APOP"
 * pop.build({ user: "rg", host: "mailsrv.qualcomm.com" }); // => "pop://rg@mailsrv.qualcomm.com"
 * ```
 */
export const pop = defineScheme({
  name: "pop",
  defaultPort: 110,
  specification: "RFC 2384",
  origin: "RFC 2384",
  read,
  write: ({ host, port, ...login }) => ({ host, port, userinfo: writeMailboxLogin(login) }),
  plan,
});

/** §8: `"pop://" [ enc-user [ auth ] "@" ] hostport`, and nothing after it. */
function read(source: Source): PopReading {
  const { from, to } = source.path;
  if (from < to) {
    throw source.error(from, URL_RULE, {
      expected: "the end of the URI",
      message: "a mailbox of POP has no path",
    });
  }
  source.forbidQuery(URL_RULE);
  const server = source.hostPort(URL_RULE);
  const login = readMailboxLogin(source, LOGIN);
  if (login.user !== undefined || login.auth === undefined) return { ...server, ...login };
  throw source.error(source.layout.schemeEnd + 3, LOGIN, {
    expected: "a user before ;AUTH=",
    message: "a mechanism stands after a user",
  });
}

function plan(reading: PopReading, source: Source): Plan {
  return planTo(source, reading, login(reading, source.text));
}

/** §4: USER, APOP or AUTH. "If a user name is included with no authentication mechanism, then ";AUTH=*" is assumed." */
function login({ user, auth = "*" }: PopReading, text: string): readonly PlanStep[] {
  if (auth === "*") {
    const why = "or by a mechanism that the server has, and that is safe without encryption (RFC 2384 §4)";
    return [
      user === undefined
        ? ask({ for: "user name", secret: false, before: octetsOf("USER "), note: "log in (RFC 2384 §4)" })
        : send(protocolLine(text, "USER ", user), "log in (RFC 2384 §4)"),
      ask({ for: "password", secret: true, before: octetsOf("PASS "), note: why }),
    ];
  }
  withoutLineBreak(text, user ?? "");
  return [
    auth.startsWith("+")
      ? {
          do: "request",
          of: "pop",
          operation: auth.slice(1),
          parameters: { user },
          note: "log in by this command, with the person's secret, and by no other (RFC 2384 §4)",
        }
      : {
          do: "request",
          of: "pop",
          operation: "AUTH",
          parameters: { user, mechanism: auth },
          note: "log in by this mechanism of SASL, and by no other (RFC 2384 §4)",
        },
  ];
}
