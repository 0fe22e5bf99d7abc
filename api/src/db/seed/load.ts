import { brand } from '@kaksha/domain/brand';
import { dayIn } from '@kaksha/domain/dates';
import { getTableColumns, getTableName, type InferInsertModel, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import sharp from 'sharp';
import { storePicture } from '../../media/pictures';
import type { PictureStorage } from '../../media/storage';
import type { Database } from '../database';
import { media } from '../schema/media';
import { facts } from '../schema/platform';
import type { DrawnPicture } from './build/pictures';
import { buildWorld } from './build/world';

const factName = 'demo-data';
/** Values in one statement; PostgreSQL takes 65,535. */
const mostValues = 30_000;
const drawnAtOnce = 3;

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
  const { rows } = await db.execute<{ taken: boolean }>(sql`select exists (select from users) as taken`);
  if (rows[0]?.taken) return false;
  const day = dayIn(brand.timeZone, today);
  const { book, pictures } = buildWorld(day);
  const drawn = storage ? await drawPictures(pictures, storage, new Date(`${day}T00:00:00Z`)) : null;
  await db.transaction(async (tx) => {
    for (const { table, rows: all, numbered } of book.tables()) {
      await insertAll(tx, table, drawn ? all : all.map(withoutPictures), numbered);
      // pictures belong to users, and users have pictures: the references are checked at each statement
      if (getTableName(table) === 'countries' && drawn) await insertAll(tx, media, drawn.map(ownerless), true);
    }
    if (drawn) await tx.execute(ownersBack(drawn));
    await tx.insert(facts).values({ name: factName, value: { day }, at: new Date(`${day}T00:00:00Z`) });
  });
  return true;
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
      const { id, kind, ownerId, svg, width } = picture;
      const png = await sharp(Buffer.from(svg), { density: 300 }).resize(width).png({ compressionLevel: 1 }).toBuffer();
      rows.push({ id, kind, ownerId, createdAt, ...(await storePicture(png, storage)) });
    }
  };
  await Promise.all(Array.from({ length: drawnAtOnce }, work));
  return rows.sort((a, b) => (a.id ?? 0) - (b.id ?? 0));
}

const ownerless = (row: MediaRow): MediaRow => ({ ...row, ownerId: null });

function ownersBack(rows: readonly MediaRow[]) {
  const pairs = JSON.stringify(rows.map(({ id, ownerId }) => ({ id, owner: ownerId })));
  return sql`update ${media} set owner_id = o.owner from jsonb_to_recordset(${pairs}::jsonb) as o (id int, owner int) where o.id = ${media.id}`;
}

function withoutPictures(row: object): object {
  const bare: Record<string, unknown> = { ...row };
  for (const column of ['photoId', 'thumbnailId', 'imageId']) if (column in bare) bare[column] = null;
  return bare;
}
