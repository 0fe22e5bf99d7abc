import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip';

const supported: readonly Encoding[] = ['br', 'gzip'];
const [brotli, gzipAsync] = [promisify(brotliCompress), promisify(gzip)];

/** Browsers send few different headers. */
const known = new LRUCache<string, { encoding: Encoding | null }>({ max: 100 });

/** Brotli when the client accepts it, else gzip; null when it accepts neither. */
export function encodingFor(headers: IncomingHttpHeaders): Encoding | null {
  const accept = headers['accept-encoding'];
  if (typeof accept !== 'string') return null;
  const found = known.get(accept) ?? { encoding: negotiated(headers) };
  if (accept.length <= longestKnown) known.set(accept, found);
  return found.encoding;
}

const longestKnown = 100;

function negotiated(headers: IncomingHttpHeaders): Encoding | null {
  const accepted = new Negotiator({ headers }).encodings([...supported]);
  return supported.find((encoding) => accepted.includes(encoding)) ?? null;
}

/**
 * Pages cache their compressed bytes, so they are compressed here; compress.ts compresses every other dynamic answer.
 */
export function compressed(text: string, encoding: Encoding): Promise<Buffer> {
  const bytes = Buffer.from(text);
  if (encoding === 'gzip') return gzipAsync(bytes, { level: 6 });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotli(bytes, { params });
}
