/** The entries of the packages by the names that their users import, and the sources that they are made from. */

import { fileURLToPath } from "node:url";

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const SOURCE_ALIASES = [
  { find: /^urikit$/, replacement: source("packages/urikit/src/index.ts") },
  { find: /^urikit\/schemes$/, replacement: source("packages/urikit/src/schemes/index.ts") },
  { find: /^urikit\/schemes\/(.+)$/, replacement: source("packages/urikit/src/schemes/$1.ts") },
  { find: /^@urikit\/standards$/, replacement: source("packages/standards/src/index.ts") },
  {
    find: /^@urikit\/standards\/grammars$/,
    replacement: source("packages/standards/src/grammars/index.ts"),
  },
  {
    find: /^@urikit\/standards\/messages\/zh$/,
    replacement: source("packages/standards/src/messages/zh/index.ts"),
  },
  { find: /^@urikit\/audit$/, replacement: source("packages/audit/src/index.ts") },
  { find: /^@urikit\/audit\/at-once$/, replacement: source("packages/audit/src/at-once/index.ts") },
  { find: /^@urikit\/audit\/node$/, replacement: source("packages/audit/src/node/index.ts") },
  {
    find: /^@urikit\/audit\/messages\/zh$/,
    replacement: source("packages/audit/src/messages/zh/index.ts"),
  },
  { find: /^@urikit\/documents$/, replacement: source("packages/documents/src/index.ts") },
  { find: /^@urikit\/lists\/node$/, replacement: source("packages/lists/src/node/index.ts") },
  { find: /^@urikit\/anatomy$/, replacement: source("packages/anatomy/src/index.ts") },
  { find: /^@urikit\/anatomy\/parts$/, replacement: source("packages/anatomy/src/parts/index.ts") },
  { find: /^@urikit\/lists$/, replacement: source("packages/lists/src/index.ts") },
  { find: /^urikit\/ajv$/, replacement: source("packages/urikit/src/ajv/index.ts") },
  {
    find: /^urikit\/uri-components$/,
    replacement: source("packages/urikit/src/uri-components/index.ts"),
  },
  { find: /^urikit\/idna$/, replacement: source("packages/urikit/src/idna/index.ts") },
  {
    find: /^urikit\/uri-template$/,
    replacement: source("packages/urikit/src/uri-template/index.ts"),
  },
  { find: /^urikit\/iri$/, replacement: source("packages/urikit/src/iri/index.ts") },
  { find: /^urikit\/formats$/, replacement: source("packages/urikit/src/formats/index.ts") },
  { find: /^urikit\/surt$/, replacement: source("packages/urikit/src/surt/index.ts") },
  { find: /^urikit\/messages\/zh$/, replacement: source("packages/urikit/src/messages/zh/index.ts") },
  { find: /^urikit\/context$/, replacement: source("packages/urikit/src/context/index.ts") },
];
