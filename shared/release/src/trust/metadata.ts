import { createHash } from 'node:crypto';
import { dayMs } from '@kaksha/domain/time-units';
import { Metadata, MetaFile, Root, Snapshot, TargetFile, Targets, Timestamp } from '@tufjs/models';
import { ExpiredMetadataError } from 'tuf-js/dist/error.js';
import { TrustedMetadataStore } from 'tuf-js/dist/store.js';
import { ReleaseError } from '../types';
import { type KeyFolder, keyIdOf, type PublicKey } from './keys';

/** Roles of The Update Framework, and `live`, which signs what is live. Every other role is a remote or the shell. */
const topLevelRoles = ['root', 'targets', 'snapshot', 'timestamp'];

export const isTopLevelRole = (role: string) => topLevelRoles.includes(role);

/** Path of the live releases among the targets. */
export const LIVE = 'live.json';

export const manifestTarget = (name: string, version: string) => `${name}/${version}/release.json`;

/** The stored state: signed metadata, and the live releases that they cover. Each value is JSON as text. */
export interface SignedState {
  /** Root metadata after the first, by ascending version. */
  roots: string[];
  timestamp: string;
  snapshot: string;
  /** `targets`, `live` and one role per remote. */
  roles: Record<string, string>;
  live: string;
}

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

/** The delegations: each role may sign paths below its name only, `live` the live releases only. */
export function signTargets(
  signer: Signer,
  version: number,
  own: RoleKeys,
  keys: Record<string, PublicKey>,
  roles: Record<string, RoleKeys>,
): string {
  const { specVersion, expires } = common(signer, version, lifetimeDays.targets);
  const targets = Targets.fromJSON({
    _type: 'targets',
    version,
    spec_version: specVersion,
    expires,
    targets: {},
    delegations: {
      keys: Object.fromEntries(Object.entries(keys).map(([id, key]) => [id, { ...key }])),
      roles: Object.entries(roles).map(([name, { keyIDs, threshold }]) => ({
        name,
        keyids: keyIDs,
        threshold,
        terminating: true,
        paths: [name === 'live' ? LIVE : manifestTarget(name, '*')],
      })),
    },
  });
  return seal(new Metadata(targets), 'targets', signer, own);
}

/** @param files  bytes by target path, or known targets */
export function signRole(
  signer: Signer,
  role: string,
  version: number,
  own: RoleKeys,
  files: Record<string, Buffer | TargetFile>,
): string {
  const targets = Object.entries(files).map(([path, file]): [string, TargetFile] => [
    path,
    file instanceof TargetFile ? file : new TargetFile({ path, length: file.length, hashes: { sha256: sha256(file) } }),
  ]);
  const metadata = new Targets({
    ...common(signer, version, lifetimeDays.role),
    targets: Object.fromEntries(targets),
  });
  return seal(new Metadata(metadata), role, signer, own);
}

export function signSnapshot(
  signer: Signer,
  version: number,
  own: RoleKeys,
  roles: Record<string, { version: number; text: string }>,
): string {
  const meta = Object.entries(roles).map(([role, { version: of, text }]): [string, MetaFile] => [
    `${role}.json`,
    metaOf(of, text),
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

export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Ids and keys, for metadata. */
export const keyTable = (keys: readonly PublicKey[]): Record<string, PublicKey> =>
  Object.fromEntries(keys.map((key) => [keyIdOf(key), key]));

/** Timestamp and snapshot that were verified before, as text; later ones may not be older. */
export type Seen = Pick<SignedState, 'timestamp' | 'snapshot'>;

/** A state whose signatures, versions and hashes were verified. */
export interface VerifiedState {
  state: SignedState;
  root: Root;
  /** Roles whose metadata are valid, `targets` and `live` included. */
  roles: ReadonlyMap<string, Targets>;
  /** Why the metadata of a remote's role are refused. */
  refused: ReadonlyMap<string, string>;
  timestampVersion: number;
  snapshotVersion: number;
  /** Versions of all roles that the snapshot lists, removed roles included. */
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
  const texts = [state?.timestamp, state?.snapshot, state?.live];
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
      trusted.updateDelegatedTargets(Buffer.from(state.roles[role] ?? ''), role, 'targets');
      const own = trusted.getRole(role)?.signed;
      if (own) roles.set(role, own);
    } catch (error) {
      // A remote's invalid metadata do not stop the other remotes.
      if (role === 'live') throw error;
      refused.set(role, error instanceof Error ? error.message : String(error));
    }
  }
  const live = roles.get('live')?.targets[LIVE];
  if (!live || !isTarget(live, Buffer.from(state.live))) throw new Error('the live releases are not the signed ones');
  return {
    state,
    root: trusted.root.signed,
    roles,
    refused,
    timestampVersion: timestamp.signed.version,
    snapshotVersion: snapshot.signed.version,
    roleVersions: Object.fromEntries(
      Object.entries(snapshot.signed.meta).map(([file, { version }]) => [file.replace(/\.json$/, ''), version]),
    ),
    timestampExpires: Date.parse(timestamp.signed.expires),
  };
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

function versionOf(text: string): number {
  const { signed }: { signed?: { version?: unknown } } = JSON.parse(text);
  return typeof signed?.version === 'number' ? signed.version : 0;
}

const isTarget = ({ length, hashes }: TargetFile, bytes: Buffer) =>
  bytes.length === length && hashes.sha256 === sha256(bytes);

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

/** Keys and threshold of a role. */
export function keysOf({ root, roles }: Pick<VerifiedState, 'root' | 'roles'>, role: string): RoleKeys {
  const found = root.roles[role] ?? roles.get('targets')?.delegations?.roles?.[role];
  if (!found) throw new ReleaseError('KEYS', `there are no keys for ${role}: npm run release -- keys add ${role}`);
  return { keyIDs: [...found.keyIDs], threshold: found.threshold };
}
