import type {
  SectionState,
  SettingSection,
  SettingVersion,
  SiteSettings,
  StoredSettings,
} from '@kaksha/domain/site-settings';
import type { AxiosInstance } from 'axios';
import { toCamelCaseKeys } from 'es-toolkit/object/toCamelCaseKeys';
import { toSnakeCaseKeys } from 'es-toolkit/object/toSnakeCaseKeys';
import { resultOf, resultsOf } from './envelope';
import { withFieldNames } from './field-names';
import type { SettingVersionWire, SiteSettingsWire } from './generated/wire';
import type { ResultsOf } from './operation-types';
import { savedRecord } from './saved-record';

/** Settings of the site. All calls reject with 401 or 403 for users without the right `operations`. */

export async function getSiteSettings(http: AxiosInstance): Promise<StoredSettings> {
  return toCamelCaseKeys(resultOf<SiteSettingsWire>(await http.get('/admin/settings')));
}

interface SectionSave<S extends SettingSection> {
  value: SiteSettings[S];
  version: number | undefined;
}

const saving =
  <S extends SettingSection, W>(section: S, convert: (wire: W) => SectionState<S>) =>
  (http: AxiosInstance, { value, version }: SectionSave<S>): Promise<SectionState<S>> => {
    const call = http.put(`/admin/settings/${section}`, { value: toSnakeCaseKeys(value), version });
    return savedRecord(withFieldNames(call), convert);
  };

/**
 * Each saves the next version of its section. Rejects with `fields` (400), and with EDIT_CONFLICT (409) and the stored
 * section for an outdated version.
 */
export const saveBrandSettings = saving('brand', (wire: ResultsOf<'saveBrandSettings'>) => toCamelCaseKeys(wire));
export const saveContactSettings = saving('contact', (wire: ResultsOf<'saveContactSettings'>) => toCamelCaseKeys(wire));
export const saveBannerSettings = saving('banner', (wire: ResultsOf<'saveBannerSettings'>) => toCamelCaseKeys(wire));
export const saveMaintenanceSettings = saving('maintenance', (wire: ResultsOf<'saveMaintenanceSettings'>) =>
  toCamelCaseKeys(wire),
);
export const saveFeeSettings = saving('fees', (wire: ResultsOf<'saveFeeSettings'>) => toCamelCaseKeys(wire));

/** Latest first, the built-in version last. */
export async function getSettingVersions(http: AxiosInstance, section: SettingSection): Promise<SettingVersion[]> {
  return resultsOf<SettingVersionWire>(await http.get(`/admin/settings/${section}/versions`)).map((wire) =>
    toCamelCaseKeys(wire),
  );
}

/** Makes an earlier version the next one; 0 is the built-in one. Rejects with EDIT_CONFLICT (409). */
export async function restoreSettingVersion(
  http: AxiosInstance,
  section: SettingSection,
  restored: number,
): Promise<StoredSettings> {
  return toCamelCaseKeys(
    resultOf<SiteSettingsWire>(await http.post(`/admin/settings/${section}/restore`, { restored })),
  );
}
