/** What a build says of itself (`build.json`), see shared/build. */
export interface BuildFacts {
  name: string;
  version: string;
  title?: string;
  contract: string;
  entry: string;
  styles: string[];
  chunks: Record<string, string[]>;
  server: string | null;
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

/** One line of a remote's history. */
export interface Promotion {
  version: string;
  at: string;
  by: string | null;
  reason: string;
}

/** Which release of a name is live (`live.json`); the newest promotion is last. */
export interface LiveEntry {
  version: string;
  previous: string | null;
  history: Promotion[];
}

export interface LiveState {
  names: Record<string, LiveEntry>;
}

/** A refusal that the person who releases can act on. */
export class ReleaseError extends Error {
  constructor(
    readonly code: 'UNKNOWN_RELEASE' | 'EXISTS' | 'ALTERED' | 'CONTRACT' | 'ROUTES' | 'NEEDS' | 'NO_PREVIOUS',
    message: string,
  ) {
    super(message);
    this.name = 'ReleaseError';
  }
}
