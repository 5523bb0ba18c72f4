/** How the picture looks. Every colour can be set from outside; colour is never alone, for each component is named. */

import type { Component } from "urikit";

/** A colour on light ground, and one on dark: each has a contrast of 4.5 or more (WCAG 2.2 §1.4.3). */
const COLORS: Readonly<Record<Exclude<Component, "authority">, readonly [light: string, dark: string]>> = {
  scheme: ["#6d3fa8", "#c9a5f7"],
  userinfo: ["#b3261e", "#ff9d94"],
  host: ["#0b5cab", "#8cc4ff"],
  port: ["#0f6a6a", "#74d3cf"],
  path: ["#2c6a1f", "#9bd88a"],
  query: ["#8a5300", "#f0b962"],
  fragment: ["#9c2f6d", "#f2a0cb"],
};

const OTHERS: readonly (readonly [name: string, light: string, dark: string])[] = [
  ["fault", "#b3261e", "#ff9d94"],
  ["quiet", "#63636e", "#a0a0ab"],
  ["ground", "#ffffff", "#1b1b1f"],
  ["text", "#2b2b31", "#ececf1"],
];

const ALL = [
  ...Object.entries(COLORS).map(([name, [light, dark]]) => [name, light, dark] as const),
  ...OTHERS,
];

/** The rows of names: no reference has more components. */
const MOST_ROWS = Object.keys(COLORS).map((_, row) => row);

/** A declaration for each colour: what is set from outside, or what `of` gives. */
function declared(of: (light: string, dark: string) => string): string {
  return ALL.map(([name, light, dark]) => `--${name}:var(--uri-anatomy-${name},${of(light, dark)});`).join(
    "",
  );
}

/**
 * Where `light-dark` is known, the colours follow `color-scheme`, as a page that has a switch sets it.
 *
 * The reference is one text, which names never interrupt. Before the first character of a component stands an anchor
 * without width, as deep as its name, so that the line has room below; no line ends between the delimiters, the anchor
 * and that character (`bound`).
 */
export const STYLE = `
:host{${declared((light) => light)}display:block;position:relative;margin-block:1em;line-height:1.5}
@media (prefers-color-scheme:dark){:host{${declared((_, dark) => dark)}}}
@supports (color:light-dark(red,red)){:host{${declared((light, dark) => `light-dark(${light},${dark})`)}}}
:host([hidden]){display:none}
ol{position:relative;min-height:2.9em;margin:0;padding:0 3.5em 0 0;list-style:none;direction:ltr;text-align:start;overflow-wrap:anywhere;
font-family:var(--uri-anatomy-font,ui-monospace,SFMono-Regular,Menlo,Consolas,monospace);font-variant-ligatures:none}
.long-end{padding-right:6.5em}
li{display:inline}
${Object.keys(COLORS)
  .map((name) => `.${name}{--color:var(--${name})}`)
  .join("")}
.delimiter{color:var(--quiet)}
.bound{white-space:nowrap}
.component{--depth:calc(var(--row)*1.1em);border-radius:3px;cursor:default}
${MOST_ROWS.map((row) => `.row-${row}{--row:${row}}`).join("")}
.component:focus-visible{outline:2px solid;outline-offset:2px}
.text{white-space:normal;color:var(--color);text-decoration:underline 2px var(--color);text-underline-offset:.3em}
.name{position:relative;display:inline-block;width:0;height:calc(1.6em + var(--depth));vertical-align:calc(-1.6em - var(--depth))}
.name>span{direction:ltr;position:absolute;top:calc((.45em + var(--depth))/.8125);left:0;color:var(--color);pointer-events:none;
user-select:none;white-space:nowrap;font:.8125em/1.35 var(--uri-anatomy-name-font,system-ui,sans-serif)}
.name::before{content:"";position:absolute;top:.45em;left:0;height:var(--depth);border-left:1px solid var(--color)}
.current .text{text-decoration-thickness:3px}
p{margin:0}
.detail{display:none;position:absolute;z-index:1;top:100%;left:0;box-sizing:border-box;width:max-content;
max-width:100%;padding:.5em .75em;border:1px solid var(--color);border-radius:4px;background:var(--ground);color:var(--text);
font:.875em/1.5 var(--uri-anatomy-name-font,system-ui,sans-serif)}
.detail.current{display:block}
.quiet .detail.current{display:none}
.value{display:block;font-family:var(--uri-anatomy-font,ui-monospace,SFMono-Regular,Menlo,Consolas,monospace);overflow-wrap:anywhere}
.place{font-family:var(--uri-anatomy-font,ui-monospace,SFMono-Regular,Menlo,Consolas,monospace);direction:ltr;text-align:start;
overflow-wrap:anywhere;font-variant-ligatures:none}
mark{background:none;color:inherit;border-bottom:3px double var(--fault);white-space:pre}
.reason{color:var(--fault);font-family:var(--uri-anatomy-name-font,system-ui,sans-serif);font-size:.875em}
@media (forced-colors:active){li:nth-child(even) .text{text-decoration-style:double}mark{border-bottom-color:CanvasText}.detail{border-color:CanvasText}}
`;
