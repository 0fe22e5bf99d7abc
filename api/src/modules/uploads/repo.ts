import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { type MediaKind, media } from '../../platform/database/schema/media';
import { uploads } from '../../platform/database/schema/people';
import type { StoredPicture } from '../../platform/media/pictures';

/** Records a stored picture and its uploader. Several users can be uploaders of one picture. */
export async function addUpload(
  tx: Database,
  { userId, trainerId }: { userId: number; trainerId: number | null },
  kind: MediaKind,
  picture: StoredPicture,
): Promise<void> {
  await tx
    .insert(media)
    .values({ ...picture, kind })
    .onConflictDoNothing({ target: media.name });
  const [row] = await tx.select({ id: media.id }).from(media).where(eq(media.name, picture.name));
  if (!row) throw new Error('addUpload: the picture could not be inserted');
  await tx
    .insert(uploads)
    .values({ userId, trainerId, mediaId: row.id })
    // A new upload resets the age, so that the picture is not removed as unused.
    .onConflictDoUpdate({ target: [uploads.userId, uploads.mediaId], set: { createdAt: new Date(), trainerId } });
}

/** The id of a picture, and whether the user uploaded it; null when there is no such picture. */
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
