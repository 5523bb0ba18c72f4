/** The values of a template as a person types them: text; or a list or pairs in JSON, where it begins with a bracket. */

import { UriSyntaxError } from "urikit";
import { compile, type UriTemplate, type VariableValue } from "urikit/uri-template";

export type TemplateReading =
  | { readonly valid: true; readonly template: UriTemplate }
  | { readonly valid: false; readonly error: UriSyntaxError };

export function templateOf(text: string): TemplateReading {
  return tried(() => ({ valid: true as const, template: compile(text) }));
}

/** The value of what was typed; nothing typed is no value. */
export function typedValue(typed: string): VariableValue | undefined {
  if (typed === "") return undefined;
  if (!/^\s*[[{]/.test(typed)) return typed;
  try {
    const value: unknown = JSON.parse(typed);
    return isComposite(value) ? value : typed;
  } catch {
    return typed;
  }
}

type Composite = readonly string[] | Readonly<Record<string, string>>;
function isComposite(value: unknown): value is Composite {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every((one) => typeof one === "string")
  );
}

export type Expansion = { readonly text: string } | { readonly error: UriSyntaxError };

export function expansionOf(template: UriTemplate, typed: Readonly<Record<string, string>>): Expansion {
  const values = Object.fromEntries(
    template.variables.flatMap((name) => {
      const value = typedValue(typed[name] ?? "");
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
  const expanded = tried(() => ({ valid: true as const, text: template.expand(values) }));
  return expanded.valid ? { text: expanded.text } : { error: expanded.error };
}

export type Match =
  | { readonly values: readonly (readonly [name: string, value: string])[] | undefined }
  | { readonly error: UriSyntaxError };

/** The values that give a URI; undefined if there are none. */
export function matchOf(template: UriTemplate, uri: string): Match {
  const matched = tried(() => ({ valid: true as const, values: template.match(uri) }));
  if (!matched.valid) return { error: matched.error };
  return {
    values:
      matched.values &&
      Object.entries(matched.values).map(([name, value]) => [
        name,
        typeof value === "string" ? value : JSON.stringify(value),
      ]),
  };
}

function tried<Result>(
  make: () => Result,
): Result | { readonly valid: false; readonly error: UriSyntaxError } {
  try {
    return make();
  } catch (error) {
    if (error instanceof UriSyntaxError) return { valid: false, error };
    throw error;
  }
}
