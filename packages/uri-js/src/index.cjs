// What `require("uri-js")` gives: an object with its functions.
const { uriJs } = require("@urikit/drop-ins");

module.exports = { ...uriJs };
