/** Its package points to types that it does not ship. */
declare module "dssrf" {
  export function is_url_safe(url: string): Promise<boolean>;
}
