import type { S3Settings } from '@kaksha/domain/bucket-address';
import { AwsClient } from 'aws4fetch';
import { ReleaseError } from './types';

const timeoutMs = 30_000;

export interface S3Object {
  key: string;
  /** Milliseconds. */
  changedAt: number;
}

/** The few calls of the S3 protocol that the release store is made of. All reject with STORE_UNREACHABLE. */
export function createS3Client({ base, ...access }: S3Settings) {
  const client = new AwsClient({ ...access, service: 's3', retries: 3, initRetryMs: 100 });
  const [, bucket = '', folder = ''] = /^(https?:\/\/[^/]+\/[^/]+)\/?(.*)$/.exec(base) ?? [];
  const prefixed = (key: string) => (folder ? `${folder}/${key}` : key);

  async function ask(address: string, init: RequestInit, fine: number[]): Promise<Response> {
    const response = await client
      .fetch(address, { ...init, signal: AbortSignal.timeout(timeoutMs) })
      .catch((cause: unknown) => {
        throw new ReleaseError('STORE_UNREACHABLE', 'the release store is out of reach', { cause });
      });
    if (response.ok || fine.includes(response.status)) return response;
    const cause = new Error(`${response.status} ${(await response.text()).slice(0, 300)}`);
    throw new ReleaseError('STORE_UNREACHABLE', `the release store answered ${response.status}`, { cause });
  }
  const at = (key: string) => `${base}/${key.split('/').map(encodeURIComponent).join('/')}`;

  return {
    /** @param unless  an ETag: `unchanged` is answered when it is still the same */
    async get(key: string, unless?: string): Promise<{ bytes: Buffer; etag: string } | 'unchanged' | null> {
      const headers: Record<string, string> = unless ? { 'if-none-match': unless } : {};
      const response = await ask(at(key), { headers }, [304, 404]);
      if (response.status === 404) return null;
      if (response.status === 304) return 'unchanged';
      return { bytes: Buffer.from(await response.arrayBuffer()), etag: response.headers.get('etag') ?? '' };
    },

    /**
     * @param when  `absent`, or an ETag: only while the object is still that one
     * @returns false, with nothing written, when it is not
     */
    async put(key: string, bytes: Buffer, when?: 'absent' | { etag: string }): Promise<boolean> {
      const condition = when === 'absent' ? { 'if-none-match': '*' } : when && { 'if-match': when.etag };
      const init = { method: 'PUT', body: new Uint8Array(bytes), headers: { ...condition } as Record<string, string> };
      // 409: another conditional write was under way. 404: what should still be there is not.
      const response = await ask(at(key), init, when ? [404, 409, 412] : []);
      await response.body?.cancel();
      return response.ok;
    },

    async remove(key: string): Promise<void> {
      const response = await ask(at(key), { method: 'DELETE' }, [404]);
      await response.body?.cancel();
    },

    async list(prefix: string): Promise<S3Object[]> {
      const found: S3Object[] = [];
      let token: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: prefixed(prefix) });
        if (token) query.set('continuation-token', token);
        const text = await (await ask(`${bucket}?${query}`, {}, [])).text();
        for (const [, entry = ''] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const key = textOf(entry, 'Key').slice(folder ? folder.length + 1 : 0);
          found.push({ key, changedAt: Date.parse(textOf(entry, 'LastModified')) });
        }
        token = textOf(text, 'NextContinuationToken') || undefined;
      } while (token);
      return found;
    },
  };
}

export type S3Client = ReturnType<typeof createS3Client>;

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" };

const textOf = (xml: string, tag: string) =>
  (new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(xml)?.[1] ?? '').replace(/&\w+;/g, (each) => entities[each] ?? each);
