/** Replaces CSS modules: each class has its source name. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });
