// What `require("relative-to-absolute-iri")` gives.
const { relativeToAbsoluteIri } = require("@urikit/drop-ins");

module.exports = { ...relativeToAbsoluteIri };
