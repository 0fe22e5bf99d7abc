import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { type MediaKind, media } from '../../db/schema/media';
import { uploads } from '../../db/schema/people';
import type { StoredPicture } from '../../media/pictures';

/** Notes a stored picture and who sent it. One that is known already is only theirs, too, from now on. */
export async function addUpload(db: Database, userId: number, kind: MediaKind, picture: StoredPicture): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .insert(media)
      .values({ ...picture, kind })
      .onConflictDoNothing({ target: media.name });
    const [row] = await tx.select({ id: media.id }).from(media).where(eq(media.name, picture.name));
    if (!row) throw new Error('addUpload: the picture is neither there nor could be noted');
    await tx
      .insert(uploads)
      .values({ userId, mediaId: row.id })
      // Sent again: it is about to be used, so it is no leftover.
      .onConflictDoUpdate({ target: [uploads.userId, uploads.mediaId], set: { createdAt: new Date() } });
  });
}

/** The id of a picture, and whether that person sent it; null when there is no such picture. */
export async function findUpload(
  db: Database,
  name: string,
  userId: number,
): Promise<{ id: number; own: boolean } | null> {
  const [row] = await db
    .select({ id: media.id, sender: uploads.userId })
    .from(media)
    .leftJoin(uploads, and(eq(uploads.mediaId, media.id), eq(uploads.userId, userId)))
    .where(eq(media.name, name));
  return row ? { id: row.id, own: row.sender !== null } : null;
}
