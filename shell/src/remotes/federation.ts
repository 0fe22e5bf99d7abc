import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteOnAir } from './registry';

/**
 * The one place that speaks to Module Federation's runtime: it loads a release's entry under a deadline, checked
 * against its integrity, and hands back the module that the release exposes.
 */

const ENTRY_DEADLINE_MS = 5000;

const integrities = new Map<string, string>();

registerPlugins([
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
]);

const containerName = (remote: string) => `mfe_${remote.replaceAll('-', '_')}`;

/**
 * @param attempt  0 for the first; later ones register anew and change the address, because a request that hung
 *                 keeps the browser's cache locked for the same address
 * @throws when the entry or its module does not load
 */
export async function loadExposed(
  remote: string,
  release: Pick<RemoteOnAir, 'entry' | 'integrity'>,
  attempt: number,
): Promise<unknown> {
  const name = containerName(remote);
  const entry = new URL(release.entry, location.href);
  integrities.set(entry.pathname, release.integrity);
  if (attempt > 0) entry.searchParams.set('try', String(attempt));
  registerRemotes([{ name, entry: entry.href, type: 'global' }], { force: attempt > 0 });
  const exposed = await loadRemote<{ default: unknown }>(`${name}/remote`);
  return exposed?.default;
}
