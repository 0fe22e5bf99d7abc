import type { Picture } from '@kaksha/domain/catalogue';
import { limits } from '@kaksha/domain/limits';
import { ApiError, badRequest, forbidden } from '../../api-error';
import type { Database } from '../../db/database';
import { PictureError, type PictureFault, pictureOf, storePicture } from '../../media/pictures';
import type { Services } from '../../services';
import type { Viewer } from '../../viewer';
import { mayUpload } from './policy';
import { kindOf, type UploadPurpose } from './purposes';
import { addUpload, findUpload } from './repo';

type Person = NonNullable<Viewer>;

const statuses: Record<PictureFault, number> = {
  UNSUPPORTED_PICTURE: 415,
  BROKEN_PICTURE: 400,
  PICTURE_TOO_LARGE: 413,
};

/** What a picture is for when that is not said. */
export function usualPurpose(person: Person): UploadPurpose {
  return mayUpload(person, 'thumbnail') ? 'thumbnail' : 'profile';
}

export function tooLarge(purpose: UploadPurpose): ApiError {
  const megabytes = limits.upload[purpose] / 1024 / 1024;
  const message = `This picture is larger than ${megabytes} MB. Please choose a smaller one.`;
  return new ApiError(413, 'FILE_TOO_LARGE', message, { image: message });
}

/**
 * Stores a picture in the sizes that pages use, and notes whose it is. Throws 403 for somebody who may not, 413 above
 * the purpose's size, 415 and 400 for what is no picture or a damaged one.
 */
export async function uploadImage(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  person: Person,
  { bytes, purpose, mediaBase }: { bytes: Buffer; purpose: UploadPurpose; mediaBase: string },
): Promise<Picture> {
  if (!mayUpload(person, purpose)) throw forbidden('You cannot send pictures for this.');
  if (bytes.length > limits.upload[purpose]) throw tooLarge(purpose);
  try {
    const stored = await oneAtATime(() => storePicture(bytes, storage));
    await addUpload(db, person.id, kindOf[purpose], stored);
    return pictureOf(stored, mediaBase);
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    throw new ApiError(statuses[error.code], error.code, error.message, { image: error.message });
  }
}

let last: Promise<unknown> = Promise.resolve();

/** An open picture of many pixels takes a hundred megabytes: a second one waits, so that many cannot take all. */
function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work, work);
  last = mine.catch(() => undefined);
  return mine;
}

/**
 * The id of the picture at an address that an upload answered. Only who sent a picture may use it, and admins; `kept`
 * is one that may be used in any case, because it is in its place already. Throws 400 with a sentence on `field`.
 */
export async function ownPicture(
  db: Database,
  person: Person,
  address: string,
  { mediaBase, field, kept }: { mediaBase: string; field: string; kept?: number | null },
): Promise<number> {
  const name = pictureName(address, mediaBase);
  const found = name === null ? null : await findUpload(db, name, person.id);
  if (found && (found.own || person.isAdmin || found.id === kept)) return found.id;
  const message = 'Please upload a picture of your own first';
  throw badRequest(`${message}.`, { [field]: message });
}

function pictureName(address: string, mediaBase: string): string | null {
  const base = new URL(mediaBase, 'http://here').pathname;
  const { pathname } = URL.canParse(address, 'http://here') ? new URL(address, 'http://here') : { pathname: '' };
  if (!pathname.startsWith(`${base}/`)) return null;
  return /^([a-z0-9]+)-\d+\.(?:avif|webp)$/.exec(pathname.slice(base.length + 1))?.[1] ?? null;
}
