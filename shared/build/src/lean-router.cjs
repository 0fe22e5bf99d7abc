/**
 * Functions of react-router that do nothing without its framework mode, React Server Components and instrumentation, and
 * what they return then. They and what only they use are 12 kB of script.
 */
const results = {
  PrefetchPageLinks: 'null',
  usePrefetchBehavior: '[false, null, {}]',
  RSCErrorHandler: 'null',
  decodeRouteErrorResponseDigest: 'undefined',
  getRouteInstrumentationUpdates: '{}',
  instrumentClientSideRouter: 'router',
  deserializeErrors: 'errors',
};

/** A loader for the router's production files: shortens the functions in the file that has the router itself. */
module.exports = function leanRouter(source) {
  if (!source.includes('\nfunction createRouter(')) return source;
  return Object.entries(results).reduce((code, [name, result]) => {
    const head = code.indexOf(`\nfunction ${name}(`);
    const body = code.indexOf(') {\n', head) + 4;
    const end = code.indexOf('\n}\n', head);
    if (head < 0 || end < body) {
      throw new Error(
        `lean-router: react-router has no function ${name}; compare lean-router.cjs with its installed version`,
      );
    }
    return `${code.slice(0, body)}  return ${result};${code.slice(end)}`;
  }, source);
};
