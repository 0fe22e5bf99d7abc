import type { SettingSection } from '@kaksha/domain/site-settings';
import { asc, desc } from 'drizzle-orm';
import type { Database } from '../database/database';
import { legalTexts, siteSettingVersions } from '../database/schema/site-settings';

export interface CurrentRow {
  id: number;
  section: SettingSection;
  version: number;
  /** Null is the built-in value. */
  value: Record<string, unknown> | null;
}

/** The latest version of each section that was ever saved. */
export const currentRows = (db: Database): Promise<CurrentRow[]> =>
  db
    .selectDistinctOn([siteSettingVersions.section], {
      id: siteSettingVersions.id,
      section: siteSettingVersions.section,
      version: siteSettingVersions.version,
      value: siteSettingVersions.value,
    })
    .from(siteSettingVersions)
    .orderBy(asc(siteSettingVersions.section), desc(siteSettingVersions.version));

/** The versions of legal documents after the built-in ones, ascending. */
export const legalRows = (db: Database) =>
  db
    .select({
      document: legalTexts.document,
      number: legalTexts.number,
      effectiveFrom: legalTexts.effectiveFrom,
      updatedAt: legalTexts.updatedAt,
    })
    .from(legalTexts)
    .orderBy(asc(legalTexts.number));

export type LegalRow = Awaited<ReturnType<typeof legalRows>>[number];
