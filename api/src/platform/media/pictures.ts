import { createHash } from 'node:crypto';
import type { Picture } from '@kaksha/domain/catalogue';
import * as limits from '@kaksha/domain/limits';
import { pictureKindOf, pictureSize } from '@kaksha/domain/picture-size';
import { type PictureKind, pictureTypeMessage, pixelFault } from '@kaksha/domain/pictures';
import { itemAt } from '@kaksha/domain/typed';
import type { Sharp } from 'sharp';
import { ApiError } from '../http/api-error';
import { type FileStorage, isPictureFile } from './storage';

/** The database row of a picture; its files are `<name>-<width>.<avif|webp>`. */
export interface StoredPicture {
  name: string;
  /** Pixels of the widest file. */
  width: number;
  height: number;
  /** Widths of the files, ascending. */
  widths: number[];
  /** Of all files. */
  bytes: number;
}

/** A picture in the sizes that pages use, before it is stored. */
interface EncodedPicture {
  stored: StoredPicture;
  files: readonly { name: string; bytes: Buffer }[];
}

type PictureFault = 'UNSUPPORTED_PICTURE' | 'BROKEN_PICTURE' | 'PICTURE_TOO_LARGE';

const statuses: Record<PictureFault, number> = {
  UNSUPPORTED_PICTURE: 415,
  BROKEN_PICTURE: 400,
  PICTURE_TOO_LARGE: 413,
};

const pictureError = (code: PictureFault, message: string) =>
  new ApiError(statuses[code], code, message, { image: message });

export const pictureWidths = [320, 640, 960] as const;

/** Pixels of the longest side that WebP can encode. AVIF and JPEG allow more. */
const sideMax = 16_383;

const tooLong = () =>
  pictureError('PICTURE_TOO_LARGE', 'This picture is too tall for its width. Please cut it or choose another one.');
const broken = () => pictureError('BROKEN_PICTURE', 'This picture is damaged and could not be opened.');

export { pictureKindOf };

interface StoreOptions {
  /** Of AVIF, 0 to 9; 1 is much faster than the default for files 20 % larger. */
  effort?: number;
  /** Names of files that are not encoded again. */
  stored?: ReadonlySet<string>;
}

/**
 * Encodes an uploaded picture (PNG, JPEG, GIF, WebP or AVIF; the first frame of an animation) as AVIF and WebP, 320, 640
 * and 960 pixels wide and never enlarged, without metadata. The name is a digest of the bytes.
 * @throws ApiError UNSUPPORTED_PICTURE (415), BROKEN_PICTURE (400), PICTURE_TOO_LARGE (413)
 */
export async function encodePicture(bytes: Buffer, { effort = 1, stored }: StoreOptions = {}): Promise<EncodedPicture> {
  const kind = requireDecodable(bytes);
  const { default: sharp } = await import('sharp');
  const upright = await decode(sharp, bytes, kind);
  if (upright.info.height > sideMax) throw tooLong();
  const widths: number[] = pictureWidths.filter((width) => width <= upright.info.width);
  if (widths.length === 0) widths.push(upright.info.width);
  const widest = itemAt(widths, widths.length - 1);
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 24);
  const encoded = await Promise.all(
    widths.flatMap((width) => {
      const sized = sharp(upright.data, { raw: upright.info }).resize(width);
      return [
        { name: `${name}-${width}.avif`, picture: sized.clone().avif({ quality: 58, effort }) },
        { name: `${name}-${width}.webp`, picture: sized.clone().webp({ quality: 80, effort: 2 }) },
      ]
        .filter((file) => !stored?.has(file.name))
        .map(async (file) => ({ name: file.name, bytes: await encode(file.picture) }));
    }),
  );
  const height = Math.round((upright.info.height * widest) / upright.info.width);
  const sum = encoded.reduce((total, file) => total + file.bytes.length, 0);
  return { stored: { name, width: widest, height, widths, bytes: sum }, files: encoded };
}

export async function writePicture({ files }: EncodedPicture, storage: FileStorage): Promise<void> {
  await Promise.all(files.map(({ name, bytes }) => storage.write(name, bytes)));
}

/** Encodes and stores a picture. @throws ApiError as `encodePicture` */
export async function storePicture(
  bytes: Buffer,
  storage: FileStorage,
  options: StoreOptions = {},
): Promise<StoredPicture> {
  const encoded = await encodePicture(bytes, options);
  await writePicture(encoded, storage);
  return encoded.stored;
}

/**
 * The format of a picture whose header names no more pixels than are decoded.
 * @throws ApiError UNSUPPORTED_PICTURE (415), PICTURE_TOO_LARGE (413)
 */
export function requireDecodable(bytes: Buffer): PictureKind {
  const kind = pictureKindOf(bytes);
  if (!kind) throw pictureError('UNSUPPORTED_PICTURE', `${pictureTypeMessage}.`);
  const size = pictureSize(bytes);
  const fault = size && pixelFault(size);
  if (fault) throw pictureError('PICTURE_TOO_LARGE', fault);
  return kind;
}

/** Removes the files of a picture that are older than `olderThan`. Delete its row first. */
export async function removePicture(
  { name, widths }: Pick<StoredPicture, 'name' | 'widths'>,
  storage: FileStorage,
  olderThan?: Date,
): Promise<void> {
  const files = widths.flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]);
  await Promise.all(files.map((file) => storage.remove(file, olderThan)));
}

/** The picture name of a file; null for the draft of an interrupted write. */
export const pictureOfFile = (file: string): string | null =>
  isPictureFile(file) ? (file.split('-')[0] ?? null) : null;

/** An encoder that refuses a picture answers for the picture, not for the server. */
async function encode(picture: Sharp): Promise<Buffer> {
  try {
    return await picture.toBuffer();
  } catch {
    throw broken();
  }
}

async function decode(
  sharp: typeof import('sharp').default,
  bytes: Buffer,
  kind: PictureKind,
): Promise<{ data: Buffer; info: { width: number; height: number; channels: 3 | 4 } }> {
  const source = sharp(bytes, { limitInputPixels: limits.pixels[kind], failOn: 'error', autoOrient: true });
  try {
    const { data, info } = await source
      .timeout({ seconds: limits.decoding.seconds })
      .resize({ width: pictureWidths.at(-1), withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, info: { width: info.width, height: info.height, channels: info.channels as 3 | 4 } };
  } catch (error) {
    if (error instanceof Error && /pixel limit/i.test(error.message)) {
      throw pictureError('PICTURE_TOO_LARGE', 'This picture has too many pixels. Please choose a smaller one.');
    }
    if (error instanceof Error && error.message.startsWith('timeout')) {
      throw pictureError('PICTURE_TOO_LARGE', 'This picture takes too long to open. Please choose a smaller one.');
    }
    throw broken();
  }
}

/** A stored picture as pages use it; `base` is the address of the files without a trailing slash. */
export function pictureOf(stored: Omit<StoredPicture, 'bytes'>, base: string): Picture {
  const address = (width: number, kind: string) => `${base}/${stored.name}-${width}.${kind}`;
  const srcset = (kind: string) => stored.widths.map((width) => `${address(width, kind)} ${width}w`).join(', ');
  return {
    src: address(stored.width, 'webp'),
    avif: srcset('avif'),
    webp: srcset('webp'),
    width: stored.width,
    height: stored.height,
  };
}
