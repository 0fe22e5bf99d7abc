import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { RemoteModule } from '@kaksha/contract/host';
import type { ReleaseStore } from '@kaksha/release/store';
import type { RenderInput, RenderOutput } from '../src/boot/server-entry';

/** What the host's server bundle exports. */
export interface HostBundle {
  render(input: RenderInput): Promise<RenderOutput>;
  sharedModules: Readonly<Record<string, unknown>>;
}

/** Must be the name that shared/build gives to the remotes' externals. */
const SHARES = '__kakshaShared';

const require = createRequire(import.meta.url);

/** Loads server bundles out of the release store; a version is loaded once and kept. */
export function createBundles(store: ReleaseStore) {
  const remotes = new Map<string, RemoteModule>();
  const hosts = new Map<string, HostBundle>();
  return {
    host(version: string, file: string): HostBundle {
      const key = join(store.path('shell', version), file);
      const there = hosts.get(key);
      if (there) return there;
      const bundle = require(key) as HostBundle;
      // Remotes' bundles read the shared libraries from here when they are evaluated.
      (globalThis as Record<string, unknown>)[SHARES] = bundle.sharedModules;
      hosts.set(key, bundle);
      return bundle;
    },
    remote(name: string, version: string, file: string): RemoteModule {
      const key = join(store.path(name, version), file);
      const there = remotes.get(key);
      if (there) return there;
      const bundle = require(key) as { default: RemoteModule };
      remotes.set(key, bundle.default);
      return bundle.default;
    },
  };
}

export type Bundles = ReturnType<typeof createBundles>;
