import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * The patterns of every address that a remote's routes answer, e.g. `payment/:courseId/:trainerId`: the sources are
 * evaluated here, pages apart, which are only imported when they are visited. So the site server can tell an address
 * that nothing answers without a server bundle of the remote.
 * @param {string} file  the remote's `remote.ts`
 * @returns {string[]} @throws when the sources cannot be evaluated outside of a browser
 */
export function routePaths(file) {
  const stop = require('tsx/cjs/api').register();
  const styles = require.extensions['.css'];
  require.extensions['.css'] = (module) => {
    module.exports = {};
  };
  try {
    return pathsOf(require(file).default.routes(noHost), '');
  } finally {
    stop();
    if (styles) require.extensions['.css'] = styles;
    else delete require.extensions['.css'];
  }
}

/** Routes are the same for everybody: what a remote asks of the host while it makes them is only kept for later. */
const anything = new Proxy(() => {}, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => '' : anything),
  apply: () => anything,
});
const noHost = new Proxy(
  { environment: { server: true }, hydrated: () => undefined },
  { get: (host, key) => host[key] ?? anything },
);

/** @returns {string[]} whole patterns without a leading slash, those of the routes below included */
export function pathsOf(routes, base) {
  const found = routes.flatMap(({ path, index, children = [] }) => {
    const whole = [base, path].filter(Boolean).join('/');
    return [...(path || index ? [whole] : []), ...pathsOf(children, whole)];
  });
  return [...new Set(found)];
}
