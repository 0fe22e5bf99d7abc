import type { HostServices, RemoteModule } from '@kaksha/contract/host';
import { ALSO_SERVED, CONTRACT_VERSION, contractFits } from '@kaksha/contract/version';
import type { RouteObject } from 'react-router-dom';

/** A remote of any major, as it comes: what all majors have in common. */
export interface AnyRemote {
  readonly id: string;
  readonly contract: string;
  // Each major has a host of its own shape; only its adapter knows it.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  routes(host: any): RouteObject[];
}

/** Serves one earlier major: makes of today's host the one that its remotes expect. */
export interface MajorAdapter {
  /** The last version of that major; stands in ALSO_SERVED too. */
  readonly version: string;
  hostOf(host: HostServices): unknown;
}

/** A major that is added to ALSO_SERVED gets its adapter here; it goes when no live remote needs it any more. */
export const adapters: readonly MajorAdapter[] = [];

/**
 * The remote as one of today's contract, whichever of the served majors it was built for.
 * @throws when the host serves no such major
 */
export function adapted(module: AnyRemote, among: readonly MajorAdapter[] = adapters): RemoteModule {
  if (contractFits(module.contract)) return module;
  const adapter = among.find(({ version }) => contractFits(module.contract, version));
  if (!adapter) {
    const offered = [CONTRACT_VERSION, ...ALSO_SERVED].join(', ');
    throw new Error(`it was built for contract ${module.contract}, this host offers ${offered}`);
  }
  return { ...module, routes: (host) => module.routes(adapter.hostOf(host)) };
}
