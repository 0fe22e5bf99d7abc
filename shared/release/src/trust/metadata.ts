import { createHash } from 'node:crypto';
import { dayMs } from '@kaksha/domain/time-units';
import { Metadata, MetaFile, Root, Snapshot, TargetFile, Targets, Timestamp } from '@tufjs/models';
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
