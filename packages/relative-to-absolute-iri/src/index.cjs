// What `require("relative-to-absolute-iri")` gives.
const { relativeToAbsoluteIri } = require("urikit/uri-components");

module.exports = { ...relativeToAbsoluteIri };
