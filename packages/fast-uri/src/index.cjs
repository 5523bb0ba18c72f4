// What `require("fast-uri")` gives: an object with its functions, which is its own `default` and its own `fastUri`.
const { fastUri: api } = require("@urikit/drop-ins");

const fastUri = { ...api };
module.exports = Object.assign(fastUri, { default: fastUri, fastUri });
