import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { dayMs } from '@kaksha/domain/time-units';
import type { Root, TargetFile } from '@tufjs/models';
import { TrustedMetadataStore } from 'tuf-js/dist/store.js';
import { ReleaseError, type ReleaseRef } from '../types';
import type { KeyFolder, PublicKey } from './keys';
import {
  isTopLevelRole,
  keysOf,
  keyTable,
  LIVE,
  manifestTarget,
  type RoleKeys,
  type Seen,
  type SignedState,
  type Signer,
  signRole,
  signRoot,
  signSnapshot,
  signTargets,
  signTimestamp,
  type VerifiedState,
  verifyState,
} from './metadata';

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
  live?: string;
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

  /** Whether the metadata should be signed again soon, and this machine has the keys. */
  isDue({ root, timestampExpires }: VerifiedState): boolean {
    const isOld = timestampExpires - timestampLifeMs + refreshAfterMs < this.clock();
    return isOld && ['timestamp', 'snapshot'].every((role) => this.canSign(keysOf({ root, roles: new Map() }, role)));
  }

  /** The text of the next state, signed by the keys of this machine. @throws ReleaseError KEYS */
  next(before: VerifiedState | null, change: StateChange): string {
    const signer: Signer = { keys: this.keys, now: this.clock() };
    const { state, root, roles, roleVersions, snapshotVersion, timestampVersion } = before ?? this.empty();
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
    const renewsTargets = targets && isSoon(targets) && this.canSign(own);
    if (Object.keys(wanted).length > 0 || change.rootRoles?.targets || renewsTargets) {
      delegated = new Map(
        [...delegated, ...Object.entries(wanted)].flatMap(([role, own]) => (own ? [[role, own]] : [])),
      );
      next.roles.targets = signTargets(
        signer,
        bump('targets'),
        own,
        Object.assign({}, ...[...delegated.values()].map(({ keys }) => keyTable(keys))),
        Object.fromEntries([...delegated].map(([role, own]) => [role, idsOf(own)])),
      );
    }
    const sign = (role: string, files: Record<string, Buffer | TargetFile>) => {
      const own = delegated.get(role);
      if (!own) throw new ReleaseError('KEYS', `${role} has no keys: npm run release -- keys add ${role}`);
      next.roles[role] = signRole(signer, role, bump(role), idsOf(own), files);
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
      const stored = new Set(release.stored.map((ref) => manifestTarget(ref.name, ref.version)));
      const kept = Object.entries(roles.get(name)?.targets ?? {}).filter(([path]) => stored.has(path));
      sign(name, { ...Object.fromEntries(kept), [manifestTarget(name, version)]: release.manifest });
    }
    if (!before || change.live !== undefined || renewed.some(([role]) => role === 'live')) {
      next.live = change.live ?? next.live;
      sign('live', { [LIVE]: Buffer.from(next.live) });
    }
    const top = { root: newRoot, roles: new Map() };
    const meta = Object.entries(next.roles).map(
      ([role, text]) => [role, { version: versions[role] ?? 1, text }] as const,
    );
    next.snapshot = signSnapshot(signer, snapshotVersion + 1, keysOf(top, 'snapshot'), Object.fromEntries(meta));
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

  private empty(): Omit<VerifiedState, 'refused' | 'timestampExpires'> {
    const text = this.keys.root();
    if (text === null && !this.trust.automatic) {
      throw new ReleaseError('KEYS', 'this machine has no keys of the release store: npm run release -- keys init');
    }
    const root = text === null ? this.initialise() : rootOf(text);
    const state = { roots: [], timestamp: '', snapshot: '', roles: {}, live: JSON.stringify({ names: {} }) };
    return { state, root, roles: new Map(), roleVersions: {}, snapshotVersion: 0, timestampVersion: 0 };
  }

  private publicKeyOf(root: Root, role: string): PublicKey {
    const key = root.roles[role]?.keyIDs.map((id) => this.keys.get(id)).find((each) => each !== undefined);
    if (!key) throw new ReleaseError('KEYS', `${this.keys.folder} holds no key of ${role}`);
    return key.public;
  }

  private remember({ state, timestampVersion }: VerifiedState): void {
    const { timestamp, snapshot } = state;
    if (this.seen?.timestamp === timestamp) return;
    this.seen = { timestamp, snapshot };
    const { seenFile } = this.trust;
    if (!seenFile || timestampVersion <= versionIn(seenFile)) return;
    const temporary = `${seenFile}.${process.pid}`;
    try {
      mkdirSync(dirname(seenFile), { recursive: true, mode: 0o700 });
      writeFileSync(temporary, JSON.stringify(this.seen));
      renameSync(temporary, seenFile);
    } catch {
      // On a read-only disk this process remembers it in memory.
    }
  }
}

/** Whether enough of the keys have signed a role's metadata. */
function isSignedBy(text: string | undefined, { keyIDs, threshold }: RoleKeys): boolean {
  const { signatures }: { signatures: { keyid: string }[] } = JSON.parse(text ?? '{"signatures":[]}');
  return new Set(signatures.map(({ keyid }) => keyid).filter((id) => keyIDs.includes(id))).size >= threshold;
}

function versionIn(seenFile: string): number {
  if (!existsSync(seenFile)) return 0;
  const seen: Seen = JSON.parse(readFileSync(seenFile, 'utf8'));
  const { signed }: { signed: { version: number } } = JSON.parse(seen.timestamp);
  return signed.version;
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
