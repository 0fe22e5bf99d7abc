import { createRequire } from 'node:module';
import { faultOfMenus } from '@kaksha/domain/menu-rules';
import type { MenuEntry } from '@kaksha/domain/menus';
import type { NotificationDeclaration } from '@kaksha/domain/notification-kinds';
import { faultOfNotifications } from '@kaksha/domain/notification-rules';
import type { ValueDeclarations } from '@kaksha/domain/remote-values';

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

/** `Contributions` of the contract. */
export interface Contributions extends ValueDeclarations {
  menus?: readonly MenuEntry[];
  notifications?: readonly NotificationDeclaration[];
}

interface EvaluatedRemote {
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
 * What a remote adds to the site without code.
 * @param file  the remote's `contributions.ts`
 * @throws when the site cannot use it
 */
export function contributionsOf(
  file: string,
  { name, routes }: { name: string; routes: readonly string[] },
): Contributions {
  const { menus, notifications, flags, settings } = evaluated<Contributions>(file);
  const fault = faultOfMenus(menus ?? [], routes) ?? faultOfNotifications(notifications ?? [], name);
  if (fault) throw new Error(`${file}: ${fault}`);
  return {
    ...(menus && { menus }),
    ...(notifications && { notifications }),
    ...(flags && { flags }),
    ...(settings && { settings }),
  };
}

/** The default export of the sources, which are read again at each call. */
function evaluated<T = EvaluatedRemote>(file: string): T {
  // One for each call: it would keep the modules that it has loaded.
  const require = createRequire(import.meta.url);
  const unregister = require('tsx/cjs/api').register();
  const before = new Set(Object.keys(require.cache));
  const cssLoader = require.extensions['.css'];
  require.extensions['.css'] = (module) => {
    module.exports = {};
  };
  try {
    return require(file).default;
  } finally {
    unregister();
    for (const path of Object.keys(require.cache))
      if (!before.has(path) && !/[\\/]node_modules[\\/]/.test(path)) delete require.cache[path];
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
