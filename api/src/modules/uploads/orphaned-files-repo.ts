import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { media } from '../../platform/database/schema/media';

export interface UnusedPicture {
  name: string;
  widths: number[];
}

/**
 * Deletes the rows of pictures that are older than `graceDays`, were not uploaded again since, and that no course,
 * user, trainer, post, revision or version of the settings shows. Returns at most `limit` deleted rows.
 */
export function deleteUnusedPictures(
  db: Database,
  { graceDays, limit }: { graceDays: number; limit: number },
): Promise<UnusedPicture[]> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: number; name: string; widths: number[] }>(sql`
      select id, name, widths from media m
      where created_at < now() - make_interval(days => ${graceDays}::int)
        and not exists (select from uploads where media_id = m.id and created_at > now() - make_interval(days => ${graceDays}::int))
        and not exists (select from users where photo_id = m.id)
        and not exists (select from trainers where photo_id = m.id)
        and not exists (select from courses where thumbnail_id = m.id)
        and not exists (select from blog_posts where image_id = m.id or strpos(content, m.name) > 0)
        and not exists (select from blog_revisions where strpos(content, m.name) > 0)
        and not exists (select from site_setting_versions where strpos(value ->> 'logo', m.name) > 0)
      order by id limit ${limit} for update skip locked`);
    if (rows.length === 0) return [];
    const ids = sql.join(
      rows.map(({ id }) => sql`${id}::int`),
      sql`, `,
    );
    await tx.execute(sql`delete from uploads where media_id in (${ids})`);
    await tx.execute(sql`delete from media where id in (${ids})`);
    return rows;
  });
}

/** Which of the names have a row. */
export async function findPictureNames(db: Database, names: string[]): Promise<Set<string>> {
  const rows = await db.select({ name: media.name }).from(media).where(inArray(media.name, names));
  return new Set(rows.map(({ name }) => name));
}
