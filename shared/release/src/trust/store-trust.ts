import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { dayMs } from '@kaksha/domain/time-units';
import type { Root, TargetFile } from '@tufjs/models';
import { TrustedMetadataStore } from 'tuf-js/dist/store.js';
import { type LiveSnapshot, ReleaseError, type ReleaseRef } from '../types';
import type { KeyFolder, PublicKey } from './keys';
import { nextStatements, type SiteStatement } from './live-statements';
import {
  isTopLevelRole,
  keysOf,
  keyTable,
  type RoleKeys,
  type Seen,
  type Signer,
  signRole,
  signRoot,
  signSnapshot,
  signTargets,
  signTimestamp,
  type VerifiedState,
  verifyState,
  versionOf,
} from './metadata';
import { ADOPTED, LIVE, manifestTarget, partTarget, SITES, type SignedState } from './signed-state';

export interface Trust {
  keys: KeyFolder;
  /** Demo mode and tests: keys are made when there are none, and each new remote gets one. */
  automatic: boolean;
  /** Whether a store that others signed begins again when this machine trusts no root: a folder in demo mode. */
  replacesOthers: boolean;
  /** File that remembers the newest metadata that this machine has seen; null keeps them in memory. */
  seenFile: string | null;
}

/** A change of the signed state. */
export interface StateChange {
  /** The next live releases. The keys of each part that differs sign it. */
  live?: LiveSnapshot;
  /** Whether a site changes them by itself: the online key signs the newest line of each history. */
  isAutomatic?: boolean;
  /** A release to add; of the others, those in `stored` stay. */
  release?: { ref: ReleaseRef; manifest: Buffer; stored: readonly ReleaseRef[] };
  /** Keys of roles; null removes a role. */
  delegations?: Record<string, { keys: PublicKey[]; threshold: number } | null>;
  /** Keys of `root`, `targets`, `snapshot` or `timestamp`. */
  rootRoles?: Record<string, { keys: PublicKey[]; threshold: number }>;
}

const refreshAfterMs = dayMs;
/** Metadata that expire within this period are signed again with every change. */
const renewBeforeMs = 90 * refreshAfterMs;
const timestampLifeMs = 14 * refreshAfterMs;
const sameTextMs = 60_000;

/** Verifies and signs the state of one release store. */
export class StoreTrust {
  private seen: Seen | null;
  private opened: { text: string; at: number; verified: VerifiedState } | null = null;

  constructor(
    private readonly trust: Trust,
    private readonly clock: () => number,
  ) {
    const { seenFile } = trust;
    this.seen = seenFile && existsSync(seenFile) ? JSON.parse(readFileSync(seenFile, 'utf8')) : null;
  }

  get keys(): KeyFolder {
    return this.trust.keys;
  }

  /**
   * Verifies the stored state.
   * @returns null for a store without state; with `replacesOthers` also while this machine trusts no root
   * @throws ReleaseError SIGNATURE, EXPIRED, KEYS
   */
  open(text: string | null): VerifiedState | null {
    const root = this.keys.root();
    if (root === null) {
      if (text === null || (this.trust.automatic && this.trust.replacesOthers)) return null;
      throw new ReleaseError(
        'KEYS',
        'this machine trusts no root of the release store: set RELEASE_ROOT. In demo mode npm start signs the releases of a folder again',
      );
    }
    if (text === null) {
      if (this.seen) throw new ReleaseError('SIGNATURE', 'the release store has lost its signed state');
      return null;
    }
    const now = this.clock();
    if (this.opened?.text === text && Math.abs(now - this.opened.at) < sameTextMs) return this.opened.verified;
    const verified = verifyState(text, root, this.seen, now);
    this.opened = { text, at: now, verified };
    this.remember(verified);
    return verified;
  }

  /**
   * Verifies a state whose metadata may have expired, to sign it again. Only the newest state that this machine has
   * seen is accepted, because an attacker could withhold newer ones.
   */
  openExpired(text: string): VerifiedState {
    const verified = verifyState(text, this.keys.root() ?? '', this.seen, 0);
    if (this.seen?.timestamp !== verified.state.timestamp) {
      throw new ReleaseError('EXPIRED', 'the metadata have expired, and this machine has not seen them before');
    }
    return verified;
  }

  /**
   * Whether the snapshot should be signed again, and this machine has the keys: soon it expires, or a team has signed
   * newer metadata.
   */
  isDue({ root, roles, covered, timestampExpires }: VerifiedState): boolean {
    const isOld = timestampExpires - timestampLifeMs + refreshAfterMs < this.clock();
    const isBehind = [...roles].some(([role, { version }]) => version !== covered[role]?.version);
    return (isOld || isBehind) && this.canSignSnapshot(root);
  }

  /** Ids of the keys with which this machine signs what is live of a part; of the online key for an automatic change. */
  signersOf(verified: VerifiedState | null, name: string, isAutomatic: boolean): string[] {
    const role = isAutomatic || verified?.live.isPerPart === false ? 'live' : name;
    return verified ? keysOf(verified, role).keyIDs.filter((id) => this.keys.get(id)) : [];
  }

  private canSignSnapshot(root: Root): boolean {
    return ['timestamp', 'snapshot'].every((role) => this.canSign(keysOf({ root, roles: new Map() }, role)));
  }

  /** The text of the next state, signed by the keys of this machine. @throws ReleaseError KEYS */
  next(before: VerifiedState | null, change: StateChange): string {
    const signer: Signer = { keys: this.keys, now: this.clock() };
    const { state, root, roles, roleVersions, snapshotVersion, timestampVersion, live } = before ?? this.empty();
    const next: SignedState = { ...state, roots: [...state.roots], roles: { ...state.roles } };
    const versions = { ...roleVersions };
    let newRoot = root;
    let delegated = rolesIn(before);

    const bump = (role: string) => {
      versions[role] = (versions[role] ?? 0) + 1;
      return versions[role];
    };
    const isSoon = ({ expires }: { expires: string }) => Date.parse(expires) - signer.now < renewBeforeMs;
    if (change.rootRoles || (isSoon(root) && this.canSign(keysOf({ root, roles }, 'root')))) {
      const { keys, roles: own } = rootTable(root);
      for (const [role, { keys: added, threshold }] of Object.entries(change.rootRoles ?? {})) {
        Object.assign(keys, keyTable(added));
        own[role] = { keyIDs: Object.keys(keyTable(added)), threshold };
      }
      next.roots.push(signRoot(signer, keys, own, root));
      newRoot = rootOf(next.roots.at(-1) ?? '');
    }
    const { release } = change;
    const isNew = release && !delegated.has(release.ref.name) && this.trust.automatic;
    const wanted: Record<string, OwnKeys | null> = {
      ...(before ? {} : { live: { keys: [this.publicKeyOf(newRoot, 'timestamp')], threshold: 1 } }),
      ...(isNew ? { [release.ref.name]: { keys: [this.keys.generate().public], threshold: 1 } } : {}),
      ...change.delegations,
    };
    const targets = roles.get('targets');
    const own = keysOf({ root: newRoot, roles: new Map() }, 'targets');
    const canCover = this.canSignSnapshot(newRoot);
    const renewsTargets = targets && isSoon(targets) && this.canSign(own) && canCover;
    // The first change by the platform's keys lets each part sign what is live of it.
    const liveKeys = delegated.get('live');
    const adopts = !live.isPerPart && this.canSign(own) && canCover && liveKeys && this.canSign(idsOf(liveKeys));
    if (adopts) {
      const site: SiteStatement = { automatic: {}, pruning: live.snapshot.pruning ?? null };
      Object.assign(next, { adopted: state.live, parts: {}, live: JSON.stringify(site) });
    }
    const isPerPart = live.isPerPart || adopts;
    if (Object.keys(wanted).length > 0 || change.rootRoles?.targets || renewsTargets || adopts) {
      delegated = new Map(
        [...delegated, ...Object.entries(wanted)].flatMap(([role, own]) => (own ? [[role, own]] : [])),
      );
      next.roles.targets = signTargets(
        signer,
        bump('targets'),
        own,
        Object.assign({}, ...[...delegated.values()].map(({ keys }) => keyTable(keys))),
        Object.fromEntries([...delegated].map(([role, own]) => [role, idsOf(own)])),
        isPerPart ? { [ADOPTED]: Buffer.from(next.adopted ?? '') } : {},
      );
    }
    const sign = (role: string, files: Record<string, Buffer | TargetFile>) => {
      const own = delegated.get(role);
      if (!own) throw new ReleaseError('KEYS', `${role} has no keys: npm run release -- keys add ${role}`);
      next.roles[role] = signRole(signer, role, bump(role), idsOf(own), files);
      // A text that the role does not list would be refused.
      if (next.parts?.[role] !== undefined && !files[partTarget(role)]) {
        const { [role]: _unlisted, ...parts } = next.parts;
        next.parts = parts;
      }
    };
    // Roles whose keys changed are signed again by those of this machine, and those that expire soon.
    const renewed = [...delegated].filter(([role, keys]) => {
      const known = roles.get(role);
      return wanted[role] || (known && isSoon(known) && this.canSign(idsOf(keys)));
    });
    for (const [role, keys] of renewed) {
      if (role === release?.ref.name || role === 'live') continue;
      // A team that keeps its private key signs at its first release, and what it signed stays valid.
      const isOfTeam = !this.canSign(idsOf(keys)) && (!roles.has(role) || isSignedBy(next.roles[role], idsOf(keys)));
      if (!isOfTeam) sign(role, roles.get(role)?.targets ?? {});
    }
    if (release) {
      const { name, version } = release.ref;
      const kept = new Set(release.stored.map((ref) => manifestTarget(ref.name, ref.version))).add(partTarget(name));
      const files = Object.entries(roles.get(name)?.targets ?? {}).filter(([path]) => kept.has(path));
      sign(name, { ...Object.fromEntries(files), [manifestTarget(name, version)]: release.manifest });
    }
    if (change.live && !isPerPart) next.live = JSON.stringify(change.live);
    if (change.live && isPerPart) {
      const { parts, site } = nextStatements(next, live.snapshot, change.live, change.isAutomatic ?? false);
      Object.assign(next, { parts: { ...next.parts, ...parts }, live: site });
      for (const [name, text] of Object.entries(parts)) {
        sign(name, { ...roles.get(name)?.targets, [partTarget(name)]: Buffer.from(text) });
      }
    }
    if (!before || next.live !== state.live || renewed.some(([role]) => role === 'live')) {
      sign('live', { [isPerPart ? SITES : LIVE]: Buffer.from(next.live) });
    }
    const mustCover = !before || next.roles.targets !== state.roles.targets || change.rootRoles;
    // Without the online key, a site with it signs the snapshot of what the teams have signed.
    if (!canCover && !mustCover) return JSON.stringify(next);
    const top = { root: newRoot, roles: new Map() };
    const meta: Parameters<typeof signSnapshot>[3] = {};
    for (const [role, text] of Object.entries(next.roles)) {
      // Refused metadata keep what the snapshot said of them, so that the right ones can come back.
      const isRefused = before?.refused.has(role) && text === state.roles[role];
      const known = isRefused ? before?.covered[role] : { version: versions[role] ?? 1, text };
      if (known) meta[role] = known;
    }
    next.snapshot = signSnapshot(signer, snapshotVersion + 1, keysOf(top, 'snapshot'), meta);
    const snapshot = { version: snapshotVersion + 1, text: next.snapshot };
    next.timestamp = signTimestamp(signer, timestampVersion + 1, keysOf(top, 'timestamp'), snapshot);
    return JSON.stringify(next);
  }

  /** Keys of a role whose private part is on this machine. */
  canSign({ keyIDs, threshold }: RoleKeys): boolean {
    return keyIDs.filter((id) => this.keys.get(id)).length >= threshold;
  }

  /** Makes the platform's keys and the first root. @throws ReleaseError EXISTS when this machine trusts a root */
  initialise(): Root {
    if (this.keys.root() !== null) throw new ReleaseError('EXISTS', `${this.keys.folder} holds a root already`);
    const [root, targets, online] = [this.keys.generate(), this.keys.generate(), this.keys.generate()];
    const of = (key: { id: string }) => ({ keyIDs: [key.id], threshold: 1 });
    const signer = { keys: this.keys, now: this.clock() };
    const table = keyTable([root.public, targets.public, online.public]);
    const roles = { root: of(root), targets: of(targets), snapshot: of(online), timestamp: of(online) };
    this.keys.trustRoot(signRoot(signer, table, roles, null));
    return rootOf(this.keys.root() ?? '');
  }

  private empty(): Omit<VerifiedState, 'refused' | 'covered' | 'timestampExpires'> {
    const text = this.keys.root();
    if (text === null && !this.trust.automatic) {
      throw new ReleaseError('KEYS', 'this machine has no keys of the release store: npm run release -- keys init');
    }
    const root = text === null ? this.initialise() : rootOf(text);
    const [site, none]: [SiteStatement, LiveSnapshot] = [{ automatic: {} }, { names: {} }];
    const texts = { live: JSON.stringify(site), adopted: JSON.stringify(none), parts: {} };
    const state = { roots: [], timestamp: '', snapshot: '', roles: {}, ...texts };
    const live = { snapshot: none, isPerPart: true, unreadable: new Map<string, string>() };
    return { state, root, roles: new Map(), roleVersions: {}, snapshotVersion: 0, timestampVersion: 0, live };
  }

  private publicKeyOf(root: Root, role: string): PublicKey {
    const key = root.roles[role]?.keyIDs.map((id) => this.keys.get(id)).find((each) => each !== undefined);
    if (!key) throw new ReleaseError('KEYS', `${this.keys.folder} holds no key of ${role}`);
    return key.public;
  }

  private remember({ state, timestampVersion, roleVersions }: VerifiedState): void {
    const { timestamp, snapshot } = state;
    const seen = { timestamp, snapshot, roles: newestOf(this.seen?.roles, roleVersions) };
    if (JSON.stringify(this.seen) === JSON.stringify(seen)) return;
    this.seen = seen;
    const { seenFile } = this.trust;
    if (!seenFile) return;
    const temporary = `${seenFile}.${process.pid}`;
    try {
      const stored: Seen | null = existsSync(seenFile) ? JSON.parse(readFileSync(seenFile, 'utf8')) : null;
      if (stored && versionOf(stored.timestamp) > timestampVersion) return;
      mkdirSync(dirname(seenFile), { recursive: true, mode: 0o700 });
      writeFileSync(temporary, JSON.stringify({ ...seen, roles: newestOf(stored?.roles, seen.roles) }));
      renameSync(temporary, seenFile);
    } catch {
      // On a read-only disk this process remembers it in memory.
    }
  }
}

/** The higher version of each role. */
function newestOf(one: Seen['roles'] = {}, other: Seen['roles'] = {}): Record<string, number> {
  const roles = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  return Object.fromEntries(roles.map((role) => [role, Math.max(one[role] ?? 0, other[role] ?? 0)]));
}

/** Whether enough of the keys have signed a role's metadata. */
function isSignedBy(text: string | undefined, { keyIDs, threshold }: RoleKeys): boolean {
  const { signatures }: { signatures: { keyid: string }[] } = JSON.parse(text ?? '{"signatures":[]}');
  return new Set(signatures.map(({ keyid }) => keyid).filter((id) => keyIDs.includes(id))).size >= threshold;
}

/** Public keys that sign a role. */
export interface OwnKeys {
  keys: PublicKey[];
  threshold: number;
}

const idsOf = ({ keys, threshold }: OwnKeys): RoleKeys => ({ keyIDs: Object.keys(keyTable(keys)), threshold });

/** Public keys of each delegated role. */
export function rolesIn(state: Pick<VerifiedState, 'roles'> | null): Map<string, OwnKeys> {
  const delegations = state?.roles.get('targets')?.delegations;
  return new Map(
    Object.entries(delegations?.roles ?? {}).map(([role, { keyIDs, threshold }]) => [
      role,
      { keys: keyIDs.flatMap((id) => publicIn(delegations?.keys[id]?.keyVal.public)), threshold },
    ]),
  );
}

/** Public keys of each role of the root. */
export const rootKeys = (root: Root): Map<string, OwnKeys> =>
  new Map(
    Object.entries(root.roles).map(([role, { keyIDs, threshold }]) => [
      role,
      { keys: keyIDs.flatMap((id) => publicIn(root.keys[id]?.keyVal.public)), threshold },
    ]),
  );

const publicIn = (hex: string | undefined): PublicKey[] =>
  hex ? [{ keytype: 'ed25519', scheme: 'ed25519', keyval: { public: hex } }] : [];

function rootTable(root: Root): { keys: Record<string, PublicKey>; roles: Record<string, RoleKeys> } {
  return {
    keys: Object.assign({}, ...Object.values(root.keys).map((key) => keyTable(publicIn(key.keyVal.public)))),
    roles: Object.fromEntries(
      Object.entries(root.roles).map(([role, { keyIDs, threshold }]) => [role, { keyIDs: [...keyIDs], threshold }]),
    ),
  };
}

const rootOf = (text: string): Root => new TrustedMetadataStore(Buffer.from(text)).root.signed;

/** Names that no remote may have. */
export const isReservedName = (name: string) => name === 'live' || isTopLevelRole(name);

/** One file of seen metadata per store. */
export const storeId = (where: string) => createHash('sha256').update(where).digest('hex').slice(0, 12);
