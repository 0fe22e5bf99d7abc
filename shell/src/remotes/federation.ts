import type { LiveRemote } from '@kaksha/release/live-releases';
import { CurrentGlobal, ModuleFederation, setGlobalFederationInstance } from '@module-federation/runtime-core';
import { sharedModules } from '../boot/shared-modules';
import { requireIntegrity } from './require-integrity';

/**
 * The only module that uses the Module Federation runtime. Provides the shared libraries, loads a release's entry with
 * integrity check and timeout, and returns its module. The host is not a federated build itself, which saves 6 kB.
 */

/**
 * Exposes the runtime core to remotes, whose entries do not contain it (shared/build/src/lean-federation). Lists only
 * what they use, so that the rest is tree-shaken.
 */
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: { CurrentGlobal, ModuleFederation, setGlobalFederationInstance },
});

const ENTRY_DEADLINE_MS = 5000;

/** Hashes by path: of entries, and of the chunks that entries add (shared/build, ChunkIntegrityPlugin). */
globalThis.__kakshaIntegrity ??= {};
const hashes = globalThis.__kakshaIntegrity;

const host = new ModuleFederation({
  id: 'shell',
  name: 'shell',
  remotes: [],
  // Remotes provide no shared library, so any version number works.
  shared: Object.fromEntries(
    Object.entries(sharedModules).map(([name, module]) => [
      name,
      {
        version: '0',
        lib: () => module,
        strategy: 'loaded-first',
        shareConfig: { singleton: true, eager: true, requiredVersion: false },
      },
    ]),
  ),
  plugins: [
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
setGlobalFederationInstance(host);

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
  const exposed = await host.loadRemote<{ default: unknown }>(`${name}/remote`);
  return exposed?.default;
}
