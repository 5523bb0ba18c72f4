// What `require("uri-js")` gives: an object with its functions.
const { uriJs } = require("urikit/uri-components");

module.exports = uriJs();
