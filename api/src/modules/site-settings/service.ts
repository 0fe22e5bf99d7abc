import * as limits from '@kaksha/domain/limits';
import { defaultSettings, type SettingSection, type SiteSettings } from '@kaksha/domain/site-settings';
import { settingRules } from '@kaksha/domain/site-settings-rules';
import { inTransaction, type UserContext } from '../../platform/context/context';
import { mustBeProven } from '../../platform/context/policy';
import { writeAudit } from '../../platform/database/audit';
import { lockNamed } from '../../platform/database/lock-named';
import { requireVersion } from '../../platform/http/edit-conflict';
import { check } from '../../platform/http/form';
import { settingVersionNotFound } from './errors';
import { addVersion, findVersion, listVersions, type VersionRow } from './repo';

/** A section with who saved it. Version 0 is the built-in one. */
export interface SectionState<S extends SettingSection> {
  version: number;
  savedAt: Date | null;
  savedBy: string | null;
  value: SiteSettings[S];
}

type AllSections = { [S in SettingSection]: SectionState<S> };

export async function getSiteSettings(context: UserContext): Promise<AllSections> {
  const [brand, contact, banner, maintenance, fees, extensions, flags, remotes] = await Promise.all([
    readSection(context, 'brand'),
    readSection(context, 'contact'),
    readSection(context, 'banner'),
    readSection(context, 'maintenance'),
    readSection(context, 'fees'),
    readSection(context, 'extensions'),
    readSection(context, 'flags'),
    readSection(context, 'remotes'),
  ]);
  return { brand, contact, banner, maintenance, fees, extensions, flags, remotes };
}

async function readSection<S extends SettingSection>(context: UserContext, section: S): Promise<SectionState<S>> {
  const [latest] = await listVersions(context.db, section, 1);
  return {
    version: latest?.version ?? 0,
    savedAt: latest?.savedAt ?? null,
    savedBy: latest?.savedBy ?? null,
    value: valuesOf(context, section, latest),
  };
}

/** The values of a version; the built-in ones for those that it lacks. */
function valuesOf<S extends SettingSection>(
  { settings }: UserContext,
  section: S,
  row: Pick<VersionRow, 'value'> | undefined,
): SiteSettings[S] {
  return { ...defaultSettings(settings.platformFeePercent)[section], ...row?.value };
}

interface SectionSave<S extends SettingSection> {
  value: SiteSettings[S];
  version?: number;
}

const saving =
  <S extends SettingSection>(section: S) =>
  (context: UserContext, { value, version }: SectionSave<S>): Promise<SectionState<S>> => {
    check(settingRules[section], value);
    const trimmed: Record<string, unknown> = settingRules[section].cast(value);
    return store(context, { section, value: trimmed, given: version, restored: null });
  };

/**
 * Each saves the next version of its section.
 * @throws ApiError VALIDATION_FAILED (400), EDIT_CONFLICT (409) for an outdated version, STEP_UP_REQUIRED (403) for fees
 */
export const saveBrandSettings = saving('brand');
export const saveContactSettings = saving('contact');
export const saveBannerSettings = saving('banner');
export const saveMaintenanceSettings = saving('maintenance');
export const saveFeeSettings = saving('fees');
export const saveExtensionSettings = saving('extensions');
export const saveFlagSettings = saving('flags');
export const saveRemoteSettings = saving('remotes');

/**
 * Makes an earlier version the next one. Version 0 brings the built-in values back.
 * @throws ApiError SETTING_VERSION_NOT_FOUND (404), EDIT_CONFLICT (409), STEP_UP_REQUIRED (403) for fees
 */
export async function restoreSettingVersion(
  context: UserContext,
  { section, restored, version }: { section: SettingSection; restored: number; version?: number },
): Promise<void> {
  const row = restored === 0 ? null : await findVersion(context.db, section, restored);
  if (restored !== 0 && !row) throw settingVersionNotFound();
  await store(context, { section, value: row?.value ?? null, given: version, restored });
}

async function store<S extends SettingSection>(
  context: UserContext,
  {
    section,
    value,
    given,
    restored,
  }: { section: S; value: Record<string, unknown> | null; given: number | undefined; restored: number | null },
): Promise<SectionState<S>> {
  const { principal, clock, site } = context;
  if (section === 'fees') mustBeProven(principal, clock.now());
  const saved = await inTransaction(context, async (tx) => {
    const { db, requestId, client } = tx;
    await lockNamed(db, `settings ${section}`);
    const stored = await readSection(tx, section);
    requireVersion({ given, stored: stored.version }, { name: 'section', read: () => stored });
    const version = stored.version + 1;
    const id = await addVersion(db, { section, version, value, restored, savedBy: principal.id });
    const detail = { section, version, ...(restored !== null && { restored }), from: stored.value, to: value };
    await writeAudit(db, { actorId: principal.id, action: 'settings.save', entityId: id, detail, requestId, client });
    return readSection(tx, section);
  });
  await site.reload();
  return saved;
}

export interface VersionOfSection extends Omit<VersionRow, 'section' | 'value' | 'savedAt'> {
  savedAt: Date | null;
  value: object;
}

/** The versions of a section, latest first, the built-in one last. */
export async function getSettingVersions(context: UserContext, section: SettingSection): Promise<VersionOfSection[]> {
  const rows = await listVersions(context.db, section, limits.siteSettings.shownVersions);
  const builtIn = { version: 0, savedAt: null, savedBy: null, restored: null };
  return [
    ...rows.map((row) => ({ ...row, value: valuesOf(context, section, row) })),
    { ...builtIn, value: valuesOf(context, section, undefined) },
  ];
}
