/** What `.vitepress/minefield-data.ts` makes. */
declare module "virtual:minefield-data" {
  export const readers: readonly import("@urikit/minefield/record").Reader[];
  /** JSON Lines by gzip, in base64. */
  export const records: string;
}
