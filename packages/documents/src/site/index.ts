/**
 * @urikit/documents/site: a folder of files as a site, and where its links lead.
 *
 * @packageDocumentation
 */

export { HEADING_NAMES, type HeadingNames } from "../markdown/headings.ts";
export { checkSite, SITE_FAULTS, type SiteFault, type SiteFile, type SiteFinding } from "./check-site.ts";
export { hasPart } from "./parts.ts";
export { type Redirect, readRedirects } from "./redirects.ts";
export { nameOnSite, uriOnSite } from "./site-files.ts";
