import { type S3Settings, splitBucketAddress } from '@kaksha/domain/bucket-address';
import { elementText, listedObjects } from '@kaksha/domain/bucket-listing';
import { cutText } from '@kaksha/domain/cut-text';
import { AwsClient } from 'aws4fetch';
import { ReleaseError } from './types';

const timeoutMs = 30_000;

export interface S3Object {
  key: string;
  /** Milliseconds. */
  changedAt: number;
}

/** The S3 operations that the release store uses. All reject with ReleaseError STORE_UNREACHABLE. */
export function createS3Client({ base, ...access }: S3Settings) {
  const client = new AwsClient({ ...access, service: 's3', retries: 3, initRetryMs: 100 });
  const { bucket, folder } = splitBucketAddress(base);
  const prefixed = (key: string) => (folder ? `${folder}/${key}` : key);

  async function send(address: string, init: RequestInit, accepted: number[]): Promise<Response> {
    const response = await client
      .fetch(address, { ...init, signal: AbortSignal.timeout(timeoutMs) })
      .catch((cause: unknown) => {
        throw new ReleaseError('STORE_UNREACHABLE', 'the release store cannot be reached', { cause });
      });
    if (response.ok || accepted.includes(response.status)) return response;
    const cause = new Error(`${response.status} ${cutText(await response.text(), 300)}`);
    throw new ReleaseError('STORE_UNREACHABLE', `the release store answered ${response.status}`, { cause });
  }
  const urlOf = (key: string) => `${base}/${key.split('/').map(encodeURIComponent).join('/')}`;

  return {
    /**
     * @param options.etag  returns `unchanged` when the object still has this ETag
     * @param options.maxBytes  returns `too large` after this many bytes, without reading the rest
     */
    async get(
      key: string,
      { etag, maxBytes }: { etag?: string; maxBytes: number },
    ): Promise<{ bytes: Buffer; etag: string } | 'unchanged' | 'too large' | null> {
      const headers: Record<string, string> = etag ? { 'if-none-match': etag } : {};
      const response = await send(urlOf(key), { headers }, [304, 404]);
      if (response.status === 404) return null;
      if (response.status === 304) return 'unchanged';
      const bytes = await readAtMost(response, maxBytes);
      return bytes === null ? 'too large' : { bytes, etag: response.headers.get('etag') ?? '' };
    },

    /**
     * @param condition  `absent`, or the ETag that the object must still have
     * @returns false, with nothing written, when the condition fails
     */
    async put(key: string, bytes: Buffer, condition?: 'absent' | { etag: string }): Promise<boolean> {
      const conditionHeaders =
        condition === 'absent' ? { 'if-none-match': '*' } : condition && { 'if-match': condition.etag };
      const init = {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: { ...conditionHeaders },
      };
      // 409: a concurrent conditional write. 404: the object that should have the ETag is missing.
      const response = await send(urlOf(key), init, condition ? [404, 409, 412] : []);
      await response.body?.cancel();
      return response.ok;
    },

    async remove(key: string): Promise<void> {
      const response = await send(urlOf(key), { method: 'DELETE' }, [404]);
      await response.body?.cancel();
    },

    async list(prefix: string): Promise<S3Object[]> {
      const found: S3Object[] = [];
      let token: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: prefixed(prefix) });
        if (token) query.set('continuation-token', token);
        const text = await (await send(`${bucket}?${query}`, {}, [])).text();
        for (const entry of listedObjects(text)) {
          const key = elementText(entry, 'Key').slice(folder ? folder.length + 1 : 0);
          found.push({ key, changedAt: Date.parse(elementText(entry, 'LastModified')) });
        }
        token = elementText(text, 'NextContinuationToken') || undefined;
      } while (token);
      return found;
    },
  };
}

/** @returns null when the body has more bytes */
async function readAtMost(response: Response, maxBytes: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = response.body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done || !value) return Buffer.concat(chunks);
    length += value.length;
    if (length > maxBytes) {
      await reader?.cancel();
      return null;
    }
    chunks.push(value);
  }
}

export type S3Client = ReturnType<typeof createS3Client>;
