import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { RemoteModule } from '@kaksha/contract/host';
import type { Release } from '@kaksha/release/types';
import { readVerified } from '@kaksha/release/verified-files';
import { LRUCache } from 'lru-cache';
import type { RenderInput, RenderOutput } from '../src/boot/server-entry';

/** Exports of the host's server bundle. */
export interface HostBundle {
  render(input: RenderInput): Promise<RenderOutput>;
  sharedModules: Readonly<Record<string, unknown>>;
}

/** Must equal SERVER_SHARES_GLOBAL of shared/build, which names the remotes' externals. */
const SHARES = '__kakshaShared';

const maxHosts = 4;
const maxRemotesPerHost = 40;

/**
 * Loads server bundles from the release store. A remote's bundle is evaluated once for each host that renders it,
 * because two hosts bring two copies of React, which must not mix in one page.
 * @param folder  contains the releases as `<folder>/<name>/<version>/`
 */
export function createBundles(folder: string) {
  const hosts = new LRUCache<string, HostBundle>({ max: maxHosts });
  const remotes = new WeakMap<HostBundle, LRUCache<string, RemoteModule>>();
  return {
    /** @throws ReleaseError MANIFEST, ALTERED */
    host(release: Release): HostBundle {
      const path = bundlePath(folder, release);
      const bundle = hosts.get(path) ?? (evaluate(path, sourceOf(folder, release), {}) as HostBundle);
      hosts.set(path, bundle);
      return bundle;
    },
    /** @param host  provides the shared libraries @throws ReleaseError MANIFEST, ALTERED */
    remote(host: HostBundle, release: Release): RemoteModule {
      const path = bundlePath(folder, release);
      const cache = remotes.get(host) ?? new LRUCache<string, RemoteModule>({ max: maxRemotesPerHost });
      remotes.set(host, cache);
      const module =
        cache.get(path) ??
        (evaluate(path, sourceOf(folder, release), host.sharedModules) as { default: RemoteModule }).default;
      cache.set(path, module);
      return module;
    },
  };
}

const bundlePath = (folder: string, { name, version, server }: Release) => join(folder, name, version, server ?? '');

/** The bytes are hashed again, because the file may have changed since its release was checked. */
const sourceOf = (folder: string, release: Release) => readVerified(folder, release, release.server ?? '');

/** Runs the source of a CommonJS file. @throws any error of the file */
export function evaluate(path: string, source: string, shares: Readonly<Record<string, unknown>>): unknown {
  const module = { exports: {} };
  const run = compileFunction(source, ['module', 'exports', 'require', '__filename', '__dirname', SHARES], {
    filename: path,
  });
  run(module, module.exports, createRequire(path), path, dirname(path), shares);
  return module.exports;
}

export type Bundles = ReturnType<typeof createBundles>;
