import { postPath, trainerPath } from '@kaksha/domain/paths';
import { coursePath } from '@kaksha/domain/slugs';
import { type SQL, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/context/context';
import type { Database } from '../../platform/database/database';
import { eachPresented } from '../../platform/http/each-presented';
import type { SitemapEntry, SitemapKind } from './schema';

/** Ids in one part. The sitemap protocol allows 50,000 addresses in a file. */
export const idsPerPart = 10_000;

const tables: Record<SitemapKind, SQL> = {
  courses: sql`courses`,
  trainers: sql`trainers`,
  posts: sql`blog_posts`,
};

/** Parts are ranges of ids, so the highest id gives their number without counting rows. */
export async function countParts(db: Database, kind: SitemapKind): Promise<number> {
  const { rows } = await db.execute<{ last: number }>(
    sql`select coalesce(max(id), 0)::int as last from ${tables[kind]}`,
  );
  return Math.ceil((rows[0]?.last ?? 0) / idsPerPart);
}

interface Row extends Record<string, unknown> {
  id: number;
  name: string;
  updated: string;
}

const moment = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

export async function listPart(
  { db, log }: Pick<ServiceContext, 'db' | 'log'>,
  kind: SitemapKind,
  part: number,
): Promise<SitemapEntry[]> {
  const range = sql`id > ${(part - 1) * idsPerPart} and id <= ${part * idsPerPart}`;
  const select: Record<SitemapKind, SQL> = {
    courses: sql`select id, name, ${moment(sql`updated_at`)} as updated from courses where ${range} and is_public order by id`,
    trainers: sql`select id, name, ${moment(sql`updated_at`)} as updated from trainers where ${range} and course_count > 0 order by id`,
    posts: sql`select id, slug as name, ${moment(sql`updated_at`)} as updated from blog_posts
      where ${range} and status = 'published' and deleted_at is null order by id`,
  };
  const pathOf: Record<SitemapKind, (row: Row) => string> = {
    courses: coursePath,
    trainers: ({ id }) => trainerPath(id),
    posts: ({ name }) => postPath(name),
  };
  const { rows } = await db.execute<Row>(select[kind]);
  return eachPresented({ log }, rows, (row) => ({ path: pathOf[kind](row), updated_at: row.updated }));
}
