import { brand } from '@kaksha/domain/brand';
import { dayIn } from '@kaksha/domain/dates';
import { getTableColumns, getTableName, type InferInsertModel, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import pLimit from 'p-limit';
import sharp from 'sharp';
import type { Database } from '../src/platform/database/database';
import { loadReferenceData } from '../src/platform/database/reference-data';
import { categories, languages, subcategories } from '../src/platform/database/schema/catalogue';
import { ledgerEntries } from '../src/platform/database/schema/ledger';
import { media } from '../src/platform/database/schema/media';
import { payoutLines } from '../src/platform/database/schema/payouts';
import { uploads, users } from '../src/platform/database/schema/people';
import { cities, countries, states } from '../src/platform/database/schema/places';
import { facts } from '../src/platform/database/schema/platform';
import { feedback } from '../src/platform/database/schema/support';
import { storePicture } from '../src/platform/media/pictures';
import type { FileStorage } from '../src/platform/media/storage';
import { type DrawnPicture, withDrawnPictures } from './build/pictures';
import { demoDataFact } from './day';
import { addManagedEntries } from './managed-entries';

/** Tables with rows on a site without demo data. */
const referenceTables = new Set<PgTable>([languages, categories, subcategories, countries, states, cities]);
/** Rows per statement. */
const maxRows = 2_000;
const maxConcurrentDrawings = 3;
/** The last moment of a Date. */
const endOfTime = new Date(8.64e15);
/** Fast encoding: flat drawings are small at any effort, and the first start encodes many. */
const drawnEffort = 0;

type MediaRow = InferInsertModel<typeof media, { dbColumnNames: false; override: true }>;

export interface DemoDataOptions {
  /** All dates are relative to its day in the platform's time zone. */
  today: Date;
  /** Receives the drawn pictures; null loads no pictures, which is faster for tests. */
  storage: FileStorage | null;
  /** Address of the pictures. */
  mediaBase: string;
  /** Receives the files of materials; null stores none. */
  materialStorage: FileStorage | null;
}

/** Triggers that are off while the demo data are inserted, by table. */
const disabledTriggers = new Map<PgTable, string>([
  // The rows of courses and trainers already contain the totals of the ratings.
  [feedback, 'feedback_changed'],
  // One statement inserts only some of the entries of a transfer.
  [ledgerEntries, 'ledger_entries_add_up'],
  // The payouts of these lines are paid, and a paid payout takes no more lines.
  [payoutLines, 'payout_lines_added'],
]);

/**
 * Loads the demo data into an empty database, in one transaction. The same day gives the same rows and ids.
 * Returns false and changes nothing when the database has users.
 */
export async function loadDemoData(
  db: Database,
  { today, storage, mediaBase, materialStorage }: DemoDataOptions,
): Promise<boolean> {
  if (await hasUsers(db)) return false;
  const day = dayIn(brand.timeZone, today);
  // A start with loaded data does not read the texts.
  const { buildDemoData } = await import('./build/demo-data');
  const { book, pictures, files } = buildDemoData(day);
  const loadedAt = new Date(`${day}T00:00:00Z`);
  const drawn = storage ? await drawPictures(pictures, storage, loadedAt) : null;
  for (const { name, bytes } of files) await materialStorage?.write(name, bytes);
  const withPictures = picturesOf(drawn, mediaBase);
  const loaded = await db.transaction(async (tx) => {
    // A second process that starts at the same time waits here and then finds users.
    await tx.execute(sql`lock table ${users} in share row exclusive mode`);
    if (await hasUsers(tx)) return false;
    // Gives the reference data the ids of the row book, because the database is empty.
    await loadReferenceData(tx);
    await addManagedEntries(tx);
    for (const { table, rows: all, numbered } of book.tables()) {
      const trigger = disabledTriggers.get(table);
      if (trigger) await tx.execute(sql`alter table ${table} disable trigger ${sql.identifier(trigger)}`);
      if (!referenceTables.has(table)) await insertAll(tx, table, all.map(withPictures), numbered);
      if (trigger) await tx.execute(sql`alter table ${table} enable trigger ${sql.identifier(trigger)}`);
      // Users refer to their photos.
      if (table === countries && drawn) await insertAll(tx, media, drawn, true);
    }
    if (drawn) await insertAll(tx, uploads, uploadsOf(pictures, loadedAt), false);
    await tx.insert(facts).values({ name: demoDataFact, value: { day }, at: loadedAt });
    return true;
  });
  // PGlite has no autovacuum, so the planner gets its statistics here.
  if (loaded) await db.execute(sql`analyze`);
  return loaded;
}

async function hasUsers(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ taken: boolean }>(sql`select exists (select from ${users}) as taken`);
  return rows[0]?.taken ?? false;
}

/** Sends rows as one parameter of JSON: with a parameter for each value, loading takes 1.7 times the CPU time. */
async function insertAll(db: Database, table: PgTable, rows: readonly object[], numbered: boolean): Promise<void> {
  const columns = getTableColumns(table);
  for (const part of splitByKeys(rows)) {
    const names = part.keys.map((key) => [key, toSnakeCase(columns[key]?.name ?? key)] as const);
    const list = sql.raw(names.map(([, column]) => `"${column}"`).join(', '));
    const json = JSON.stringify(
      part.rows.map((row) => Object.fromEntries(names.map(([key, name]) => [name, row[key]]))),
    );
    await db.execute(sql`insert into ${table} (${list}) overriding system value
      select ${list} from json_populate_recordset(null::${table}, ${json}::json)`);
  }
  if (numbered && rows.length > 0) {
    await db.execute(sql`select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), ${rows.length}::int)`);
  }
}

/** Consecutive rows that set the same columns; the others get the defaults of the database. */
function splitByKeys(rows: readonly object[]): { keys: string[]; rows: Record<string, unknown>[] }[] {
  const parts: { keys: string[]; rows: Record<string, unknown>[] }[] = [];
  for (const each of rows) {
    const row: Record<string, unknown> = { ...each };
    const keys = Object.keys(row).filter((key) => row[key] !== undefined);
    const last = parts.at(-1);
    if (last && last.rows.length < maxRows && last.keys.join() === keys.join()) last.rows.push(row);
    else parts.push({ keys, rows: [row] });
  }
  return parts;
}

/** Draws and stores the pictures and returns their rows. */
async function drawPictures(
  pictures: readonly DrawnPicture[],
  storage: FileStorage,
  createdAt: Date,
): Promise<MediaRow[]> {
  const limit = pLimit(maxConcurrentDrawings);
  // An earlier load may have stored them.
  const stored = new Set<string>();
  for await (const names of storage.list(endOfTime)) for (const name of names) stored.add(name);
  const draw = async ({ id, kind, svg, width }: DrawnPicture): Promise<MediaRow> => {
    const png = await sharp(Buffer.from(svg), { density: 300 }).resize(width).png({ compressionLevel: 1 }).toBuffer();
    const picture = await storePicture(png, storage, { effort: drawnEffort, stored });
    // The rows are the same when the files are stored already.
    return { id, kind, createdAt, ...picture, bytes: 0 };
  };
  return Promise.all(pictures.map((picture) => limit(() => draw(picture))));
}

const uploadsOf = (pictures: readonly DrawnPicture[], createdAt: Date) =>
  pictures.flatMap(({ id, ownerId }) => (ownerId === null ? [] : [{ userId: ownerId, mediaId: id, createdAt }]));

/** Rows with the addresses of the pictures in their text, or without any picture when none were drawn. */
function picturesOf(drawn: readonly MediaRow[] | null, mediaBase: string) {
  const files = new Map(drawn?.map(({ id, name, width }) => [id, `${mediaBase}/${name}-${width}.webp`]));
  const addressOf = drawn && ((id: number) => files.get(id) ?? '');
  return (row: object): object => {
    const shown: Record<string, unknown> = { ...row };
    if (typeof shown.content === 'string') shown.content = withDrawnPictures(shown.content, addressOf);
    if (drawn) return shown;
    for (const column of ['photoId', 'thumbnailId', 'imageId']) if (column in shown) shown[column] = null;
    return shown;
  };
}
