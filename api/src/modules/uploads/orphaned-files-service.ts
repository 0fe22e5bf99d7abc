import { hourMs } from '@kaksha/domain/time-units';
import type { ServiceContext } from '../../platform/context/context';
import { pictureOfFile, removePicture } from '../../platform/media/pictures';
import { deleteUnusedPictures, findPictureNames } from './orphaned-files-repo';

/** A picture can wait this long in an unsaved form or in a local draft. */
const graceDays = 14;
const maxPerRun = 100;

/** Up to this many files may lack a row whatever their share is; it is the files of four pictures. */
const maxStrays = 24;

type StorageContext = Pick<ServiceContext, 'db' | 'storage' | 'clock' | 'log'>;

/**
 * Removes pictures that were uploaded and are not used. Rows go first, so that no row refers to a missing file; a file
 * younger than `filesBefore` (default: one hour ago) is left to `removeStrayFiles`. Returns the number of pictures.
 */
export async function removeUnusedPictures(
  { db, storage, clock, log }: StorageContext,
  { filesBefore = new Date(clock.now().getTime() - hourMs) }: { filesBefore?: Date } = {},
): Promise<number> {
  const deleted = await deleteUnusedPictures(db, { graceDays, limit: maxPerRun });
  for (const picture of deleted) await removePicture(picture, storage, filesBefore);
  if (deleted.length > 0) log.info({ pictures: deleted.length }, 'removed unused pictures');
  return deleted.length;
}

/**
 * Removes files without a row that were written before `filesBefore` (default: a day ago); a crash between file and row
 * leaves them. Uploading a file again resets its age, so it is not removed. Returns the number of files.
 * @throws Error when most files have no row, because then the storage belongs to another database
 */
export async function removeStrayFiles(
  { db, storage, clock, log }: StorageContext,
  { filesBefore = new Date(clock.now().getTime() - 24 * hourMs) }: { filesBefore?: Date } = {},
): Promise<number> {
  const strays: string[] = [];
  let seen = 0;
  for await (const files of storage.list(filesBefore)) {
    const names = [...new Set(files.flatMap((file) => pictureOfFile(file) ?? []))];
    const known: Set<string | null> = await findPictureNames(db, names);
    strays.push(...files.filter((file) => !known.has(pictureOfFile(file))));
    seen += files.length;
  }
  if (strays.length > maxStrays && strays.length > seen / 2) {
    throw new Error(`${strays.length} of ${seen} files are not pictures of this database. Is it the right one?`);
  }
  for (const file of strays) await storage.remove(file, filesBefore);
  if (strays.length > 0) log.info({ files: strays.length }, 'removed stray files');
  return strays.length;
}
