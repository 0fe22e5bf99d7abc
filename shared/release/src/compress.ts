import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(js|css|json|svg|txt|html|map)$/;
const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

/** Precompressed variants of a file that are smaller than it, by suffix. */
export async function compressedVariants(name: string, bytes: Buffer): Promise<[suffix: string, bytes: Buffer][]> {
  if (!compressible.test(name) || bytes.length < 256) return [];
  const variants: [string, Buffer][] = await Promise.all([
    brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }).then((out): [string, Buffer] => ['.br', out]),
    zip(bytes, { level: 9 }).then((out): [string, Buffer] => ['.gz', out]),
  ]);
  return variants.filter(([, out]) => out.length < bytes.length);
}
