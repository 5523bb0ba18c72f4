/** RFC 1738 §4: the gateways that an option names. */

import { type Gateways, planThrough } from "@urikit/schemes/gateway";
import type { Option } from "commander";
import { UriSyntaxError } from "urikit";
import { reasonStatement } from "urikit/words";
import { repeatable } from "../declaration.ts";
import { UsageError } from "../exit.ts";

/** The option. */
export function gatewayOption(): Option {
  return repeatable(
    "--gateway <SCHEME=URI>",
    "reach the URIs of a scheme through the gateway at an http or https URI (RFC 1738 §4)",
  );
}

/** `SCHEME=URI` of each option, the URI tried. */
export function gatewaysOf(given: readonly string[]): Gateways {
  return Object.fromEntries(
    given.map((option) => {
      const [, scheme, gateway = ""] = /^([a-z][a-z0-9+.-]*)=(.*)$/is.exec(option) ?? [];
      if (scheme === undefined) throw new UsageError("gateway-form", option);
      try {
        planThrough("x:", gateway);
      } catch (error) {
        if (!(error instanceof UriSyntaxError)) throw error;
        throw new UsageError("gateway-refused", option, reasonStatement(error));
      }
      return [scheme, gateway];
    }),
  );
}
