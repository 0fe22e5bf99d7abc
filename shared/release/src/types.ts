import type { MenuEntry } from '@kaksha/domain/menus';
import type { NotificationDeclaration } from '@kaksha/domain/notification-kinds';
import type { ValueDeclarations } from '@kaksha/domain/remote-values';
import type { DeclaredExtension } from './live-releases';

/** `build.json`: the description of a build, see shared/build. */
export interface BuildFacts extends ValueDeclarations {
  name: string;
  version: string;
  title?: string;
  contract: string;
  /** Of the host: earlier majors of the contract that it serves too, e.g. `1.4`. */
  alsoServes?: string[];
  /** Whether it runs where the browser enforces Trusted Types; absent in older releases. */
  trustedTypes?: boolean;
  entry: string;
  styles: string[];
  chunks: Record<string, string[]>;
  server: string | null;
  /** Of a remote without a server bundle: patterns of the addresses that it answers; absent when they are unknown. */
  paths?: string[];
  routes?: string[];
  access?: Record<string, 'learner' | 'trainer' | 'admin'>;
  /** What a remote puts into slots of pages; absent without any. */
  extensions?: readonly DeclaredExtension[];
  /** What a remote adds to the menus of the site; absent without any. */
  menus?: readonly MenuEntry[];
  /** How pages show its notifications; absent without any. */
  notifications?: readonly NotificationDeclaration[];
  /** Shared libraries that the host must provide, as semver ranges. */
  needs: Record<string, string>;
  /** Of the host: the shared libraries that it provides, with their versions. */
  provides?: Record<string, string>;
}

export interface FileHash {
  /** Subresource integrity, SHA-384. */
  integrity: string;
  bytes: number;
}

/** The sources of a build. */
export interface BuildSource {
  /** Null when they are in no repository. */
  commit: string | null;
  /** Paths of files that the build reads and that differ from the commit; untracked ones are among them. */
  changed?: readonly string[];
}

/** `release.json`: a published build with the hash of each of its files. */
export interface Release extends BuildFacts {
  files: Record<string, FileHash>;
  /** Precompressed variants of the files, as `<file>.br` and `<file>.gz`. */
  encodings: Record<string, FileHash>;
  /** ISO 8601. */
  publishedAt: string;
  /** Null when the sources are in no repository. */
  commit: string | null;
  author: string | null;
  /** Its sources are not exactly those of the commit. */
  dirty?: true;
  /** A build of sources under edit, by `npm run dev`: never the target of a rollback. */
  development?: true;
}

/** The fields of a release that its build does not know. */
export type Stamp = Pick<Release, 'publishedAt' | 'commit' | 'author' | 'dirty' | 'development'>;

/** Name and version of a release. */
export interface ReleaseRef {
  name: string;
  version: string;
}

/** Who changed the live releases, when and why. */
export interface AuditEntry {
  /** Name on the machine of the author; null for automatic changes. */
  by: string | null;
  /** Ids of the keys that signed the change; absent in stores of an earlier format. */
  keys?: string[];
  /** ISO 8601. */
  at: string;
  reason: string;
}

/** One line of a name's history. */
export interface HistoryLine extends AuditEntry {
  version: string;
  kind:
    | 'promoted'
    | 'canary'
    | 'canary-ended'
    | 'rolled-back'
    | 'auto-rollback'
    | 'alarm'
    | 'alarm-acknowledged'
    | 'frozen'
    | 'unfrozen';
  /** Of a canary: its share of visitors. */
  percent?: number;
  /** Whether it was given to visitors as a security fix. */
  security?: true;
}

/** A failing release that is not rolled back automatically, because that would take a security fix back. */
export interface ReleaseAlarm extends AuditEntry {
  version: string;
  /** The administrator who decided that it stays live. */
  acknowledgedBy: string | null;
}

/** A release that a share of the visitors gets. */
export interface Canary {
  version: string;
  /** Above 0, below 100. */
  percent: number;
  /** When the first visitor could get it; raising the share does not change it. ISO 8601. */
  since: string;
  by: string | null;
}

/** Until then, nothing of a name is promoted. Rollbacks stay possible. */
export interface Freeze extends Omit<AuditEntry, 'keys'> {
  /** ISO 8601. */
  until: string;
}

/** The live release of one name. */
export interface LiveEntry {
  version: string;
  /** When this version became live. ISO 8601. */
  since: string;
  /** The last good version before it: the fallback of a failed load, and the target of a rollback. */
  previous: string | null;
  /** Good versions before that, oldest first. */
  past: string[];
  canary: Canary | null;
  /** Versions that were rolled back automatically, with the reason. */
  failed: Record<string, string>;
  /** Versions that are security fixes, in the order of their marks; absent without any. */
  security?: string[];
  /** Ends when visitors no longer get its version. */
  alarm?: ReleaseAlarm | null;
  freeze?: Freeze | null;
  /** Oldest first. */
  history: HistoryLine[];
}

/** A prune in progress. Its releases can neither go live nor be published until it has ended. */
export interface Pruning {
  id: string;
  /** After this moment another prune may take over. ISO 8601. */
  until: string;
  releases: ReleaseRef[];
}

/** A link that shows stored releases on the site, as the statement of each of its parts lists it. Times are ISO 8601. */
export interface IssuedPreview {
  id: string;
  /** Origin of the site. */
  site: string;
  /** At most one of each part. */
  releases: ReleaseRef[];
  issuedAt: string;
  expiresAt: string;
  /** Name on the machine of the author. */
  by: string | null;
}

/** The stored live snapshot. */
export interface LiveSnapshot {
  names: Record<string, LiveEntry>;
  /** Previews by part, without revoked ones; absent without any. */
  previews?: Record<string, IssuedPreview[]>;
  /** Names that were withdrawn: prune may remove all of their releases. */
  withdrawn?: string[];
  pruning?: Pruning | null;
}

type RefusalCode =
  | 'USAGE'
  | 'UNKNOWN_RELEASE'
  | 'EXISTS'
  | 'INCOMPLETE'
  | 'ALTERED'
  | 'MANIFEST'
  | 'SIGNATURE'
  | 'EXPIRED'
  | 'KEYS'
  | 'DIRTY'
  | 'API'
  | 'COMMIT'
  | 'DIFFERS'
  | 'CONTRACT'
  | 'ROUTES'
  | 'NEEDS'
  | 'TYPES'
  | 'FROZEN'
  | 'FLAGS'
  | 'SETTINGS'
  | 'DOES_NOT_RUN'
  | 'FAILED_BEFORE'
  | 'NO_PREVIOUS'
  | 'NOT_LIVE'
  | 'BEING_PRUNED'
  | 'LINK'
  | 'LINK_EXPIRED'
  | 'LINK_REVOKED'
  | 'BUSY'
  | 'STORE_UNREACHABLE';

/** A refusal with a reason that the operator can act on. */
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
