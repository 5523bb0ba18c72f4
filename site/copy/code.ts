/** JavaScript that does with urikit what a tool shows; it runs as it is. */

import { emptyExpansion, suggestionFor, unlessRefused, windowsPath } from "@urikit/explain";
import { withoutInvisible } from "@urikit/explain/layout";
import { repair, tryParse } from "urikit";
import { toAscii } from "urikit/idna";
import { toUri } from "urikit/iri";

/** A text as a literal of JavaScript in which everything is to be seen. */
export function literal(text: string): string {
  return withoutInvisible(JSON.stringify(text));
}

/** The first answer of Inspect: the components and the normal form; or the fault, and the meaning that it may have. */
export function codeOfInspect(text: string): string {
  return tryParse(text).valid ? codeOfReference(text) : codeOfOther(text);
}

function codeOfReference(text: string): string {
  return `import { normalize, parse } from "urikit";
import { standardSchemes } from "@urikit/schemes";

const reference = parse(${literal(text)});
console.log(reference.components);
console.log(normalize(reference, { level: "scheme", schemes: standardSchemes }));
`;
}

function codeOfOther(text: string): string {
  const meant = suggestionFor(text)?.reference;
  const way = WAYS.find(({ made }) => meant !== undefined && unlessRefused(() => made(text)) === meant);
  const imports = way?.imports ?? [TRY_PARSE];
  const call = way?.call ?? (meant === undefined ? undefined : literal(meant));
  return [
    ...imports,
    "",
    `const text = ${literal(text)};`,
    "const read = tryParse(text);",
    "if (!read.valid) console.log(read.error.message);",
    ...(call === undefined ? [] : [`console.log(${call});`]),
    "",
  ].join("\n");
}

const TRY_PARSE = `import { tryParse } from "urikit";`;

/** The functions that make a URI reference of another text. A guess that no function gives is in the code as it is. */
const WAYS: readonly Way[] = [
  {
    made: (text) => emptyExpansion(text) ?? "",
    call: "compile(text).expand({})",
    imports: [TRY_PARSE, `import { compile } from "urikit/uri-template";`],
  },
  {
    made: (text) => windowsPath(text) ?? "",
    call: "fromWindowsPath(text)",
    imports: [TRY_PARSE, `import { fromWindowsPath } from "@urikit/schemes/native-path";`],
  },
  {
    made: (text) => toUri(text, { toAscii }),
    call: "toUri(text, { toAscii })",
    imports: [TRY_PARSE, `import { toAscii } from "urikit/idna";`, `import { toUri } from "urikit/iri";`],
  },
  { made: repair, call: "repair(text)", imports: [`import { repair, tryParse } from "urikit";`] },
];

interface Way {
  readonly made: (text: string) => string;
  readonly call: string;
  readonly imports: readonly string[];
}

/** The answer of Compare: the rung, and the steps that lead there. */
export function codeOfCompare(a: string, b: string): string {
  return `import { compare } from "urikit";
import { standardSchemes } from "@urikit/schemes";

const { equivalent, rung, steps } = compare(
  ${literal(a)},
  ${literal(b)},
  { schemes: standardSchemes },
);
console.log(equivalent, rung);
for (const { of, rule, section, after } of steps) console.log(of, after, rule, section);
`;
}

/** The answer of Resolve: the target. */
export function codeOfResolve(base: string, reference: string): string {
  return `import { resolve } from "urikit";

console.log(resolve(${literal(reference)}, ${literal(base)}));
`;
}
