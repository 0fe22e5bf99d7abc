import { createRequire } from 'node:module';
import { faultOfValues, isExpired, type ValueDeclarations } from '@kaksha/domain/remote-values';

const require = createRequire(import.meta.url);

/** The fields of a route that its address depends on. */
interface Route {
  path?: string;
  index?: boolean;
  children?: readonly Route[];
}

/** An extension without its code, as in the manifest of a release. */
export interface DeclaredExtension {
  slot: string;
  id: string;
  order?: number;
  audience?: 'everyone' | 'learner' | 'trainer' | 'admin';
  height?: number;
}

interface EvaluatedRemote extends ValueDeclarations {
  routes(host: object): readonly Route[];
  extensions?: readonly (DeclaredExtension & { load: unknown })[];
}

/**
 * The address patterns that a remote's routes answer, e.g. `payment/:courseId/:trainerId`. Evaluates the remote's
 * sources without its pages, so that the site server can answer 404 for a remote without a server bundle.
 * @param file  the remote's `remote.ts`
 * @throws when the sources cannot be evaluated outside a browser
 */
export const routePaths = (file: string): string[] => patternsOf(evaluated(file));

/**
 * What a remote puts into slots of other pages, without its code.
 * @param file  the remote's `remote.ts`
 * @throws when the sources cannot be evaluated outside a browser
 */
export const extensionsOf = (file: string): DeclaredExtension[] =>
  (evaluated(file).extensions ?? []).map(({ load: _, ...declared }) => declared);

/**
 * The flags and settings of a remote; without those that it does not declare.
 * @param file  the remote's `remote.ts`
 * @throws when one is not valid or a flag has expired
 */
export function valuesOf(file: string, at: Date): ValueDeclarations {
  const { flags, settings } = evaluated(file);
  const declared = { ...(flags && { flags }), ...(settings && { settings }) };
  const fault = faultOfValues(declared);
  if (fault) throw new Error(`${file}: ${fault}`);
  const expired = Object.entries(flags ?? {}).find(([, flag]) => isExpired(flag, at));
  if (expired) throw new Error(`${file}: its flag ${expired[0]} expires ${expired[1].expires}, which is not in the future`);
  return declared;
}

/** The default export of the sources. */
function evaluated(file: string): EvaluatedRemote {
  const unregister = require('tsx/cjs/api').register();
  const cssLoader = require.extensions['.css'];
  require.extensions['.css'] = (module) => {
    module.exports = {};
  };
  try {
    return require(file).default;
  } finally {
    unregister();
    if (cssLoader) require.extensions['.css'] = cssLoader;
    else delete require.extensions['.css'];
  }
}

/** A placeholder host. Routes do not depend on the user, so a remote only stores the values that it reads. */
const anything: unknown = new Proxy(() => {}, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => '' : anything),
  apply: () => anything,
});
const stubHost = new Proxy<Record<string, unknown>>(
  { environment: { server: true }, hydrated: () => undefined },
  { get: (host, key) => host[String(key)] ?? anything },
);

/** The address patterns of a loaded remote. @throws when its routes need a real host */
export const patternsOf = (remote: Pick<EvaluatedRemote, 'routes'>): string[] => pathsOf(remote.routes(stubHost), '');

/** Full patterns without a leading slash, including those of nested routes. */
export function pathsOf(routes: readonly Route[], base: string): string[] {
  const found = routes.flatMap(({ path, index, children = [] }) => {
    const pattern = [base, path].filter(Boolean).join('/');
    return [...(path || index ? [pattern] : []), ...pathsOf(children, pattern)];
  });
  return [...new Set(found)];
}
