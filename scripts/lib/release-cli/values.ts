import type { ResultsOf } from '@kaksha/api-client/operation-types';
import { isFlagRule, valueOfText, valueProblem } from '@kaksha/domain/remote-values';
import { liveVersions } from '@kaksha/release/transitions';
import { type Release, ReleaseError, type ReleaseRef } from '@kaksha/release/types';
import type { CommandContext, CommandResult } from './context';
import { openSiteApi, type SiteApi } from './site-api';

type Settings = ResultsOf<'getSiteSettings'>;

/** Sets a flag on the running site. @throws ReleaseError FLAGS for one that no live release declares, USAGE, NOT_LIVE */
export async function setFlag(
  context: CommandContext,
  [remote, flag, rule]: readonly [string, string, string],
): Promise<CommandResult> {
  if (rule !== 'default' && !isFlagRule(rule)) {
    throw new ReleaseError(
      'USAGE',
      'a flag is on, off, a share such as 25%, role:learner, role:trainer, role:admin or default',
    );
  }
  const releases = await servedOf(context, remote);
  if (!releases.some(({ flags }) => flags && Object.hasOwn(flags, flag))) {
    throw new ReleaseError('FLAGS', `no live release of ${remote} has the flag ${flag}`);
  }
  await store(await siteOf(context), 'flags', `${remote}/${flag}`, rule === 'default' ? null : rule);
  return { data: { remote, flag, rule }, text: `${flag} of ${remote}: ${rule}` };
}

/** Sets a setting on the running site. @throws ReleaseError SETTINGS for a value that no live release allows, NOT_LIVE */
export async function setSetting(
  context: CommandContext,
  [remote, key, text]: readonly [string, string, string | undefined],
): Promise<CommandResult> {
  const releases = await servedOf(context, remote);
  const declared = releases.flatMap(({ settings = {} }) => (Object.hasOwn(settings, key) ? [settings[key]] : []));
  const [setting] = declared;
  if (!setting) throw new ReleaseError('SETTINGS', `no live release of ${remote} has the setting ${key}`);
  const problem = text === undefined ? null : valueProblem(setting, valueOfText(setting, text));
  if (problem) throw new ReleaseError('SETTINGS', `${key} of ${remote}: ${problem}`);
  await store(await siteOf(context), 'remotes', `${remote}/${key}`, text ?? null);
  const value = text === undefined ? setting.default : valueOfText(setting, text);
  return { data: { remote, key, value }, text: `${key} of ${remote}: ${value}` };
}

/**
 * Refuses releases whose settings do not allow what the site stores. Without a site, the default takes the place of such
 * a value, and the operator's page says so. @throws ReleaseError SETTINGS
 */
export async function checkStoredValues(
  { store }: CommandContext,
  site: SiteApi,
  refs: readonly ReleaseRef[],
): Promise<void> {
  const releases = await Promise.all(refs.map(({ name, version }) => store.release(name, version)));
  if (!releases.some(({ settings }) => settings)) return;
  const { values } = (await site.call<Settings>('GET', '/admin/settings')).remotes.value;
  for (const { name, version, settings = {} } of releases) {
    for (const [key, setting] of Object.entries(settings)) {
      const stored = values.find((each) => each.key === `${name}/${key}`)?.value;
      const problem = stored === undefined ? null : valueProblem(setting, valueOfText(setting, stored));
      if (problem) {
        const message = `${name} ${version} does not allow the value ${stored} of ${key} on ${site.origin}: ${problem}`;
        throw new ReleaseError('SETTINGS', message);
      }
    }
  }
}

/** The releases of a remote that visitors get, its live one first. */
async function servedOf({ store }: CommandContext, remote: string): Promise<Release[]> {
  const served = liveVersions(await store.live()).filter(({ name }) => name === remote);
  if (served.length === 0) throw new ReleaseError('NOT_LIVE', `nothing of ${remote} is live`);
  return Promise.all(served.map(({ name, version }) => store.release(name, version)));
}

async function siteOf({ env }: CommandContext): Promise<SiteApi> {
  const site = await openSiteApi(env);
  if (site) return site;
  throw new ReleaseError('USAGE', 'no site answered. Set KAKSHA_ORIGIN, and KAKSHA_TOKEN of an administrator');
}

/** @param value  null for the default */
async function store(site: SiteApi, section: 'flags' | 'remotes', key: string, value: string | null): Promise<void> {
  const { value: stored, version } = (await site.call<Settings>('GET', '/admin/settings'))[section];
  const others = stored.values.filter((each) => each.key !== key);
  const values = value === null ? others : [...others, { key, value }];
  await site.call('PUT', `/admin/settings/${section}`, { value: { values }, version });
}
