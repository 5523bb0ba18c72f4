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

/** A declaration for each colour: what is set from outside, or what `of` gives. */
function declared(of: (light: string, dark: string) => string): string {
  return ALL.map(([name, light, dark]) => `--${name}:var(--uri-anatomy-${name},${of(light, dark)});`).join(
    "",
  );
}

/** Where `light-dark` is known, the colours follow `color-scheme`, as a page that has a switch sets it. */
export const STYLE = `
:host{${declared((light) => light)}display:block;position:relative;margin-block:1em;line-height:1.5}
@media (prefers-color-scheme:dark){:host{${declared((_, dark) => dark)}}}
@supports (color:light-dark(red,red)){:host{${declared((light, dark) => `light-dark(${light},${dark})`)}}}
:host([hidden]){display:none}
ol{display:flex;flex-wrap:wrap;row-gap:.75em;margin:0;padding:0;list-style:none;direction:ltr;text-align:start;
font-family:var(--uri-anatomy-font,ui-monospace,SFMono-Regular,Menlo,Consolas,monospace);font-variant-ligatures:none}
li{display:flex;position:relative;max-width:100%}
${Object.keys(COLORS)
  .map((name) => `.${name}{--color:var(--${name})}`)
  .join("")}
.delimiter{color:var(--quiet)}
.component{display:grid;grid-template-columns:auto 1fr;min-width:0;border-radius:3px;cursor:default}
.component:focus-visible{outline:2px solid;outline-offset:2px}
.text{min-width:.5em;min-height:1.5em;color:var(--color);overflow-wrap:anywhere;border-bottom:2px solid var(--color)}
.name{grid-column:1/-1;padding:.125em .5em 0 0;color:var(--color);font-family:var(--uri-anatomy-name-font,system-ui,sans-serif);
font-size:.8125em;user-select:none}
li:hover .text,.component:focus .text{border-bottom-width:3px;margin-bottom:-1px}
.detail{display:none;position:absolute;z-index:1;top:100%;inset-inline-start:0;box-sizing:border-box;width:max-content;
max-width:min(24em,90vw);padding:.5em .75em;border:1px solid var(--color);border-radius:4px;background:var(--ground);color:var(--text);
font:.875em/1.5 var(--uri-anatomy-name-font,system-ui,sans-serif)}
li:hover .detail,.component:focus~.detail{display:block}
.quiet .detail{display:none!important}
.late .detail{inset-inline:auto 0}
.value{display:block;font-family:var(--uri-anatomy-font,ui-monospace,SFMono-Regular,Menlo,Consolas,monospace);overflow-wrap:anywhere}
p{margin:0}
.place{font-family:var(--uri-anatomy-font,ui-monospace,SFMono-Regular,Menlo,Consolas,monospace);direction:ltr;text-align:start;
overflow-wrap:anywhere;font-variant-ligatures:none}
mark{background:none;color:inherit;border-bottom:3px double var(--fault);white-space:pre}
.reason{color:var(--fault);font-family:var(--uri-anatomy-name-font,system-ui,sans-serif);font-size:.875em}
@media (forced-colors:active){.text{border-bottom-color:CanvasText}mark{border-bottom-color:CanvasText}.detail{border-color:CanvasText}}
`;
