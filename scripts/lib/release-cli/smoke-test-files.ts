import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Candidate } from './release-set';

/** Compressed size of the files that a remote's first page needs, and of any single file. */
const limits = { startBytes: 80_000, fileBytes: 200_000 };

/** Text that only a library's own code contains. The host provides these libraries. */
const copies: readonly [library: string, code: RegExp][] = [
  ['react', /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=/],
  ['react-dom', /react-stack-bottom-frame|Minified React error/],
  ['react-router', /No routes matched location/],
];

/** Reads the files of a remote. @returns why it may not go live, or null */
export async function problemOfFiles({ release, folder }: Candidate): Promise<string | null> {
  const isCode = (file: string) => /\.(?:[cm]?js|css)$/.test(file);
  const sizes = new Map<string, number>();
  for (const file of Object.keys(release.files).filter(isCode)) {
    const bytes = await readFile(join(folder, file));
    const copy = copies.find(([, code]) => code.test(bytes.toString()));
    if (copy) return `${file} holds a copy of ${copy[0]}, which the host provides`;
    if (file !== release.server) sizes.set(file, compressedSize(bytes));
  }
  for (const [file, bytes] of sizes) {
    if (bytes > limits.fileBytes)
      return `${file} has ${kilobytes(bytes)} compressed; the limit is ${kilobytes(limits.fileBytes)}`;
  }
  const start = [release.entry, ...(release.chunks.remote ?? []), ...release.styles];
  const total = start.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
  if (total <= limits.startBytes) return null;
  return `its first page needs ${kilobytes(total)} compressed; the limit is ${kilobytes(limits.startBytes)}`;
}

/** A fast setting: 5 % above the size that the site sends. */
const compressedSize = (bytes: Buffer) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
