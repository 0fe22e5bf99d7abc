import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { type S3Settings, splitBucketAddress } from '@kaksha/domain/bucket-address';
import { elementText, listedObjects } from '@kaksha/domain/bucket-listing';
import { AwsClient } from 'aws4fetch';
import { type FileStorage, type StoredKind, storageUnavailable, storedPictures } from './storage';
import { withinMs } from './within-ms';

/** For the start of an answer: a slow client may read a file for longer. */
const timeoutMs = 15_000;

/**
 * Stores files in an S3 bucket. Calls are retried twice.
 * @throws ApiError STORAGE_UNAVAILABLE (503)
 */
export function createS3Storage(
  { base, ...access }: S3Settings,
  { isFile, label, headersOf }: StoredKind = storedPictures,
): FileStorage {
  const client = new AwsClient({ ...access, service: 's3', retries: 2, initRetryMs: 100 });

  const { bucket, folder } = splitBucketAddress(base);
  const prefix = folder && `${folder}/`;

  async function fetchSigned(address: string, init: RequestInit): Promise<Response> {
    try {
      return await withinMs(timeoutMs, client.fetch(address, init));
    } catch (cause) {
      throw storageUnavailable(cause);
    }
  }
  const ask = (name: string, init: RequestInit) => fetchSigned(`${base}/${name}`, init);

  async function isOlder(name: string, than: Date): Promise<boolean> {
    const { ok, headers } = await ask(name, { method: 'HEAD' });
    return ok && Date.parse(headers.get('last-modified') ?? '') < than.getTime();
  }

  return {
    async write(name, bytes) {
      if (!isFile(name)) throw new Error(`storage: ${name} is not ${label}`);
      const response = await ask(name, {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: {
          ...headersOf(name),
          // Signs the bytes too, so that S3 detects corruption.
          'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
        },
      });
      if (!response.ok) throw storageUnavailable(new Error(`${response.status} ${await response.text()}`));
      await response.body?.cancel();
    },

    async read(name) {
      if (!isFile(name)) return null;
      const response = await ask(name, { method: 'GET' });
      if (response.ok && response.body) {
        const size = Number(response.headers.get('content-length'));
        return { stream: Readable.fromWeb(response.body as ReadableStream), size };
      }
      const answer = await response.text();
      if (response.status === 404) return null;
      throw storageUnavailable(new Error(`${response.status} ${answer}`));
    },

    async remove(name, olderThan) {
      if (!isFile(name) || (olderThan && !(await isOlder(name, olderThan)))) return;
      const response = await ask(name, { method: 'DELETE' });
      const answer = await response.text();
      if (!response.ok && response.status !== 404) throw storageUnavailable(new Error(`${response.status} ${answer}`));
    },

    async *list(olderThan) {
      let token = '';
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix, ...(token && { 'continuation-token': token }) });
        // The signature encodes a space as %20.
        const response = await fetchSigned(`${bucket}?${String(query).replaceAll('+', '%20')}`, {});
        const answer = await response.text();
        if (!response.ok) throw storageUnavailable(new Error(`${response.status} ${answer}`));
        yield listedObjects(answer)
          .filter((entry) => Date.parse(elementText(entry, 'LastModified')) < olderThan.getTime())
          .map((entry) => elementText(entry, 'Key').slice(prefix.length))
          .filter(isFile);
        token = elementText(answer, 'NextContinuationToken');
      } while (token);
    },
  };
}
