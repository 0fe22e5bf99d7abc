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
  <S extends SettingSection>(section: S) =>
  (http: AxiosInstance, { value, version }: SectionSave<S>): Promise<SectionState<S>> => {
    const call = http.put(`/admin/settings/${section}`, { value: toSnakeCaseKeys(value), version });
    // The wire type of a section that is a parameter has no name.
    return savedRecord(withFieldNames(call), (wire: never): SectionState<S> => toCamelCaseKeys(wire));
  };

/**
 * Each saves the next version of its section. Rejects with `fields` (400), and with EDIT_CONFLICT (409) and the stored
 * section for an outdated version.
 */
export const saveBrandSettings = saving('brand');
export const saveContactSettings = saving('contact');
export const saveBannerSettings = saving('banner');
export const saveMaintenanceSettings = saving('maintenance');
export const saveFeeSettings = saving('fees');

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
