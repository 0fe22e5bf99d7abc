import { applyBrand } from '@kaksha/domain/brand';
import * as limits from '@kaksha/domain/limits';
import { defaultSettings, type SettingSection, type SiteSettings } from '@kaksha/domain/site-settings';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database';
import { type CurrentRow, currentRows, type LegalRow, legalRows } from './repo';
import { storedBrand } from './stored-brand';

/** The settings that administrators changed, as this process last read them. */
export interface SiteSettingsStore {
  current(): SiteSettings;
  /** Whether the section differs from the built-in one, at least in who wrote it. */
  isStored(section: SettingSection): boolean;
  /** Version of a section; 0 while nothing is stored. */
  versionOf(section: SettingSection): number;
  /** Versions of legal documents after the built-in ones, ascending. */
  legal(): readonly LegalRow[];
  /** Reads what is stored now. Processes that `follow` do so every two seconds. */
  reload(): Promise<void>;
  /** Called after the settings changed. */
  onChange(listener: () => void): void;
  /** Reloads until the returned function is called. */
  follow(log: FastifyBaseLogger): () => void;
}

/** @param platformFeePercent  of the environment; a stored fee wins */
export async function openSiteSettings(db: Database, platformFeePercent: number): Promise<SiteSettingsStore> {
  const listeners = new Set<() => void>();
  const builtIn = defaultSettings(platformFeePercent);
  let rows: readonly CurrentRow[] = [];
  let legal: readonly LegalRow[] = [];
  let current = builtIn;
  const reload = async () => {
    const [read, texts] = await Promise.all([currentRows(db), legalRows(db)]);
    if (keyOf(read, texts) === keyOf(rows, legal)) return;
    rows = read;
    legal = texts;
    current = withStored(builtIn, rows);
    for (const listener of listeners) listener();
  };
  const store: SiteSettingsStore = {
    current: () => current,
    isStored: (section) => (rows.find((row) => row.section === section)?.value ?? null) !== null,
    versionOf: (section) => rows.find((row) => row.section === section)?.version ?? 0,
    legal: () => legal,
    reload,
    onChange: (listener) => void listeners.add(listener),
    follow(log) {
      const timer = setInterval(() => {
        reload().catch((error: unknown) => log.warn({ err: error }, 'could not read the settings of the site'));
      }, limits.siteSettings.reloadMs);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
  store.onChange(() => applyBrand(storedBrand(store)));
  await reload();
  return store;
}

const keyOf = (rows: readonly CurrentRow[], legal: readonly LegalRow[]) =>
  JSON.stringify([rows.map(({ id }) => id), legal]);

/** Built-in values stay where a stored section, saved by an earlier version, has none. */
export function withStored(builtIn: SiteSettings, rows: readonly CurrentRow[]): SiteSettings {
  const stored = Object.fromEntries(rows.map(({ section, value }) => [section, { ...builtIn[section], ...value }]));
  return { ...builtIn, ...stored };
}
