// The types of fast-uri, by its names.
import type { FastUri as Api, UriComponents, UriComponentsOptions } from "@urikit/drop-ins";

declare const fastUri: fastUri.FastUri;

declare namespace fastUri {
  type URIComponent = UriComponents;
  type Options = UriComponentsOptions;
  interface FastUri extends Api {
    readonly default: FastUri;
    readonly fastUri: FastUri;
  }
}

export = fastUri;
