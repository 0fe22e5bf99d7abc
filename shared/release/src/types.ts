/** What a build says of itself (`build.json`), see shared/build. */
export interface BuildFacts {
  name: string;
  version: string;
  title?: string;
  contract: string;
  /** Of the host's own release: earlier majors of the contract that it serves too, e.g. `1.4`. */
  alsoServes?: string[];
  entry: string;
  styles: string[];
  chunks: Record<string, string[]>;
  server: string | null;
  /** Of a remote without a server bundle: patterns of the addresses that it answers. Releases of earlier days have none. */
  paths?: string[];
  routes?: string[];
  access?: Record<string, 'learner' | 'trainer' | 'admin'>;
  /** Shared libraries asked of the host, as semver ranges. */
  needs: Record<string, string>;
  /** Of the host's own release: the shared libraries it brings, with their versions. */
  provides?: Record<string, string>;
}

/** A release: a build, frozen, with the hash of each of its files (`release.json`). */
export interface Release extends BuildFacts {
  files: Record<string, { integrity: string; bytes: number }>;
  publishedAt: string;
  commit: string | null;
  author: string | null;
}

/** What a name and a version stand for. */
export interface ReleaseRef {
  name: string;
  version: string;
}

/** One line of the history of what was live. */
export interface Promotion {
  version: string;
  at: string;
  by: string | null;
  reason: string;
  /** What happened; lines of old stores have none. */
  kind?: 'promoted' | 'canary' | 'canary-ended' | 'rolled-back' | 'went-back';
  /** Of a canary: which share of visitors got it. */
  percent?: number;
}

/** A release that a share of the visitors gets. */
export interface Canary {
  version: string;
  /** Above 0, below 100. */
  percent: number;
  /** When the first visitor could get it; raising the share keeps it. */
  since: string;
  by: string | null;
}

/** Which release of a name is live; the newest line of its history is last. */
export interface LiveEntry {
  version: string;
  /** When this version became the live one. Entries of old stores have none. */
  since?: string;
  /** The last good version before: what a failed load and a rollback go back to. */
  previous: string | null;
  /** Good versions before that, the newest last. */
  past?: string[];
  canary?: Canary | null;
  /** Versions that went back by themselves, and why. */
  failed?: Record<string, string>;
  history: Promotion[];
}

/** A prune at work. Its versions can neither go live nor be published until it has ended. */
export interface Pruning {
  id: string;
  /** After this moment another prune takes over what this one left. */
  until: string;
  doomed: ReleaseRef[];
}

export interface LiveSnapshot {
  names: Record<string, LiveEntry>;
  /** Names that were taken off the air: of their releases none has to stay. */
  withdrawn?: string[];
  pruning?: Pruning | null;
}

export type RefusalCode =
  | 'USAGE'
  | 'UNKNOWN_RELEASE'
  | 'EXISTS'
  | 'INCOMPLETE'
  | 'ALTERED'
  | 'CONTRACT'
  | 'ROUTES'
  | 'NEEDS'
  | 'DOES_NOT_RUN'
  | 'FAILED_BEFORE'
  | 'NO_PREVIOUS'
  | 'NOT_LIVE'
  | 'BEING_PRUNED'
  | 'BUSY'
  | 'STORE_UNREACHABLE';

/** A refusal that the person who releases can act on. */
export class ReleaseError extends Error {
  constructor(
    readonly code: RefusalCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'ReleaseError';
  }
}
