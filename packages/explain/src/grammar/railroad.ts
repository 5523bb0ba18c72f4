/** A railroad diagram as a tree of SVG elements, by the library railroad-diagrams, for `uri explain --svg` and for the page. */

import railroad from "railroad-diagrams";
import type { Track } from "./track.ts";

/** An element of SVG, or a part of the diagram, which is a group of them. */
export type RailroadElement = ReturnType<typeof railroad.Sequence>;

export interface Railroad {
  /** The element `svg`. */
  readonly diagram: ReturnType<typeof railroad.Diagram>;
  /**
   * The expression that each part of it draws; parts that the library adds, such as a line past something, are not
   * there.
   */
  readonly tracks: ReadonlyMap<RailroadElement, Track>;
}

/** The diagram of a track. Its lines and boxes get their places when it is formatted. */
export function railroadOf(track: Track): Railroad {
  const tracks = new Map<RailroadElement, Track>();
  const diagram = railroad.Diagram(element(track, tracks));
  return { diagram, tracks };
}

function element(track: Track, tracks: Map<RailroadElement, Track>): RailroadElement {
  const made = elementOf(track, (inner) => element(inner, tracks));
  tracks.set(made, track);
  return made;
}

function elementOf(track: Track, inner: (track: Track) => RailroadElement): RailroadElement {
  switch (track.kind) {
    case "rule":
      return railroad.NonTerminal(track.text);
    case "literal":
      return railroad.Terminal(track.text);
    case "words":
      return railroad.NonTerminal(`<${track.text}>`);
    case "nothing":
      return railroad.Comment("nothing");
    case "row":
      return railroad.Sequence(...track.parts.map(inner));
    case "choice":
      return railroad.Choice(0, ...track.choices.map(inner));
    case "optional":
      return railroad.Optional(inner(track.of));
    case "loop":
      return track.limit === undefined
        ? railroad.OneOrMore(inner(track.of))
        : railroad.OneOrMore(inner(track.of), railroad.Comment(track.limit));
  }
}
