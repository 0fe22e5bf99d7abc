import type { DataOf, ResultsOf } from '@kaksha/api-client/operation-types';
import { isFlagRule, valueOfText, valueProblem } from '@kaksha/domain/remote-values';
import type { StoredValue } from '@kaksha/domain/site-settings';
import type { InjectOptions } from 'fastify';
import type { callApi } from './call-api';
import type { RetryNotice } from './operator-jobs';
import type { LiveValues } from './remote-values';

/** Calls the API as the user of a request. */
export type CallApi = (options: Pick<InjectOptions, 'method' | 'url' | 'payload'>) => ReturnType<typeof callApi>;

type Settings = ResultsOf<'getSiteSettings'>;

export interface SettingsCall {
  call: CallApi;
  apiPrefix: string;
}

/** Why nothing was saved, with the status of the answer. */
export interface Refusal {
  status: number;
  notice: RetryNotice;
}

/** Null when the API cannot read them. */
export async function readSettings({ call, apiPrefix }: SettingsCall): Promise<Settings | null> {
  const response = await call({ url: `${apiPrefix}/admin/settings` });
  if (response.statusCode !== 200) return null;
  return response.json<{ data: DataOf<'getSiteSettings'> }>().data.results;
}

/** Changes one section of the settings. Null when it is saved. @param failure  the message without one of the API */
async function changeSection<S extends 'extensions' | 'flags' | 'remotes'>(
  api: SettingsCall,
  section: S,
  change: (value: Settings[S]['value']) => Settings[S]['value'],
  failure: string,
): Promise<Refusal | null> {
  const stored = (await readSettings(api))?.[section];
  // Without the stored values, a save would drop the others.
  if (!stored) return refusal(503, failure);
  const payload = { value: change(stored.value), version: stored.version };
  const response = await api.call({ method: 'PUT', url: `${api.apiPrefix}/admin/settings/${section}`, payload });
  if (response.statusCode === 200) return null;
  const { error = failure } = response.json<{ error?: string }>();
  return refusal(response.statusCode, error);
}

const refusal = (status: number, text: string): Refusal => ({ status, notice: { isError: true, text } });

/** Null when the switch is stored. */
export function switchExtension(api: SettingsCall, { key, isOff }: { key: string; isOff: boolean }) {
  const change = ({ off }: { off: string[] }) => {
    const others = off.filter((each) => each !== key);
    return { off: isOff ? [...others, key] : others };
  };
  return changeSection(api, 'extensions', change, 'The extension could not be switched.');
}

/** Sets a flag of a live release. @param rule  null for its default. Null when it is stored */
export async function setFlag(
  api: SettingsCall,
  { flags }: Pick<LiveValues, 'flags'>,
  { key, rule }: { key: string; rule: string | null },
): Promise<Refusal | null> {
  if (!flags.some((each) => each.key === key)) return refusal(404, 'No live release has this flag.');
  if (rule !== null && !isFlagRule(rule)) return refusal(400, 'A share is a whole number from 0 to 100.');
  return changeSection(api, 'flags', withValue(key, rule), 'The flag could not be set.');
}

/** Sets a setting of a live release. @param text  null for its default. Null when it is stored */
export async function setSetting(
  api: SettingsCall,
  { settings }: Pick<LiveValues, 'settings'>,
  { key, text }: { key: string; text: string | null },
): Promise<Refusal | null> {
  const setting = settings.find((each) => each.key === key);
  if (!setting) return refusal(404, 'No live release has this setting.');
  const problem = text === null ? null : valueProblem(setting, valueOfText(setting, text));
  if (problem) return refusal(400, `${setting.label}: ${problem}.`);
  return changeSection(api, 'remotes', withValue(key, text), 'The setting could not be saved.');
}

const withValue =
  (key: string, value: string | null) =>
  ({ values }: { values: StoredValue[] }) => {
    const others = values.filter((each) => each.key !== key);
    return { values: value === null ? others : [...others, { key, value }] };
  };
