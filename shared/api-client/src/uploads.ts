import { animationNotice, isAnimation } from '@kaksha/domain/animations';
import type { Picture } from '@kaksha/domain/catalogue';
import type * as limits from '@kaksha/domain/limits';
import { pictureHeaderBytes, pictureSize } from '@kaksha/domain/picture-size';
import { pixelFault } from '@kaksha/domain/pictures';
import type { AxiosInstance } from 'axios';
import { resultOf } from './envelope';
import { ApiError } from './errors';
import type { ResultsOf } from './operation-types';

export type UploadPurpose = keyof typeof limits.upload;

interface UploadOptions {
  /** Receives the sent share of the bytes, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** Long enough for ten megabytes on a slow connection. */
const uploadTimeoutMs = 120_000;

/**
 * Uploads a picture (PNG, JPG, GIF, WebP or AVIF; at most `limits.upload[purpose]` bytes). Courses and profiles store
 * the returned `src`. Rejects with `ApiError`: 413 above the limit, without a call for too many pixels; 415 for another
 * file type, 400 for a damaged picture, each with a message for the user.
 */
export async function uploadPicture(
  http: AxiosInstance,
  image: Blob,
  purpose: UploadPurpose,
  { onProgress, signal }: UploadOptions = {},
): Promise<Picture> {
  const fault = await findPixelFault(image);
  if (fault) throw new ApiError(fault, 413, 'PICTURE_TOO_LARGE', { image: fault });
  const form = new FormData();
  form.append('purpose', purpose);
  form.append('image', image, image instanceof File ? image.name : 'image');
  const response = await http.post('/api/images/upload', form, {
    signal,
    timeout: uploadTimeoutMs,
    onUploadProgress: ({ progress }) => onProgress?.(progress ?? 0),
  });
  const { url, sources } = resultOf<ResultsOf<'uploadPicture'>>(response);
  return { src: url, ...sources };
}

/** Why a picture has too many pixels to be uploaded; null when it has not, and for other files. */
export async function findPixelFault(image: Blob): Promise<string | null> {
  const size = pictureSize(await headerOf(image));
  return size && pixelFault(size);
}

/** Shows a notice when a chosen picture is an animation, of which only the first picture is kept. */
export async function noticeAnimation(
  image: Blob,
  notify: { info: (title: string, options: { description: string }) => unknown },
): Promise<void> {
  const { title, description } = animationNotice;
  if (isAnimation(await bytesOf(image))) notify.info(title, { description });
}

/** No bytes when the file cannot be read; the upload says so. */
const bytesOf = (image: Blob) =>
  new Promise<Uint8Array>((resolve) => {
    const reader = new FileReader();
    reader.onloadend = () => {
      const { result } = reader;
      resolve(result && typeof result !== 'string' ? new Uint8Array(result) : new Uint8Array());
    };
    reader.readAsArrayBuffer(image);
  });

/** Outside of browsers there is no reader. */
const headerOf = async (image: Blob) => {
  const header = image.slice(0, pictureHeaderBytes);
  return 'FileReader' in globalThis ? bytesOf(header) : new Uint8Array(await header.arrayBuffer());
};
