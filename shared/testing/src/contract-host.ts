import { type Surface, surfaces } from './contract-surface';
import type { FakeHost } from './fake-host';

export interface ContractHost {
  host: FakeHost;
  /** Accessed members that a host of the version lacks, e.g. `session.adopt`. */
  missing: Set<string>;
}

/**
 * A fake host with only the members of one contract version. Any other member is undefined, as in a real host, and is
 * recorded in `missing`.
 */
export function contractHost(version: string, fake: FakeHost): ContractHost {
  const surface = surfaces[version];
  if (!surface) throw new Error(`no contract ${version} is recorded`);
  const missing = new Set<string>();
  const services = Object.entries(surface.host).map(([name, members]) => {
    const service = fake[name as keyof FakeHost];
    return [name, members === true ? service : limited(service as object, name, members, missing)] as const;
  });
  // Tests read their own members, such as `notices`, from `fake`.
  const host = limited(
    Object.assign(Object.create(fake) as FakeHost, Object.fromEntries(services), { contract: version }),
    '',
    Object.keys(surface.host),
    missing,
  );
  return { host, missing };
}

function limited<T extends object>(target: T, name: string, members: readonly string[], missing: Set<string>): T {
  return new Proxy(target, {
    get(of, key) {
      if (typeof key === 'symbol' || members.includes(key)) return Reflect.get(of, key);
      // Promises, JSON, React and Jest read these keys of any object.
      if (!['then', 'toJSON', '$$typeof', 'nodeType', 'tagName'].includes(key)) {
        missing.add(name ? `${name}.${key}` : key);
      }
      return undefined;
    },
    has: (of, key) => members.includes(String(key)) && key in of,
  });
}

/** Contract imports of the sources that a host of the version lacks, e.g. `unsaved#useUnsavedWork`. */
export function missingImports(sources: readonly string[], { modules }: Surface): string[] {
  const imports = /import\s+(type\s+)?\{([^}]*)\}\s+from\s+'@kaksha\/contract\/([\w-]+)'/g;
  const found = sources.flatMap((source) =>
    [...source.matchAll(imports)].flatMap(([, typeOnly, names = '', module = '']) =>
      typeOnly
        ? []
        : names
            .split(',')
            .map((name) => name.trim())
            // The build removes type imports.
            .filter(
              (name) => name && !name.startsWith('type ') && !modules[module]?.includes(name.split(' as ')[0] ?? ''),
            )
            .map((name) => `${module}#${name}`),
    ),
  );
  return [...new Set(found)].sort();
}
