import type { HostServices, RemoteModule } from '@kaksha/contract/host';
import { ALSO_SERVED, CONTRACT_VERSION, contractFits } from '@kaksha/contract/version';
import type { RouteObject } from 'react-router-dom';

/** A remote of any contract major. */
export interface AnyRemote {
  readonly id: string;
  readonly contract: string;
  // Each major has its own host shape, known only to its adapter.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  routes(host: any): RouteObject[];
}

/** Adapts the current host for remotes of an earlier major. */
export interface MajorAdapter {
  /** Last version of that major; also listed in ALSO_SERVED. */
  readonly version: string;
  hostOf(host: HostServices): unknown;
}

/** Each major in ALSO_SERVED needs an adapter here until no live remote uses it. */
export const adapters: readonly MajorAdapter[] = [];

/**
 * Adapts a remote of any served major to the current contract.
 * @throws for a major that the host does not serve
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
