import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { HttpError } from '../http-error';
import type { S3Settings } from './s3-settings';
import { isPictureFile, type PictureStorage } from './storage';

const timeoutMs = 15_000;

/**
 * Keeps pictures in a bucket of anything that speaks Amazon's S3 protocol. A call that the storage does not take,
 * also when asked again, rejects with an `HttpError` 503.
 */
export function createS3Storage({ base, ...access }: S3Settings): PictureStorage {
  const client = new AwsClient({ ...access, service: 's3', retries: 2, initRetryMs: 100 });

  async function ask(name: string, init: RequestInit): Promise<Response> {
    try {
      return await client.fetch(`${base}/${name}`, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    } catch (cause) {
      throw unavailable(cause);
    }
  }

  return {
    async write(name, bytes) {
      if (!isPictureFile(name)) throw new Error(`storage: ${name} is not a picture's name`);
      const response = await ask(name, {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: {
          'content-type': `image/${name.slice(name.lastIndexOf('.') + 1)}`,
          'cache-control': 'public, max-age=31536000, immutable',
          // signs the bytes too, so that what arrives is what was sent
          'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
        },
      });
      if (!response.ok) throw unavailable(new Error(`${response.status} ${await response.text()}`));
      await response.body?.cancel();
    },

    async read(name) {
      if (!isPictureFile(name)) return null;
      const response = await ask(name, { method: 'GET' });
      if (response.ok && response.body) {
        const size = Number(response.headers.get('content-length'));
        return { stream: Readable.fromWeb(response.body as ReadableStream), size };
      }
      const answer = await response.text();
      if (response.status === 404) return null;
      throw unavailable(new Error(`${response.status} ${answer}`));
    },
  };
}

function unavailable(cause: unknown): HttpError {
  const error = new HttpError(503, 'STORAGE_UNAVAILABLE', 'Pictures are out of reach right now. Please try again.');
  error.cause = cause;
  return error;
}
