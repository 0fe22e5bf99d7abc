import { errorMessageOf } from '@kaksha/domain/typed';
import type { LiveRemote } from '@kaksha/release/live-releases';
import { createInstance } from '@module-federation/enhanced/runtime';
import provideRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import { sharedModules } from '../boot/shared-modules';
import { requireIntegrity } from './require-integrity';

/**
 * The only module that uses the Module Federation runtime. Provides the shared libraries, loads a release's entry with
 * integrity check and timeout, and returns its module. Builds without federation replace it.
 */

const ENTRY_DEADLINE_MS = 5000;

/** Hashes by path: of entries, and of the chunks that entries add (shared/build, ChunkIntegrityPlugin). */
globalThis.__kakshaIntegrity ??= {};
const hashes = globalThis.__kakshaIntegrity;

const host = createInstance({
  name: 'shell',
  remotes: [],
  // Remotes provide no shared library, so any version number works.
  shared: Object.fromEntries(
    Object.entries(sharedModules).map(([name, module]) => [
      name,
      {
        version: '0.0.0',
        lib: () => module,
        strategy: 'loaded-first',
        shareConfig: { singleton: true, eager: true, requiredVersion: false },
      },
    ]),
  ),
  plugins: [
    // Entries of remotes do not contain the runtime core (`externalRuntime`).
    provideRuntimeCore(),
    {
      name: 'kaksha-entry-script',
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        requireIntegrity(script, url, hashes[new URL(url, location.href).pathname]);
        return { script, timeout: ENTRY_DEADLINE_MS };
      },
    },
  ],
});

const containerName = (remote: string) => `mfe_${remote.replaceAll('-', '_')}`;

/**
 * @param attempt  0 for the first. Later ones change the address, because a hanging request blocks the browser's cache
 *   for the same address
 * @throws when the entry has no hash, or when it or its module does not load
 */
export async function loadExposed(
  remote: string,
  release: Pick<LiveRemote, 'entry' | 'integrity'>,
  attempt: number,
): Promise<unknown> {
  const name = containerName(remote);
  const entry = new URL(release.entry, location.href);
  hashes[entry.pathname] = release.integrity;
  if (attempt > 0) entry.searchParams.set('try', String(attempt));
  host.registerRemotes([{ name, entry: entry.href, type: 'global' }], { force: attempt > 0 });
  try {
    const exposed = await host.loadRemote<{ default: unknown }>(`${name}/remote`);
    return exposed?.default;
  } catch (error) {
    // The runtime puts its code and advice before the failure itself. Reports have room for few characters.
    const original = errorMessageOf(error).split('Original Error Message:')[1];
    throw original ? new Error(original.trim(), { cause: error }) : error;
  }
}
