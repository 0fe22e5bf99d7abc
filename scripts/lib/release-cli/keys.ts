import { findRemotes } from '@kaksha/build/remotes';
import { keyIdOf, type PublicKey, publicKeyOf } from '@kaksha/release/trust/keys';
import { isTopLevelRole } from '@kaksha/release/trust/metadata';
import { rolesIn, rootKeys } from '@kaksha/release/trust/store-trust';
import { ReleaseError } from '@kaksha/release/types';
import type { CommandContext, CommandResult } from './context';

interface RoleKeys {
  keys: PublicKey[];
  threshold: number;
}

/** Makes the keys of the platform, of the shell and of every remote, and the root that sites trust. */
export async function initKeys({ store, root }: CommandContext): Promise<CommandResult> {
  const names = ['shell', ...findRemotes(root).map(({ name }) => name)];
  await store.initialise(names);
  const { folder } = store.trust.keys;
  return {
    data: { folder, names },
    text: `made the keys of root, targets, the sites, ${names.join(', ')} in ${folder}; sites trust its root.json (RELEASE_ROOT)`,
  };
}

/** Makes a key of a team. The platform adds its public part with `keys add`. */
export async function createKey({ store }: CommandContext): Promise<CommandResult> {
  const { keys } = store.trust;
  const { id, public: made } = keys.generate();
  return {
    data: { key: id, public: made.keyval.public },
    text: `made ${id} in ${keys.folder}; its public part is ${made.keyval.public}`,
  };
}

export async function addKey(
  { store }: CommandContext,
  role: string,
  options: { public?: string; threshold?: number },
): Promise<CommandResult> {
  const current = (await rolesOf(store)).get(role) ?? { keys: [], threshold: 1 };
  const added = options.public ? publicKeyOf(options.public) : store.trust.keys.generate().public;
  const keys = [...current.keys.filter((key) => keyIdOf(key) !== keyIdOf(added)), added];
  await set(store, role, { keys, threshold: options.threshold ?? current.threshold });
  return {
    data: { role, key: keyIdOf(added), public: added.keyval.public },
    text: `${role} is signed by ${options.threshold ?? current.threshold} of ${keys.length} keys; added ${keyIdOf(added)}`,
  };
}

/** @throws ReleaseError USAGE when fewer keys than the threshold would remain */
export async function revokeKey({ store }: CommandContext, role: string, id: string): Promise<CommandResult> {
  const current = (await rolesOf(store)).get(role);
  const matching = current?.keys.filter((key) => keyIdOf(key).startsWith(id)) ?? [];
  const [revoked] = matching;
  if (!current || !revoked || matching.length > 1) {
    throw new ReleaseError('USAGE', `${matching.length > 1 ? 'several keys' : 'no key'} of ${role} start with ${id}`);
  }
  const keys = current.keys.filter((key) => key !== revoked);
  if (keys.length < current.threshold) {
    throw new ReleaseError('USAGE', `${role} needs ${current.threshold} keys: add another one first`);
  }
  await set(store, role, { ...current, keys });
  return { data: { role, revoked: keyIdOf(revoked) }, text: `${keyIdOf(revoked)} no longer counts for ${role}` };
}

export async function listKeys({ store }: CommandContext): Promise<CommandResult> {
  const rows = [...(await rolesOf(store))].flatMap(([role, { keys, threshold }]) =>
    keys.map((key) => {
      const id = keyIdOf(key);
      return { role, threshold, key: id, public: key.keyval.public, here: store.trust.keys.get(id) !== undefined };
    }),
  );
  const lines = rows.map(({ role, threshold, key, here }) =>
    [role.padEnd(14), `threshold ${threshold}`, key.slice(0, 16), here ? 'private key here' : ''].join('  ').trimEnd(),
  );
  return { data: rows, text: lines.join('\n') || 'the release store has no keys yet' };
}

const onlineRoles = ['live', 'snapshot', 'timestamp'];

/**
 * Copies the online key and the root to a folder, for a site. A team needs neither this key nor any other but its own.
 * @throws ReleaseError USAGE when the key also signs for another role, so that a site would hold too much
 */
export async function copyOnlineKey({ store }: CommandContext, folder: string): Promise<CommandResult> {
  const roles = [...(await rolesOf(store))];
  const idsOf = (isOnline: boolean) => [
    ...new Set(roles.flatMap(([role, { keys }]) => (onlineRoles.includes(role) === isOnline ? keys.map(keyIdOf) : []))),
  ];
  const others = idsOf(false);
  const online = idsOf(true).filter((id) => store.trust.keys.get(id) !== undefined);
  const shared = online.find((id) => others.includes(id));
  if (shared) throw new ReleaseError('USAGE', `${shared.slice(0, 16)} also signs for a role that is not online`);
  if (online.length === 0) throw new ReleaseError('KEYS', `${store.trust.keys.folder} holds no online key`);
  store.trust.keys.copyTo(folder, online);
  return { data: { folder, keys: online }, text: `copied the online key and root.json to ${folder}` };
}

/**
 * Signs the metadata again; expired ones when this machine has seen them before. The platform's keys give each part of a
 * store of an earlier format to the keys of the part.
 */
export async function refreshKeys({ store }: CommandContext): Promise<CommandResult> {
  await store.changeKeys({}).catch((error: unknown) => {
    if (error instanceof ReleaseError && error.code === 'EXPIRED') return store.refreshExpired();
    throw error;
  });
  return { data: { refreshed: true }, text: 'the metadata are signed again' };
}

type Store = CommandContext['store'];

async function rolesOf(store: Store): Promise<Map<string, RoleKeys>> {
  const verified = await store.verifiedState();
  return verified ? new Map([...rootKeys(verified.root), ...rolesIn(verified)]) : new Map();
}

const set = (store: Store, role: string, own: RoleKeys) =>
  store.changeKeys(isTopLevelRole(role) ? { rootRoles: { [role]: own } } : { delegations: { [role]: own } });
