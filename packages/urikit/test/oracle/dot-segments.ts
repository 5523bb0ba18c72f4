// RFC 3986 §5.2.4, Remove Dot Segments, to the letter: the two buffers, and the step that is taken.

/** One line of the trace that §5.2.4 prints: the step taken, and both buffers after it. */
export interface DotSegmentStep {
  /** `2A` to `2E`. */
  readonly step: "2A" | "2B" | "2C" | "2D" | "2E";
  readonly output: string;
  readonly input: string;
}

/** How §5.2.4 removes the dot-segments of a path, one step at a time, buffers and all. */
export function* traceDotSegments(path: string): Generator<DotSegmentStep, void, undefined> {
  let input = path;
  let output = "";
  while (input !== "") {
    let step: DotSegmentStep["step"];
    if (input.startsWith("../") || input.startsWith("./")) {
      step = "2A";
      input = input.slice(input.indexOf("/") + 1);
    } else if (input.startsWith("/./") || input === "/.") {
      step = "2B";
      input = `/${input.slice(3)}`;
    } else if (input.startsWith("/../") || input === "/..") {
      step = "2C";
      input = `/${input.slice(4)}`;
      output = output.slice(0, Math.max(0, output.lastIndexOf("/")));
    } else if (input === "." || input === "..") {
      step = "2D";
      input = "";
    } else {
      step = "2E";
      const slash = input.indexOf("/", 1);
      const end = slash < 0 ? input.length : slash;
      output += input.slice(0, end);
      input = input.slice(end);
    }
    yield { step, output, input };
  }
}

/** A path without dot-segments. */
export function removeDotSegments(path: string): string {
  if (!path.includes(".")) return path; // only steps 2E would follow
  let result = "";
  for (const { output } of traceDotSegments(path)) result = output;
  return result;
}
