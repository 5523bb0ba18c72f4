// What `require("fast-uri")` gives: an object with its functions, which is its own `default` and its own `fastUri`.
const { fastUri: make } = require("urikit/uri-components");

const fastUri = make();
module.exports = Object.assign(fastUri, { default: fastUri, fastUri });
