import type { DataOf } from '@kaksha/api-client/operation-types';
import { type Role, rolesOf } from '@kaksha/domain/current-user';
import type { StoredValues } from '@kaksha/domain/page-settings';
import {
  type FlagDeclaration,
  flagRule,
  isShare,
  type RemoteValues,
  type SettingDeclaration,
  type SettingValue,
  valueOfText,
  valueProblem,
} from '@kaksha/domain/remote-values';
import type { LiveReleases } from '@kaksha/release/live-releases';
import { type Manifests, manifestKey, positionOf } from '@kaksha/release/read-live';
import type { ReleaseRef } from '@kaksha/release/types';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { callApi } from './call-api';
import type { SiteCookies } from './cookies';
import type { VisitorReleases } from './live-releases';

/** A flag of a live release. */
export interface LiveFlag extends FlagDeclaration {
  /** `remote/name` */
  key: string;
  name: string;
  remote: string;
  version: string;
}

export type LiveSetting = SettingDeclaration & Pick<LiveFlag, 'key' | 'name' | 'remote' | 'version'>;

export interface LiveValues {
  flags: readonly LiveFlag[];
  settings: readonly LiveSetting[];
}

const known = new WeakMap<LiveReleases, LiveValues>();

/**
 * The flags and settings of a visitor's releases. Those of a release that a failed load falls back to are among them,
 * because the page has the values before a load fails.
 */
export function liveValues({ live, manifests }: Pick<VisitorReleases, 'live' | 'manifests'>): LiveValues {
  const before = known.get(live);
  if (before) return before;
  const refs = Object.entries(live.remotes).flatMap(([name, { version, previous }]) =>
    [previous?.version, version].flatMap((each) => (each ? [{ name, version: each }] : [])),
  );
  const found = declaredBy(refs, manifests);
  known.set(live, found);
  return found;
}

/** The flags and settings of releases, sorted. A later release replaces declarations of an earlier one. */
export function declaredBy(releases: readonly ReleaseRef[], manifests: Manifests): LiveValues {
  const flags = new Map<string, LiveFlag>();
  const settings = new Map<string, LiveSetting>();
  for (const { name: remote, version } of releases) {
    const release = manifests.get(manifestKey(remote, version));
    const own = (name: string) => ({ key: `${remote}/${name}`, name, remote, version });
    for (const [name, flag] of Object.entries(release?.flags ?? {})) flags.set(name, { ...flag, ...own(name) });
    for (const [name, one] of Object.entries(release?.settings ?? {})) settings.set(name, { ...one, ...own(name) });
  }
  return { flags: sorted(flags), settings: sorted(settings) };
}

const sorted = <T extends { key: string }>(found: ReadonlyMap<string, T>): T[] =>
  [...found.values()].sort((a, b) => (a.key < b.key ? -1 : 1));

/** What is stored for a flag or setting; null for its default. */
export const storedFor = (key: string, stored: StoredValues[keyof StoredValues]): string | null =>
  stored.find((each) => each.key === key)?.value ?? null;

/** The value of a setting: the stored one if the release allows it. */
export function settingValue(setting: LiveSetting, stored: StoredValues['settings']): SettingValue {
  const text = storedFor(setting.key, stored);
  const value = text === null ? setting.default : valueOfText(setting, text);
  return valueProblem(setting, value) ? setting.default : value;
}

/** Who asks for a page. */
export interface ValuesVisitor {
  /** Value of the visitor cookie; null while no flag has a share. */
  visitor: string | null;
  roles: readonly Role[];
}

/** @param stored  of the flag; null for its default */
export function isEnabled(flag: LiveFlag, stored: string | null, { visitor, roles }: ValuesVisitor): boolean {
  const rule = stored === null ? null : flagRule(stored);
  if (rule === null) return flag.default;
  if (typeof rule === 'string') return rule === 'on';
  if ('role' in rule) return roles.includes(rule.role);
  return rule.percent === 100 || (visitor !== null && positionOf(visitor, flag.key, 'flag') < rule.percent);
}

/** The values of the page of one visitor; undefined without flags and settings. */
export function valuesFor(
  { flags, settings }: LiveValues,
  stored: StoredValues,
  visitor: ValuesVisitor,
): RemoteValues | undefined {
  if (flags.length === 0 && settings.length === 0) return undefined;
  const on = flags.filter((flag) => isEnabled(flag, storedFor(flag.key, stored.flags), visitor));
  return {
    flags: on.map(({ name }) => name).sort(),
    settings: Object.fromEntries(settings.map((each) => [each.name, settingValue(each, stored.settings)])),
  };
}

/** Whether a rule of a flag depends on the visitor cookie or on the role. */
function splits({ flags }: LiveValues, stored: StoredValues) {
  const rules = flags.map(({ key }) => storedFor(key, stored.flags) ?? '');
  return { byShare: rules.some(isShare), byRole: rules.some((rule) => rule.startsWith('role:')) };
}

const noRoles = [] as const;
const rolesMs = 30_000;
const maxSessions = 2000;

interface ValuesOptions {
  site: { values?(): StoredValues } | undefined;
  api: FastifyInstance;
  apiPrefix: string;
}

/** Computes the flags and settings of pages, once for the server's render and for the browser. */
export function createPageValues({ site, api, apiPrefix }: ValuesOptions) {
  const sessions = new LRUCache<string, readonly Role[]>({ max: maxSessions, ttl: rolesMs });
  const rolesOfSession = async ({ sessionToken: token, userId }: SiteCookies): Promise<readonly Role[]> => {
    if (!token || !userId) return noRoles;
    const session = `${userId} ${token}`;
    const before = sessions.get(session);
    if (before) return before;
    const headers = { authorization: `Bearer ${token}` };
    const response = await callApi(api, { url: `${apiPrefix}/auth/user?id=${userId}`, headers });
    // A later page asks again.
    if (response.statusCode !== 200) return noRoles;
    const { data } = response.json<{ data: DataOf<'getCurrentUser'> }>();
    const { is_admin: isAdmin, trainer_id: trainerId } = data.results;
    const roles = rolesOf({ isAdmin, trainerId });
    sessions.set(session, roles);
    return roles;
  };
  return {
    /** Whether visitors without a session get different pages, so that they need the visitor cookie. */
    isSplit: (releases: VisitorReleases) => splits(liveValues(releases), storedValues(site)).byShare,
    async of(
      releases: VisitorReleases,
      visitor: string | null,
      cookies: () => SiteCookies,
    ): Promise<RemoteValues | undefined> {
      const live = liveValues(releases);
      const stored = storedValues(site);
      const { byRole } = splits(live, stored);
      return valuesFor(live, stored, { visitor, roles: byRole ? await rolesOfSession(cookies()) : noRoles });
    },
  };
}

const nothing: StoredValues = { flags: [], settings: [] };

const storedValues = (site: ValuesOptions['site']) => site?.values?.() ?? nothing;

export type PageValues = ReturnType<typeof createPageValues>;
