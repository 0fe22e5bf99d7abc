import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { readS3Settings } from '@kaksha/domain/bucket-address';
import { createS3Client } from './s3-client';
import { S3ReleaseStorage } from './s3-storage';
import { ReleaseStore } from './store';
import type { StoreOptions } from './store-reader';
import { ReleaseError } from './types';

/**
 * Opens the store at `RELEASES_URL`: a folder or `s3://bucket/folder?region=…&endpoint=…`; `.releases` of the project by
 * default. Releases of a bucket are cached in `.cache/releases` (`RELEASES_CACHE`).
 * @param root  the project's folder
 * @throws ReleaseError USAGE when the setting is invalid
 */
export function openStore(
  settings: Readonly<Record<string, string | undefined>>,
  root: string,
  options: StoreOptions = {},
): ReleaseStore {
  const where = settings.RELEASES_URL || join(root, '.releases');
  if (!/^[a-z][a-z\d+.-]+:\/\//i.test(where)) return new ReleaseStore(resolve(where), options);
  const problems: string[] = [];
  const bucket = readS3Settings('RELEASES_URL', (name) => settings[name] || null, problems);
  if (!bucket) throw new ReleaseError('USAGE', problems.join(' '));
  // One cache folder per bucket.
  const id = createHash('sha256').update(bucket.base).digest('hex').slice(0, 12);
  const cache = join(settings.RELEASES_CACHE || join(root, '.cache/releases'), id);
  return new ReleaseStore(new S3ReleaseStorage(createS3Client(bucket), cache), options);
}
