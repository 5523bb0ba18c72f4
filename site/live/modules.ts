/** The modules that an example may import in the page. */

import type { ModuleName } from "./module-names.ts";

type Load = () => Promise<Readonly<Record<string, unknown>>>;

/** Each is loaded when an example imports it. */
export const MODULES: Readonly<Record<ModuleName, Load>> = {
  urikit: () => import("urikit"),
  "urikit/ajv": () => import("urikit/ajv"),
  "urikit/context": () => import("urikit/context"),
  "urikit/formats": () => import("urikit/formats"),
  "urikit/idna": () => import("urikit/idna"),
  "urikit/iri": () => import("urikit/iri"),
  "urikit/messages/zh": () => import("urikit/messages/zh"),
  "urikit/schemes": () => import("urikit/schemes"),
  "urikit/schemes/connection": () => import("urikit/schemes/connection"),
  "urikit/schemes/registry": () => import("urikit/schemes/registry"),
  "urikit/surt": () => import("urikit/surt"),
  "urikit/uri-components": () => import("urikit/uri-components"),
  "urikit/uri-template": () => import("urikit/uri-template"),
  "@urikit/anatomy": () => import("@urikit/anatomy"),
  "@urikit/anatomy/parts": () => import("@urikit/anatomy/parts"),
  "@urikit/audit": () => import("@urikit/audit"),
  "@urikit/audit/at-once": () => import("@urikit/audit/at-once"),
  "@urikit/audit/messages/zh": () => import("@urikit/audit/messages/zh"),
  "@urikit/documents": () => import("@urikit/documents"),
  "@urikit/lists": () => import("@urikit/lists"),
  "@urikit/standards": () => import("@urikit/standards"),
  "@urikit/standards/grammars": () => import("@urikit/standards/grammars"),
  "@urikit/standards/messages/zh": () => import("@urikit/standards/messages/zh"),
  "@urikit/fast-uri": () => import("../../packages/fast-uri/src/index.js"),
  "@urikit/uri-js": () => import("../../packages/uri-js/src/index.js"),
  "@urikit/relative-to-absolute-iri": () => import("../../packages/relative-to-absolute-iri/src/index.js"),
  ajv: () => import("ajv"),
  "typebox/format": () => import("typebox/format"),
  "typebox/schema": () => import("typebox/schema"),
  valibot: () => import("valibot"),
  zod: () => import("zod"),
};
