import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { RemoteModule } from '@kaksha/contract/host';
import type { RenderInput, RenderOutput } from '../src/boot/server-entry';

/** What the host's server bundle exports. */
export interface HostBundle {
  render(input: RenderInput): Promise<RenderOutput>;
  sharedModules: Readonly<Record<string, unknown>>;
}

/** Must be the name that shared/build gives to the remotes' externals. */
const SHARES = '__kakshaShared';

/** Versions of one name that are kept; a tab asks for none of them, so that old ones go with the next promotion. */
const kept = 4;

/**
 * Loads server bundles out of the release store. A remote's bundle is evaluated once for each host that it is rendered
 * by: hosts of two versions bring their own React, and a page made of two ends in errors that nobody can read.
 * @param folder  where releases lie, as `<folder>/<name>/<version>/`
 */
export function createBundles(folder: string) {
  const hosts = new Map<string, HostBundle>();
  const remotes = new Map<HostBundle, Map<string, RemoteModule>>();
  return {
    host(version: string, file: string): HostBundle {
      const path = join(folder, 'shell', version, file);
      return keep(hosts, path, () => {
        const bundle = evaluate(path, {}) as HostBundle;
        // Remotes that were built in earlier days look for the shared modules here.
        (globalThis as Record<string, unknown>)[SHARES] = bundle.sharedModules;
        return bundle;
      });
    },
    /** @param host  whose libraries it gets */
    remote(host: HostBundle, name: string, version: string, file: string): RemoteModule {
      const path = join(folder, name, version, file);
      const ofHost = keep(remotes, host, () => new Map<string, RemoteModule>());
      return keep(ofHost, path, () => (evaluate(path, host.sharedModules) as { default: RemoteModule }).default, 40);
    },
  };
}

/** Runs a CommonJS file. @throws what it throws while it is evaluated */
export function evaluate(path: string, shares: Readonly<Record<string, unknown>>): unknown {
  const module = { exports: {} };
  const run = compileFunction(
    readFileSync(path, 'utf8'),
    ['module', 'exports', 'require', '__filename', '__dirname', SHARES],
    { filename: path },
  );
  run(module, module.exports, createRequire(path), path, dirname(path), shares);
  return module.exports;
}

function keep<K, V>(cache: Map<K, V>, key: K, make: () => V, most = kept): V {
  const there = cache.get(key);
  const value = there ?? make();
  // Asked for last: furthest from being dropped.
  cache.delete(key);
  cache.set(key, value);
  for (const [oldest] of cache) {
    if (cache.size <= most) break;
    cache.delete(oldest);
  }
  return value;
}

export type Bundles = ReturnType<typeof createBundles>;
