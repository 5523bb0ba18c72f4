/** JavaScript that does with urikit what a tool shows; it runs as it stands. */

import { repair, tryParse, UriSyntaxError } from "urikit";
import { toAscii } from "urikit/idna";
import { toUri } from "urikit/iri";
import { withoutInvisible } from "../../packages/cli/src/for-page/copy.ts";

/** A text as a literal of JavaScript in which everything is to be seen. */
export function literal(text: string): string {
  return withoutInvisible(JSON.stringify(text));
}

/** What Look shows first: the components and the normal form; or what is wrong, and what it may be meant as. */
export function codeOfLook(text: string): string {
  return tryParse(text).valid ? codeOfReference(text) : codeOfOther(text);
}

function codeOfReference(text: string): string {
  return `import { normalize, parse } from "urikit";
import { standardSchemes } from "urikit/schemes";

const reference = parse(${literal(text)});
console.log(reference.components);
console.log(normalize(reference, { level: "scheme", schemes: standardSchemes }));
`;
}

function codeOfOther(text: string): string {
  const way = WAYS.find(({ made }) => isMade(() => made(text)));
  const imports = way?.imports ?? [`import { tryParse } from "urikit";`];
  return [
    ...imports,
    "",
    `const text = ${literal(text)};`,
    "const read = tryParse(text);",
    "if (!read.valid) console.log(read.error.message);",
    ...(way === undefined ? [] : [`console.log(${way.call});`]),
    "",
  ].join("\n");
}

/** What makes a URI reference of another text, the first that can. */
const WAYS = [
  {
    made: (text: string) => toUri(text, { toAscii }),
    call: "toUri(text, { toAscii })",
    imports: [
      `import { tryParse } from "urikit";`,
      `import { toAscii } from "urikit/idna";`,
      `import { toUri } from "urikit/iri";`,
    ],
  },
  { made: repair, call: "repair(text)", imports: [`import { repair, tryParse } from "urikit";`] },
];

function isMade(make: () => unknown): boolean {
  try {
    make();
    return true;
  } catch (error) {
    if (error instanceof UriSyntaxError) return false;
    throw error;
  }
}

/** What Compare shows: the rung, and the steps that lead there. */
export function codeOfCompare(a: string, b: string): string {
  return `import { compare } from "urikit";
import { standardSchemes } from "urikit/schemes";

const { equivalent, rung, steps } = compare(
  ${literal(a)},
  ${literal(b)},
  { schemes: standardSchemes },
);
console.log(equivalent, rung);
for (const { of, rule, section, after } of steps) console.log(of, after, rule, section);
`;
}

/** What Resolve shows: the target. */
export function codeOfResolve(base: string, reference: string): string {
  return `import { resolve } from "urikit";

console.log(resolve(${literal(reference)}, ${literal(base)}));
`;
}
