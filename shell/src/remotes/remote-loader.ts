import type { RemoteModule } from '@kaksha/contract/host';
import type { LiveReleases } from '@kaksha/release/live-releases';
import { createContext } from 'react';

/** A remote failed to load. `attempts` is shown to the user. */
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
}

/** Outcome of loading one version: duration or error. */
export type LoadOutcome = { remote: string; version: string } & ({ ms: number } | { error: unknown });

export interface RemoteLoader {
  registry(): LiveReleases;
  /** The remote's module, cached for the life of the tab. Failures are not cached. @throws RemoteLoadError */
  load(name: string): Promise<RemoteModule>;
  /** Version that runs in this tab; null when not loaded. */
  version(name: string): string | null;
  /** Fetches the live versions again before a retry. */
  refresh(): Promise<void>;
}

/** The loader for retries; null where remotes are not loaded at run time (server, standalone). */
export const RemoteLoaderContext = createContext<RemoteLoader | null>(null);
