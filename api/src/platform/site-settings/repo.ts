import type { SettingSection } from '@kaksha/domain/site-settings';
import { asc, desc } from 'drizzle-orm';
import type { Database } from '../database/database';
import { siteSettingVersions } from '../database/schema/site-settings';

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
