import type { Picture } from '@kaksha/domain/catalogue';
import type { limits } from '@kaksha/domain/limits';
import type { AxiosInstance } from 'axios';
import { resultOf } from './envelope';
import type { ResultsOf } from './operation-types';

export type UploadPurpose = keyof typeof limits.upload;

interface UploadOptions {
  /** From 0 to 1, as the bytes leave. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** A slow line takes its time for ten megabytes. */
const uploadTimeoutMs = 120_000;

/**
 * Sends a picture (PNG, JPG, GIF, WebP or AVIF; at most `limits.upload[purpose]` bytes) and answers it as pages show
 * it; its `src` is what a course or a profile is given. Rejects with `ApiError`: 413 above the size, 415 for what is no
 * picture, 400 for a damaged one, each with a sentence for the person.
 */
export async function uploadImage(
  http: AxiosInstance,
  image: Blob,
  purpose: UploadPurpose,
  { onProgress, signal }: UploadOptions = {},
): Promise<Picture> {
  const form = new FormData();
  form.append('purpose', purpose);
  form.append('image', image, image instanceof File ? image.name : 'image');
  const response = await http.post('/api/images/upload', form, {
    signal,
    timeout: uploadTimeoutMs,
    onUploadProgress: ({ progress }) => onProgress?.(progress ?? 0),
  });
  const { url, sources } = resultOf<ResultsOf<'uploadImage'>>(response);
  return { src: url, ...sources };
}
