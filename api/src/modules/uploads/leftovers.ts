import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { media } from '../../db/schema/media';
import { pictureOfFile, removePicture } from '../../media/pictures';
import type { PictureStorage } from '../../media/storage';

/** How long a picture may wait in a form that is not saved yet, or in an article on somebody's device. */
const graceDays = 14;
const mostAtOnce = 100;

type Leftover = { name: string; widths: number[] };

/**
 * Removes pictures that were sent and never used, or are used no more: no course, person, trainer or post shows them, and
 * no article or earlier version of one holds them. Rows go first, so that nothing ever refers to a file that is gone; a
 * file that could not be removed, or was written again just now, is left to `removeStrayFiles`. Answers how many went.
 */
export async function removeLeftoverPictures(
  db: Database,
  storage: PictureStorage,
  olderThan = hoursAgo(1),
): Promise<number> {
  const gone = await db.transaction(async (tx) => {
    const { rows } = await tx.execute<Leftover & { id: number }>(sql`
      select id, name, widths from media m
      where created_at < now() - make_interval(days => ${graceDays}::int)
        and not exists (select from uploads where media_id = m.id and created_at > now() - make_interval(days => ${graceDays}::int))
        and not exists (select from users where photo_id = m.id)
        and not exists (select from trainers where photo_id = m.id)
        and not exists (select from courses where thumbnail_id = m.id)
        and not exists (select from blog_posts where image_id = m.id or strpos(content, m.name) > 0)
        and not exists (select from blog_revisions where strpos(content, m.name) > 0)
      order by id limit ${mostAtOnce} for update skip locked`);
    if (rows.length === 0) return [];
    const ids = sql.join(
      rows.map(({ id }) => sql`${id}::int`),
      sql`, `,
    );
    await tx.execute(sql`delete from uploads where media_id in (${ids})`);
    await tx.execute(sql`delete from media where id in (${ids})`);
    return rows;
  });
  for (const picture of gone) await removePicture(picture, storage, olderThan);
  return gone.length;
}

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

/** So many files may be without a row, whatever else is there: those of four pictures. */
const alwaysFew = 24;

/**
 * Removes files that no row tells of, a day after they were written: a process ended between the file and the row, or
 * between the row and the file. What is sent again meanwhile is young again, and stays. Answers how many went; throws,
 * with everything left, when most of what is there has no row: then this is the storage of another database.
 */
export async function removeStrayFiles(db: Database, storage: PictureStorage, olderThan = hoursAgo(24)) {
  const strays: string[] = [];
  let seen = 0;
  for await (const files of storage.list(olderThan)) {
    const names = [...new Set(files.flatMap((file) => pictureOfFile(file) ?? []))];
    const rows = await db.select({ name: media.name }).from(media).where(inArray(media.name, names));
    const known = new Set<string | null>(rows.map(({ name }) => name));
    strays.push(...files.filter((file) => !known.has(pictureOfFile(file))));
    seen += files.length;
  }
  if (strays.length > alwaysFew && strays.length > seen / 2) {
    throw new Error(`${strays.length} of ${seen} files are no pictures of this database. Is it the right one?`);
  }
  for (const file of strays) await storage.remove(file, olderThan);
  return strays.length;
}
