import type { LiveRemote } from '@kaksha/release/live-releases';
import { CurrentGlobal, ModuleFederation, setGlobalFederationInstance } from '@module-federation/runtime-core';
import { sharedModules } from '../boot/shared-modules';

/**
 * The one place that speaks to Module Federation's runtime: it offers the shared libraries, loads a release's entry
 * under a deadline, checked against its integrity, and hands back the module that the release exposes. The host uses
 * the runtime alone and is no federated build itself: its own imports stay plain ones, which saves 6 KB.
 */

/**
 * Where remotes, whose entries carry none of it, find the runtime's core: what shared/build/src/lean-federation asks
 * of it, and no more, so that the rest is shaken off.
 */
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: { CurrentGlobal, ModuleFederation, setGlobalFederationInstance },
});

const ENTRY_DEADLINE_MS = 5000;

const integrities = new Map<string, string>();

const host = new ModuleFederation({
  id: 'shell',
  name: 'shell',
  remotes: [],
  // Remotes bring none of these, so nothing can displace them: the version that is told is nobody's business.
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
        const integrity = integrities.get(new URL(url, location.href).pathname);
        if (integrity) {
          script.crossOrigin = 'anonymous';
          script.integrity = integrity;
        }
        return { script, timeout: ENTRY_DEADLINE_MS };
      },
    },
  ],
});
setGlobalFederationInstance(host);

const containerName = (remote: string) => `mfe_${remote.replaceAll('-', '_')}`;

/**
 * @param attempt  0 for the first; later ones register anew and change the address, because a request that hung
 *                 keeps the browser's cache locked for the same address
 * @throws when the entry or its module does not load
 */
export async function loadExposed(
  remote: string,
  release: Pick<LiveRemote, 'entry' | 'integrity'>,
  attempt: number,
): Promise<unknown> {
  const name = containerName(remote);
  const entry = new URL(release.entry, location.href);
  integrities.set(entry.pathname, release.integrity);
  if (attempt > 0) entry.searchParams.set('try', String(attempt));
  host.registerRemotes([{ name, entry: entry.href, type: 'global' }], { force: attempt > 0 });
  const exposed = await host.loadRemote<{ default: unknown }>(`${name}/remote`);
  return exposed?.default;
}
