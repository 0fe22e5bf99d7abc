import type { RemoteModule } from '@kaksha/contract/host';
import type { LiveReleases } from '@kaksha/release/live-releases';
import { createContext } from 'react';

/** Why a remote is not there; `attempts` and `at` are told to the person. */
export class RemoteLoadError extends Error {
  readonly kind = 'RemoteLoadError';
  constructor(
    readonly remote: string,
    readonly version: string,
    readonly attempts: number,
    override readonly cause: unknown,
  ) {
    super(`the remote ${remote} ${version} did not load: ${cause instanceof Error ? cause.message : String(cause)}`);
    this.name = 'RemoteLoadError';
  }
  readonly at = Date.now();
}

/** How the load of one version of a remote went: how long it took, or why it failed. */
export type LoadOutcome = { remote: string; version: string } & ({ ms: number } | { error: unknown });

export interface RemoteLoader {
  registry(): LiveReleases;
  /** The remote's module; the same one for the life of the tab. A failure is never kept. @throws RemoteLoadError */
  load(name: string): Promise<RemoteModule>;
  /** The version of it that runs in this tab, or null. */
  version(name: string): string | null;
  /** Reads what is live again, before a new try. */
  refresh(): Promise<void>;
}

/** The loader that regions retry with; null where nothing is loaded at run time: on the server, standalone. */
export const RemoteLoaderContext = createContext<RemoteLoader | null>(null);
