/** Stands in for any CSS module: each class is called as in the source. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });
