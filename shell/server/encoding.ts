import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

/** The better of the encodings that a browser takes; null when it takes neither. */
export function encodingFor(accepted: string | string[] = ''): Encoding | null {
  const offers = String(accepted)
    .split(',')
    .map((offer) =>
      offer
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/),
    )
    .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name);
  return offers.includes('br') ? 'br' : offers.includes('gzip') ? 'gzip' : null;
}

export function compressed(text: string, encoding: Encoding): Promise<Buffer> {
  const bytes = Buffer.from(text);
  if (encoding === 'gzip') return zip(bytes, { level: 6 });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotli(bytes, { params });
}
