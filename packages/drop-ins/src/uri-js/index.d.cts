// The types of uri-js, by its names.
import type { UriComponents, UriComponentsOptions, UriJs, UriSchemeHandler } from "@urikit/drop-ins";

declare const uriJs: UriJs;

declare namespace uriJs {
  type URIComponents = UriComponents;
  type URIOptions = UriComponentsOptions;
  type URISchemeHandler = UriSchemeHandler;
}

export = uriJs;
