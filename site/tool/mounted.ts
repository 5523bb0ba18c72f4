/**
 * When the first tool of the page is mounted: what is loaded earlier would change what the page shows while it is being taken
 * over from its file.
 */

let tell: () => void = () => {};
export const whenMounted = new Promise<void>((resolve) => {
  tell = resolve;
});
export const tellMounted = (): void => tell();
