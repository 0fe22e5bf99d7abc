import { brand } from '@kaksha/domain/brand';
import { dayIn } from '@kaksha/domain/dates';
import { getTableColumns, getTableName, type InferInsertModel, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import sharp from 'sharp';
import { storePicture } from '../../media/pictures';
import type { PictureStorage } from '../../media/storage';
import type { Database } from '../database';
import { loadReferenceData } from '../reference-data';
import { categories, languages, subcategories } from '../schema/catalogue';
import { media } from '../schema/media';
import { uploads, users } from '../schema/people';
import { cities, countries, states } from '../schema/places';
import { facts } from '../schema/platform';
import { feedback } from '../schema/support';
import type { DrawnPicture } from './build/pictures';
import { buildWorld } from './build/world';

const factName = 'demo-data';
/** What a site has without the demo, too. */
const referenceTables = new Set<PgTable>([languages, categories, subcategories, countries, states, cities]);
/** Values in one statement; PostgreSQL takes 65,535. */
const mostValues = 30_000;
const drawnAtOnce = 3;
/** Flat drawings are a few kilobytes whatever the effort, and there are many to encode at the first start. */
const drawnEffort = 0;

type MediaRow = InferInsertModel<typeof media, { dbColumnNames: false; override: true }>;

export interface DemoDataOptions {
  /** The moment of loading; all dates are relative to its day in the site's zone. */
  today: Date;
  /** Where the drawn pictures go; null loads without pictures, which tests do to be quick. */
  storage: PictureStorage | null;
}

/** The day for which demo data was loaded into this database; null when it holds none. */
export async function demoDataDay(db: Database): Promise<Date | null> {
  const { rows } = await db.execute<{ day: string }>(
    sql`select value ->> 'day' as day from ${facts} where name = ${factName}`,
  );
  return rows[0] ? new Date(`${rows[0].day}T00:00:00Z`) : null;
}

/**
 * Fills an empty database with the demo data, all of it or nothing. The same day gives the same rows, numbers
 * included. @returns false, having changed nothing, when there are people in the database already
 */
export async function loadDemoData(db: Database, { today, storage }: DemoDataOptions): Promise<boolean> {
  if (await hasPeople(db)) return false;
  const day = dayIn(brand.timeZone, today);
  const { book, pictures } = buildWorld(day);
  const loadedAt = new Date(`${day}T00:00:00Z`);
  const drawn = storage ? await drawPictures(pictures, storage, loadedAt) : null;
  const loaded = await db.transaction(async (tx) => {
    // of two processes that begin at once on one database, the second waits here and finds the first one's people
    await tx.execute(sql`lock table ${users} in share row exclusive mode`);
    if (await hasPeople(tx)) return false;
    // numbered as in the book, on a database that is empty otherwise
    await loadReferenceData(tx);
    for (const { table, rows: all, numbered } of book.tables()) {
      // the totals of ratings come with the courses
      if (table === feedback) await tx.execute(sql`alter table ${feedback} disable trigger feedback_changed`);
      if (!referenceTables.has(table)) await insertAll(tx, table, drawn ? all : all.map(withoutPictures), numbered);
      if (table === feedback) await tx.execute(sql`alter table ${feedback} enable trigger feedback_changed`);
      // people have photos, so pictures come before them
      if (table === countries && drawn) await insertAll(tx, media, drawn, true);
    }
    if (drawn) await insertAll(tx, uploads, uploadsOf(pictures, loadedAt), false);
    await tx.insert(facts).values({ name: factName, value: { day }, at: loadedAt });
    return true;
  });
  // so many rows at once: the planner should know of them now, and nothing in the embedded database tells it later
  if (loaded) await db.execute(sql`analyze`);
  return loaded;
}

async function hasPeople(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ taken: boolean }>(sql`select exists (select from ${users}) as taken`);
  return rows[0]?.taken ?? false;
}

async function insertAll(db: Database, table: PgTable, rows: readonly object[], numbered: boolean): Promise<void> {
  const size = Math.floor(mostValues / Object.keys(getTableColumns(table)).length);
  for (let from = 0; from < rows.length; from += size) {
    await db
      .insert(table)
      .overridingSystemValue()
      .values(rows.slice(from, from + size) as never);
  }
  if (numbered && rows.length > 0) {
    const name = getTableName(table);
    await db.execute(sql`select setval(pg_get_serial_sequence(${name}, 'id'), ${rows.length}::int)`);
  }
}

/** Draws and stores the pictures, a few at a time, and makes their rows. */
async function drawPictures(
  pictures: readonly DrawnPicture[],
  storage: PictureStorage,
  createdAt: Date,
): Promise<MediaRow[]> {
  const rows: MediaRow[] = [];
  const queue = [...pictures];
  const work = async () => {
    for (let picture = queue.shift(); picture; picture = queue.shift()) {
      const { id, kind, svg, width } = picture;
      const png = await sharp(Buffer.from(svg), { density: 300 }).resize(width).png({ compressionLevel: 1 }).toBuffer();
      rows.push({ id, kind, createdAt, ...(await storePicture(png, storage, drawnEffort)) });
    }
  };
  await Promise.all(Array.from({ length: drawnAtOnce }, work));
  return rows.sort((a, b) => (a.id ?? 0) - (b.id ?? 0));
}

const uploadsOf = (pictures: readonly DrawnPicture[], createdAt: Date) =>
  pictures.flatMap(({ id, ownerId }) => (ownerId === null ? [] : [{ userId: ownerId, mediaId: id, createdAt }]));

function withoutPictures(row: object): object {
  const bare: Record<string, unknown> = { ...row };
  for (const column of ['photoId', 'thumbnailId', 'imageId']) if (column in bare) bare[column] = null;
  return bare;
}
