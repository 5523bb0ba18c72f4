/** RFC 3986 §5.2.4: dot-segments removed step by step, as the document shows it. */

/** The buffers after a step, and the rule of the document that was applied. */
export interface DotStep {
  readonly rule: "A" | "B" | "C" | "D" | "E";
  readonly output: string;
  readonly input: string;
}

/** More steps are not followed one by one. */
const MOST_STEPS = 200;

/** The steps, until the input buffer is empty. Of a very long path the last step is the result alone. */
export function dotSteps(path: string): DotStep[] {
  const steps: DotStep[] = [];
  let [input, output] = [path, ""];
  while (input !== "") {
    const step = next(output, input);
    ({ input, output } = step);
    if (steps.length < MOST_STEPS || input === "") steps.push(step);
  }
  return steps;
}

function next(output: string, input: string): DotStep {
  // A: if the input buffer begins with a prefix of "../" or "./"
  if (input.startsWith("../")) return { rule: "A", output, input: input.slice(3) };
  if (input.startsWith("./")) return { rule: "A", output, input: input.slice(2) };
  // B: a prefix of "/./" or "/.", where "." is a complete path segment
  if (input.startsWith("/./")) return { rule: "B", output, input: input.slice(2) };
  if (input === "/.") return { rule: "B", output, input: "/" };
  // C: a prefix of "/../" or "/..": the last segment leaves the output, too
  if (input.startsWith("/../")) return { rule: "C", output: withoutLast(output), input: input.slice(3) };
  if (input === "/..") return { rule: "C", output: withoutLast(output), input: "/" };
  // D: only "." or ".."
  if (input === "." || input === "..") return { rule: "D", output, input: "" };
  // E: the first segment, with its "/", moves to the output
  const end = input.indexOf("/", 1);
  const segment = end < 0 ? input : input.slice(0, end);
  return { rule: "E", output: output + segment, input: input.slice(segment.length) };
}

/** "remove the last segment and its preceding "/" (if any) from the output buffer" */
function withoutLast(output: string): string {
  return output.slice(0, Math.max(0, output.lastIndexOf("/")));
}
