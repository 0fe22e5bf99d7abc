import type { CspReport } from '@kaksha/domain/csp-report';
import { desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { cspReports } from '../../platform/database/schema/platform';
import { integer, text } from '../../platform/database/typed-sql';

export async function countRowsOfDay(db: Database, day: string): Promise<number> {
  return db.$count(cspReports, eq(cspReports.day, day));
}

export async function addReport(
  db: Database,
  report: { day: string; directive: string; blocked: string },
): Promise<void> {
  await db
    .insert(cspReports)
    .values({ ...report, reports: 1 })
    .onConflictDoUpdate({
      target: [cspReports.day, cspReports.directive, cspReports.blocked],
      set: { reports: sql`${cspReports.reports} + 1` },
    });
}

/** Those of most reports first. */
export function findReports(db: Database, { since, limit }: { since: string; limit: number }): Promise<CspReport[]> {
  const sum = sql`sum(${cspReports.reports})`;
  return db
    .select({
      directive: cspReports.directive,
      blocked: cspReports.blocked,
      reports: integer(sum),
      lastDay: text(sql`max(${cspReports.day})::text`),
    })
    .from(cspReports)
    .where(gte(cspReports.day, since))
    .groupBy(cspReports.directive, cspReports.blocked)
    .orderBy(desc(sum), cspReports.directive, cspReports.blocked)
    .limit(limit);
}

export async function deleteReportsBefore(db: Database, day: string): Promise<void> {
  await db.delete(cspReports).where(lt(cspReports.day, day));
}
