/** Whether the names in a picture are where they belong, as a script for any browser. */

/** The components whose names are not below their first characters. */
export const misplaced = (root: string, component: string, name: string, text: string) =>
  `[...${root}.querySelectorAll("${component}")].flatMap((one) => {
    const name = one.querySelector("${name}").getBoundingClientRect();
    const text = [...one.querySelector("${text}").getClientRects()].find(({ width }) => width > 0);
    const isPlaced = text === undefined || (Math.abs(name.left - text.left) <= 2 && name.top > text.top + 8 && name.top < text.bottom + 120);
    return isPlaced ? [] : [one.textContent];
  })`;
