import { dayMs } from '@kaksha/domain/time-units';
import { Metadata, MetadataKind, MetaFile, Root, Snapshot, TargetFile, Targets, Timestamp } from '@tufjs/models';
import { ExpiredMetadataError } from 'tuf-js/dist/error.js';
import { TrustedMetadataStore } from 'tuf-js/dist/store.js';
import { type LiveSnapshot, ReleaseError } from '../types';
import { type KeyFolder, keyIdOf, type PublicKey } from './keys';
import { readLive, type SignedLive } from './live-statements';
import { isTarget, LIVE, manifestTarget, partTarget, SITES, type SignedState, sha256 } from './signed-state';

/**
 * Roles of The Update Framework. Of the others, `live` signs what sites do by themselves; every other role is a remote or
 * the shell, and signs its releases and what is live of it.
 */
const topLevelRoles = ['root', 'targets', 'snapshot', 'timestamp'];

export const isTopLevelRole = (role: string) => topLevelRoles.includes(role);

/** How long a signature counts, in days. The site signs `timestamp` and `snapshot` again every day. */
export const lifetimeDays = { root: 730, targets: 365, role: 365, snapshot: 14, timestamp: 14 } as const;

const SPEC = '1.0.31';

export interface Signer {
  keys: KeyFolder;
  /** Milliseconds since 1970. */
  now: number;
}

const common = ({ now }: Signer, version: number, days: number) => ({
  version,
  specVersion: SPEC,
  expires: `${new Date(now + days * dayMs).toISOString().slice(0, 19)}Z`,
});

/** @throws ReleaseError KEYS when this machine has fewer keys than the threshold */
function seal(
  metadata: Metadata<Root> | Metadata<Targets> | Metadata<Snapshot> | Metadata<Timestamp>,
  role: string,
  { keys }: Signer,
  { keyIDs, threshold }: { keyIDs: readonly string[]; threshold: number },
): string {
  const found = keyIDs.flatMap((id) => keys.get(id) ?? []);
  if (found.length < threshold) {
    throw new ReleaseError('KEYS', `${keys.folder} holds ${found.length} of ${threshold} keys to sign ${role}`);
  }
  for (const key of found) metadata.sign(key.sign);
  return JSON.stringify(metadata.toJSON());
}

export interface RoleKeys {
  keyIDs: string[];
  threshold: number;
}

/** @param before  the root that it replaces, whose keys sign it too */
export function signRoot(
  signer: Signer,
  keys: Record<string, PublicKey>,
  roles: Record<string, RoleKeys>,
  before: Root | null,
): string {
  const { version, specVersion, expires } = common(signer, (before?.version ?? 0) + 1, lifetimeDays.root);
  const root = Root.fromJSON({
    _type: 'root',
    version,
    spec_version: specVersion,
    expires,
    consistent_snapshot: false,
    keys: Object.fromEntries(Object.entries(keys).map(([id, key]) => [id, { ...key }])),
    roles: Object.fromEntries(
      Object.entries(roles).map(([role, { keyIDs, threshold }]) => [role, { keyids: keyIDs, threshold }]),
    ),
  });
  const metadata = new Metadata(root);
  if (before?.roles.root) seal(metadata, 'root', signer, before.roles.root);
  return seal(metadata, 'root', signer, roles.root ?? { keyIDs: [], threshold: 1 });
}

/**
 * The delegations: each role may sign paths below its name only, `live` the sites' statement only.
 * @param files  the live releases that the platform has taken over
 */
export function signTargets(
  signer: Signer,
  version: number,
  own: RoleKeys,
  keys: Record<string, PublicKey>,
  roles: Record<string, RoleKeys>,
  files: Record<string, Buffer | TargetFile> = {},
): string {
  const { specVersion, expires } = common(signer, version, lifetimeDays.targets);
  const targets = Targets.fromJSON({
    _type: 'targets',
    version,
    spec_version: specVersion,
    expires,
    targets: Object.fromEntries(
      targetFiles(files).map(([path, { length, hashes }]) => [path, { length, hashes: { ...hashes } }]),
    ),
    delegations: {
      keys: Object.fromEntries(Object.entries(keys).map(([id, key]) => [id, { ...key }])),
      roles: Object.entries(roles).map(([name, { keyIDs, threshold }]) => ({
        name,
        keyids: keyIDs,
        threshold,
        terminating: true,
        paths: name === 'live' ? [LIVE, SITES] : [manifestTarget(name, '*'), partTarget(name)],
      })),
    },
  });
  return seal(new Metadata(targets), 'targets', signer, own);
}

const targetFiles = (files: Record<string, Buffer | TargetFile>) =>
  Object.entries(files).map(([path, file]): [string, TargetFile] => [
    path,
    file instanceof TargetFile ? file : new TargetFile({ path, length: file.length, hashes: { sha256: sha256(file) } }),
  ]);

/** @param files  bytes by target path, or known targets */
export function signRole(
  signer: Signer,
  role: string,
  version: number,
  own: RoleKeys,
  files: Record<string, Buffer | TargetFile>,
): string {
  const metadata = new Targets({
    ...common(signer, version, lifetimeDays.role),
    targets: Object.fromEntries(targetFiles(files)),
  });
  return seal(new Metadata(metadata), role, signer, own);
}

export function signSnapshot(
  signer: Signer,
  version: number,
  own: RoleKeys,
  roles: Record<string, { version: number; text: string } | MetaFile>,
): string {
  const meta = Object.entries(roles).map(([role, of]): [string, MetaFile] => [
    `${role}.json`,
    of instanceof MetaFile ? of : metaOf(of.version, of.text),
  ]);
  const snapshot = new Snapshot({ ...common(signer, version, lifetimeDays.snapshot), meta: Object.fromEntries(meta) });
  return seal(new Metadata(snapshot), 'snapshot', signer, own);
}

export function signTimestamp(
  signer: Signer,
  version: number,
  own: RoleKeys,
  snapshot: { version: number; text: string },
): string {
  const snapshotMeta = metaOf(snapshot.version, snapshot.text);
  const timestamp = new Timestamp({ ...common(signer, version, lifetimeDays.timestamp), snapshotMeta });
  return seal(new Metadata(timestamp), 'timestamp', signer, own);
}

const metaOf = (version: number, text: string) =>
  new MetaFile({ version, length: Buffer.byteLength(text), hashes: { sha256: sha256(Buffer.from(text)) } });

/** Ids and keys, for metadata. */
export const keyTable = (keys: readonly PublicKey[]): Record<string, PublicKey> =>
  Object.fromEntries(keys.map((key) => [keyIdOf(key), key]));

/** Timestamp and snapshot that were verified before, as text, and versions of roles; later ones may not be older. */
export interface Seen extends Pick<SignedState, 'timestamp' | 'snapshot'> {
  roles?: Readonly<Record<string, number>>;
}

/** A state whose signatures, versions and hashes were verified. */
export interface VerifiedState {
  state: SignedState;
  root: Root;
  /** Roles whose metadata are valid, `targets` and `live` included. */
  roles: ReadonlyMap<string, Targets>;
  /** Why the metadata of a remote's role are refused. */
  refused: ReadonlyMap<string, string>;
  live: SignedLive;
  /** What the snapshot says of each role. */
  covered: Readonly<Record<string, MetaFile>>;
  timestampVersion: number;
  snapshotVersion: number;
  /** Newest versions of all roles, removed roles included. */
  roleVersions: Readonly<Record<string, number>>;
  /** Milliseconds since 1970. */
  timestampExpires: number;
}

export const stateLimits = { bytes: 20_000_000, roots: 100, roles: 200 } as const;

/**
 * Verifies the state by the client workflow of The Update Framework.
 * @param trustedRoot  root metadata of this machine
 * @param seen  null when this machine has not seen the store before
 * @param now  milliseconds since 1970; 0 accepts expired metadata
 * @throws ReleaseError SIGNATURE; EXPIRED when metadata are no longer valid
 */
export function verifyState(text: string, trustedRoot: string, seen: Seen | null, now: number): VerifiedState {
  try {
    return verify(parseState(text), trustedRoot, seen, now);
  } catch (cause) {
    if (cause instanceof ReleaseError) throw cause;
    const message = cause instanceof Error ? cause.message : String(cause);
    const code = cause instanceof ExpiredMetadataError ? 'EXPIRED' : 'SIGNATURE';
    throw new ReleaseError(code, `the signatures of the release store are refused: ${message}`, { cause });
  }
}

function parseState(text: string): SignedState {
  if (text.length > stateLimits.bytes) throw new Error('the state is too large');
  const state: SignedState = JSON.parse(text);
  const { parts = {}, adopted = '' } = state ?? {};
  if (typeof parts !== 'object' || parts === null) throw new Error('not signed');
  const texts = [state?.timestamp, state?.snapshot, state?.live, adopted, ...Object.values(parts)];
  if (!texts.every((each) => typeof each === 'string') || !Array.isArray(state.roots)) throw new Error('not signed');
  if (typeof state.roles !== 'object' || state.roles === null) throw new Error('not signed');
  if (state.roots.length > stateLimits.roots || Object.keys(state.roles).length > stateLimits.roles) {
    throw new Error('too many roots or roles');
  }
  return state;
}

function verify(state: SignedState, trustedRoot: string, seen: Seen | null, now: number): VerifiedState {
  const trusted = new TrustedMetadataStore(Buffer.from(trustedRoot));
  // The class takes the time of its construction.
  Object.assign(trusted, { referenceTime: new Date(now) });
  for (const text of state.roots) {
    if (versionOf(text) > trusted.root.signed.version) trusted.updateRoot(Buffer.from(text));
  }
  if (seen) attempt(() => trusted.updateTimestamp(Buffer.from(seen.timestamp)));
  const timestamp = updateTimestamp(trusted, state.timestamp);
  if (seen) attempt(() => trusted.updateSnapshot(Buffer.from(seen.snapshot), true));
  const snapshot = trusted.updateSnapshot(Buffer.from(state.snapshot));
  trusted.updateDelegatedTargets(Buffer.from(state.roles.targets ?? ''), 'targets', 'root');

  const roles = new Map<string, Targets>();
  const refused = new Map<string, string>();
  const targets = trusted.targets?.signed;
  if (!targets) throw new Error('there are no targets');
  roles.set('targets', targets);
  for (const role of Object.keys(targets.delegations?.roles ?? {})) {
    // Roles are stored by name, so such a delegation would replace the platform's own metadata.
    if (isTopLevelRole(role)) throw new Error(`${role} cannot be delegated`);
    try {
      const own = verifyRole(trusted, role, state.roles[role] ?? '', now);
      const newest = seen?.roles?.[role] ?? 0;
      if (own.version < newest)
        throw new Error(`version ${own.version} is older than ${newest}, which was seen before`);
      roles.set(role, own);
    } catch (error) {
      // A remote's invalid metadata do not stop the other remotes.
      if (role === 'live') throw error;
      refused.set(role, error instanceof Error ? error.message : String(error));
    }
  }
  const covered = Object.fromEntries(
    Object.entries(snapshot.signed.meta).map(([file, meta]) => [file.replace(/\.json$/, ''), meta]),
  );
  return {
    state,
    root: trusted.root.signed,
    roles,
    refused,
    live: readLive(state, roles),
    covered,
    timestampVersion: timestamp.signed.version,
    snapshotVersion: snapshot.signed.version,
    roleVersions: Object.fromEntries([
      ...Object.entries(covered).map(([role, { version }]) => [role, version] as const),
      ...[...roles].map(([role, { version }]) => [role, version] as const),
    ]),
    timestampExpires: Date.parse(timestamp.signed.expires),
  };
}

/**
 * Verifies the metadata of a part, which the snapshot lists or which are newer: a team signs them without the online key,
 * and a site with that key signs the next snapshot.
 */
function verifyRole(trusted: TrustedMetadataStore, role: string, text: string, now: number): Targets {
  const { targets } = trusted;
  if (!targets) throw new Error('there are no targets');
  const listed = trusted.snapshot?.signed.meta[`${role}.json`]?.version ?? 0;
  if (versionOf(text) <= listed) {
    trusted.updateDelegatedTargets(Buffer.from(text), role, 'targets');
    const own = trusted.getRole(role)?.signed;
    if (own) return own;
  }
  const metadata = Metadata.fromJSON(MetadataKind.Targets, JSON.parse(text));
  targets.verifyDelegate(role, metadata);
  if (metadata.signed.isExpired(new Date(now))) throw new ExpiredMetadataError(`${role}.json is expired`);
  return metadata.signed;
}

/** An equal version must have equal content: the snapshot is verified against the timestamp that was seen first. */
function updateTimestamp(trusted: TrustedMetadataStore, text: string) {
  const before = trusted.timestamp;
  if (before && before.signed.version === versionOf(text)) return before;
  return trusted.updateTimestamp(Buffer.from(text));
}

function attempt(work: () => unknown): void {
  try {
    work();
  } catch {
    // Expired metadata still protect against older ones; metadata of replaced keys no longer count.
  }
}

export function versionOf(text: string): number {
  const { signed }: { signed?: { version?: unknown } } = JSON.parse(text);
  return typeof signed?.version === 'number' ? signed.version : 0;
}

/**
 * The signed manifest of a release.
 * @throws ReleaseError UNKNOWN_RELEASE when its team signed none; SIGNATURE when the team's metadata are refused
 */
export function targetOf({ roles, refused }: VerifiedState, role: string, path: string): TargetFile {
  const problem = refused.get(role);
  if (problem) throw new ReleaseError('SIGNATURE', `the signatures of ${role} are refused: ${problem}`);
  const delegation = roles.get('targets')?.delegations?.roles?.[role];
  const target = roles.get(role)?.targets[path];
  if (!target || !delegation?.isDelegatedPath(path)) {
    throw new ReleaseError('UNKNOWN_RELEASE', `there is no signed release ${path.split('/').slice(0, 2).join(' ')}`);
  }
  return target;
}

/** @throws ReleaseError ALTERED when the bytes are not the signed ones */
export function requireTarget(target: TargetFile, bytes: Buffer): Buffer {
  if (isTarget(target, bytes)) return bytes;
  throw new ReleaseError('ALTERED', `${target.path} is not the signed one`);
}

/** The live releases. @throws ReleaseError SIGNATURE when what a part has signed is refused */
export function liveOf({ live, refused }: VerifiedState): LiveSnapshot {
  for (const [name, problem] of live.unreadable) {
    throw new ReleaseError('SIGNATURE', `the signatures of ${name} are refused: ${refused.get(name) ?? problem}`);
  }
  return live.snapshot;
}

/** Keys and threshold of a role. */
export function keysOf({ root, roles }: Pick<VerifiedState, 'root' | 'roles'>, role: string): RoleKeys {
  const found = root.roles[role] ?? roles.get('targets')?.delegations?.roles?.[role];
  if (!found) throw new ReleaseError('KEYS', `there are no keys for ${role}: npm run release -- keys add ${role}`);
  return { keyIDs: [...found.keyIDs], threshold: found.threshold };
}
