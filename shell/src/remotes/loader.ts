import type { RemoteModule } from '@kaksha/contract/host';
import { CONTRACT_VERSION, contractFits } from '@kaksha/contract/version';
import { loadExposed } from './federation';
import { fetchRegistry, type Registry, type RemoteOnAir } from './registry';
import { RemoteLoadError, type RemoteLoader } from './remote-loader';
import { loadStyles } from './styles';

interface LoadedRemote {
  module: RemoteModule;
  version: string;
}

const BACK_OFF_MS = 400;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Loads remotes at run time: the live version, once more after a pause, then the last good version before it. */
export function createRemoteLoader(initial: Registry): RemoteLoader {
  let registry = initial;
  const tries = new Map<string, number>();
  const loaded = new Map<string, LoadedRemote>();
  const pending = new Map<string, Promise<RemoteModule>>();

  const nextTry = (name: string) => {
    const count = tries.get(name) ?? 0;
    tries.set(name, count + 1);
    return count;
  };

  async function attempt(name: string, release: Omit<RemoteOnAir, 'previous'>): Promise<RemoteModule> {
    const [exposed] = await Promise.all([loadExposed(name, release, nextTry(name)), loadStyles(release.styles)]);
    const module = exposed as RemoteModule | undefined;
    if (typeof module?.routes !== 'function') throw new Error('it exposes no routes');
    if (!contractFits(module.contract)) {
      throw new Error(`it was built for contract ${module.contract}, this host offers ${CONTRACT_VERSION}`);
    }
    loaded.set(name, { module, version: release.version });
    return module;
  }

  async function load(name: string): Promise<RemoteModule> {
    const release = registry.remotes[name];
    if (!release) throw new RemoteLoadError(name, 'none', 1, new Error('nothing of that name is live'));
    const plan: [Omit<RemoteOnAir, 'previous'>, number][] = [
      [release, 0],
      [release, BACK_OFF_MS],
    ];
    if (release.previous) plan.push([release.previous, 0]);
    let cause: unknown;
    for (const [candidate, wait] of plan) {
      if (wait) await pause(wait);
      try {
        return await attempt(name, candidate);
      } catch (error) {
        cause = error;
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
      registry = await fetchRegistry().catch(() => registry);
    },
  };
}
