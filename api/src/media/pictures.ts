import { createHash } from 'node:crypto';
import type { Picture } from '@kaksha/domain/catalogue';
import sharp from 'sharp';
import { ApiError } from '../api-error';
import { isPictureFile, type PictureStorage } from './storage';

/** What the database keeps of a picture; its files are `<name>-<width>.<avif|webp>`. */
export interface StoredPicture {
  name: string;
  /** Pixels of the widest file. */
  width: number;
  height: number;
  /** Widths that there are files of, narrowest first. */
  widths: number[];
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

/** 40 megapixels: a large camera's photo passes, a small file that unpacks to gigabytes does not. */
const pixelCap = 40_000_000;

/**
 * The kind of picture that the first bytes tell of, whatever the file's name or declared type says. SVG and PDF are
 * unknown here on purpose: the decoder could open them, and both can carry scripts or addresses to fetch.
 */
export function pictureKindOf(bytes: Buffer): 'png' | 'jpeg' | 'gif' | 'webp' | 'avif' | null {
  const ascii = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (/^GIF8[79]a/.test(ascii(0, 6))) return 'gif';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  if (ascii(4, 12) === 'ftypavif') return 'avif';
  return null;
}

/**
 * Takes an uploaded picture (PNG, JPEG, GIF, WebP or AVIF; of a moving one the first frame) and stores it encoded
 * anew as AVIF and WebP, 320, 640 and 960 pixels wide but never wider than it is. Position, camera and every other
 * note in the file are dropped. The name is a digest of the bytes, so that storing one picture twice changes nothing.
 * Throws `PictureError`. `effort` is AVIF's, 0 to 9: 1 takes a small part of the usual time for files a fifth larger.
 */
export async function storePicture(bytes: Buffer, storage: PictureStorage, effort = 1): Promise<StoredPicture> {
  if (!pictureKindOf(bytes)) {
    throw pictureError('UNSUPPORTED_PICTURE', 'Please choose a PNG, JPG, GIF or WebP picture.');
  }
  const upright = await decode(bytes);
  const widths: number[] = pictureWidths.filter((width) => width <= upright.info.width);
  if (widths.length === 0) widths.push(upright.info.width);
  const widest = widths.at(-1) as number;
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 24);
  await Promise.all(
    widths.map(async (width) => {
      const sized = sharp(upright.data, { raw: upright.info }).resize(width);
      await Promise.all([
        storage.write(`${name}-${width}.avif`, await sized.clone().avif({ quality: 58, effort }).toBuffer()),
        storage.write(`${name}-${width}.webp`, await sized.clone().webp({ quality: 80, effort: 2 }).toBuffer()),
      ]);
    }),
  );
  return { name, width: widest, height: Math.round((upright.info.height * widest) / upright.info.width), widths };
}

/** Removes a picture's files that are older than that; the database must not refer to them any more. */
export async function removePicture(
  { name, widths }: Pick<StoredPicture, 'name' | 'widths'>,
  storage: PictureStorage,
  olderThan?: Date,
): Promise<void> {
  const files = widths.flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]);
  await Promise.all(files.map((file) => storage.remove(file, olderThan)));
}

/** The name of the picture that a file in the storage is a part of; null for what a cut-off write left. */
export const pictureOfFile = (file: string): string | null =>
  isPictureFile(file) ? (file.split('-')[0] ?? null) : null;

async function decode(
  bytes: Buffer,
): Promise<{ data: Buffer; info: { width: number; height: number; channels: 3 | 4 } }> {
  const source = sharp(bytes, { limitInputPixels: pixelCap, failOn: 'error', autoOrient: true });
  try {
    const { data, info } = await source
      .resize({ width: pictureWidths.at(-1), withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, info: { width: info.width, height: info.height, channels: info.channels as 3 | 4 } };
  } catch (error) {
    if (error instanceof Error && /pixel limit/i.test(error.message)) {
      throw pictureError('PICTURE_TOO_LARGE', 'This picture has too many pixels. Please choose a smaller one.');
    }
    throw pictureError('BROKEN_PICTURE', 'This picture is damaged and could not be opened.');
  }
}

/** A stored picture as pages use it; `base` is the address its files are served at, without a slash at its end. */
export function pictureOf(stored: StoredPicture, base: string): Picture {
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
