import type { Picture } from '@kaksha/domain/catalogue';
import * as limits from '@kaksha/domain/limits';
import type { UserContext } from '../../platform/context/context';
import { mayAs } from '../../platform/context/policy';
import type { Principal } from '../../platform/context/principal';
import { ApiError, badRequest, forbidden } from '../../platform/http/api-error';
import { uploadsBusy } from '../../platform/http/upload-traffic';
import { encodePicture, pictureOf, requireDecodable, writePicture } from '../../platform/media/pictures';
import { createFairQueue } from './fair-queue';
import { mayUpload } from './policy';
import { mediaKinds, type UploadPurpose } from './purposes';
import { addUpload, findUpload } from './repo';
import { accountOf, requireRoom, takeRoom } from './storage-use-service';

/** The purpose of an upload that names none. */
export function defaultPurpose(principal: Principal): UploadPurpose {
  return mayUpload(principal, 'thumbnail') ? 'thumbnail' : 'profile';
}

export function tooLarge(purpose: UploadPurpose): ApiError {
  const megabytes = limits.upload[purpose] / 1024 / 1024;
  const message = `This picture is larger than ${megabytes} MB. Please choose a smaller one.`;
  return new ApiError(413, 'FILE_TOO_LARGE', message, { image: message });
}

/** Decoding a large picture takes 100 MB of memory, so pictures are decoded one after the other. */
const decodeInTurn = createFairQueue({ ...limits.decoding, refuse: uploadsBusy });

/**
 * Stores a picture in the sizes that pages use, and records its uploader.
 * @throws ApiError FORBIDDEN (403), FILE_TOO_LARGE and STORAGE_QUOTA (413), UPLOADS_BUSY (503), and as `encodePicture`
 */
export async function uploadPicture(
  context: Pick<UserContext, 'db' | 'storage' | 'principal' | 'settings'>,
  { bytes, purpose }: { bytes: Buffer; purpose: UploadPurpose },
): Promise<Picture> {
  const { db, principal, storage, settings } = context;
  if (!mayUpload(principal, purpose)) throw forbidden('You cannot send pictures for this.');
  if (bytes.length > limits.upload[purpose]) throw tooLarge(purpose);
  requireDecodable(bytes);
  const account = accountOf(principal);
  await requireRoom(context, { account, bytes: 1, field: 'image' });
  const encoded = await decodeInTurn(principal.id, () => encodePicture(bytes));
  const { stored } = encoded;
  // A picture that the user sends again uses no more storage.
  const isOwn = (await findUpload(db, stored.name, principal.id))?.own === true;
  const room = { account, bytes: isOwn ? 0 : stored.bytes, field: 'image' };
  await requireRoom(context, room);
  await writePicture(encoded, storage);
  await db.transaction(async (tx) => {
    await takeRoom({ ...context, db: tx }, room);
    const uploader = { userId: principal.id, trainerId: principal.trainerId };
    await addUpload(tx, uploader, mediaKinds[purpose], stored);
  });
  return pictureOf(stored, settings.mediaBase);
}

/**
 * The id of the picture at an address that an upload returned. Only its uploader and administrators may use it, and
 * everyone may keep the picture with `currentId`.
 * @throws ApiError VALIDATION_FAILED (400) on `field`
 */
export async function requireOwnPicture(
  { db, principal, settings }: Pick<UserContext, 'db' | 'principal' | 'settings'>,
  { address, field, currentId }: { address: string; field: string; currentId?: number | null },
): Promise<number> {
  const name = pictureName(address, settings.mediaBase);
  const found = name === null ? null : await findUpload(db, name, principal.id);
  if (found && (found.own || mayAs(principal, 'content') || found.id === currentId)) return found.id;
  const message = 'Please upload a picture of your own first';
  throw badRequest(`${message}.`, { [field]: message });
}

function pictureName(address: string, mediaBase: string): string | null {
  const base = new URL(mediaBase, 'http://here').pathname;
  const { pathname } = URL.canParse(address, 'http://here') ? new URL(address, 'http://here') : { pathname: '' };
  if (!pathname.startsWith(`${base}/`)) return null;
  return /^([a-z0-9]+)-\d+\.(?:avif|webp)$/.exec(pathname.slice(base.length + 1))?.[1] ?? null;
}
