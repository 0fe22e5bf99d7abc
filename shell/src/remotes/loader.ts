import type { RemoteModule } from '@kaksha/contract/host';
import type { LiveReleases, LiveRemote } from '@kaksha/release/live-releases';
import { loadExposed } from './federation';
import { fetchLiveReleases } from './live-releases';
import { type AnyRemote, adapted } from './majors';
import { type LoadOutcome, RemoteLoadError, type RemoteLoader } from './remote-loader';
import { loadStyles } from './styles';

interface LoadedRemote {
  module: RemoteModule;
  version: string;
}

const BACK_OFF_MS = 400;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Loads remotes at run time: the live version, a retry after a pause, then the last good version.
 * @param report  called once per version with the outcome of its last attempt
 */
export function createRemoteLoader(
  initial: LiveReleases,
  report: (outcome: LoadOutcome) => void = () => {},
): RemoteLoader {
  let registry = initial;
  const tries = new Map<string, number>();
  const loaded = new Map<string, LoadedRemote>();
  const pending = new Map<string, Promise<RemoteModule>>();

  const nextTry = (name: string) => {
    const count = tries.get(name) ?? 0;
    tries.set(name, count + 1);
    return count;
  };

  async function attempt(name: string, release: Omit<LiveRemote, 'previous'>): Promise<RemoteModule> {
    const tried = nextTry(name);
    const [exposed] = await Promise.all([loadExposed(name, release, tried), loadStyles(release.styles, tried)]);
    const given = exposed as AnyRemote | undefined;
    if (typeof given?.routes !== 'function') throw new Error('it exposes no routes');
    const module = adapted(given);
    loaded.set(name, { module, version: release.version });
    return module;
  }

  async function load(name: string): Promise<RemoteModule> {
    const release = registry.remotes[name];
    if (!release) throw new RemoteLoadError(name, 'none', 1, new Error('nothing of that name is live'));
    const plan: [Omit<LiveRemote, 'previous'>, number][] = [
      [release, 0],
      [release, BACK_OFF_MS],
    ];
    if (release.previous) plan.push([release.previous, 0]);
    let cause: unknown;
    for (const [index, [candidate, wait]] of plan.entries()) {
      if (wait) await pause(wait);
      const { version } = candidate;
      const startedAt = performance.now();
      try {
        const module = await attempt(name, candidate);
        report({ remote: name, version, ms: performance.now() - startedAt });
        return module;
      } catch (error) {
        cause = error;
        if (plan[index + 1]?.[0] !== candidate) report({ remote: name, version, error });
      }
    }
    throw new RemoteLoadError(name, release.version, plan.length, cause);
  }

  return {
    registry: () => registry,
    version: (name) => loaded.get(name)?.version ?? null,
    load(name) {
      const there = loaded.get(name);
      if (there) return Promise.resolve(there.module);
      const running = pending.get(name);
      if (running) return running;
      const work = load(name).finally(() => pending.delete(name));
      pending.set(name, work);
      return work;
    },
    async refresh() {
      registry = await fetchLiveReleases().catch(() => registry);
    },
  };
}
