import type { SettingSection } from '@kaksha/domain/site-settings';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { users } from '../../platform/database/schema/people';
import { siteSettingVersions } from '../../platform/database/schema/site-settings';

const columns = {
  section: siteSettingVersions.section,
  version: siteSettingVersions.version,
  value: siteSettingVersions.value,
  restored: siteSettingVersions.restored,
  savedAt: siteSettingVersions.savedAt,
  savedBy: users.name,
};

/** The saved versions of a section, latest first. */
export const listVersions = (db: Database, section: SettingSection, limit: number) =>
  db
    .select(columns)
    .from(siteSettingVersions)
    .leftJoin(users, eq(users.id, siteSettingVersions.savedBy))
    .where(eq(siteSettingVersions.section, section))
    .orderBy(desc(siteSettingVersions.version))
    .limit(limit);

export type VersionRow = Awaited<ReturnType<typeof listVersions>>[number];

export async function findVersion(db: Database, section: SettingSection, version: number): Promise<VersionRow | null> {
  const [row] = await db
    .select(columns)
    .from(siteSettingVersions)
    .leftJoin(users, eq(users.id, siteSettingVersions.savedBy))
    .where(and(eq(siteSettingVersions.section, section), eq(siteSettingVersions.version, version)));
  return row ?? null;
}

/** @returns the id of the row */
export async function addVersion(tx: Database, row: typeof siteSettingVersions.$inferInsert): Promise<number> {
  const [added] = await tx.insert(siteSettingVersions).values(row).returning({ id: siteSettingVersions.id });
  return added?.id ?? 0;
}
