import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { readS3Settings } from '@kaksha/domain/bucket-address';
import { createS3Client } from './s3-client';
import { S3ReleaseStorage } from './s3-storage';
import { ReleaseStore } from './store';
import type { StoreOptions } from './store-reader';
import { KeyFolder } from './trust/keys';
import { storeId, type Trust } from './trust/store-trust';
import { ReleaseError } from './types';

type Settings = Readonly<Record<string, string | undefined>>;

/**
 * Opens the store at `RELEASES_URL`: a folder or `s3://bucket/folder?region=…&endpoint=…`; `.releases` of the project
 * by default. Releases of a bucket are cached in `.cache/releases` (`RELEASES_CACHE`). Signatures are made with the
 * private keys in `RELEASE_KEYS`, and verified from the root in `RELEASE_ROOT`. The default `.data/keys` does not follow
 * `DATA_DIR`: a start with other data has the same releases. The store of a real site is one in production, one without
 * demo mode, a bucket, or one whose root this machine was given (`RELEASE_ROOT`); it takes releases of commits only.
 * @param root  the project's folder
 * @param options.beginsAgain  in demo mode, signs the releases of a folder again when this machine trusts no root: its
 *   keys were deleted
 * @throws ReleaseError USAGE when the setting is invalid
 */
export function openStore(
  settings: Settings,
  root: string,
  { beginsAgain = false, ...options }: Partial<StoreOptions> & { beginsAgain?: boolean } = {},
): ReleaseStore {
  const where = settings.RELEASES_URL || join(root, '.releases');
  if (!/^[a-z][a-z\d+.-]+:\/\//i.test(where)) {
    return new ReleaseStore(resolve(where), {
      trust: readTrust(settings, root, resolve(where), beginsAgain),
      isReal: !isDemo(settings) || Boolean(settings.RELEASE_ROOT),
      ...options,
    });
  }
  const problems: string[] = [];
  const bucket = readS3Settings('RELEASES_URL', (name) => settings[name] || null, problems);
  if (!bucket) throw new ReleaseError('USAGE', problems.join(' '));
  // One cache folder per bucket.
  const id = createHash('sha256').update(bucket.base).digest('hex').slice(0, 12);
  const cache = join(settings.RELEASES_CACHE || join(root, '.cache/releases'), id);
  const storage = new S3ReleaseStorage(createS3Client(bucket), cache);
  return new ReleaseStore(storage, { trust: readTrust(settings, root, bucket.base, false), isReal: true, ...options });
}

const isDemo = (settings: Settings) => settings.NODE_ENV !== 'production' && settings.DEMO !== '0';

/** Only demo mode makes keys by itself. */
function readTrust(settings: Settings, root: string, where: string, beginsAgain: boolean): Trust {
  const folder = resolve(settings.RELEASE_KEYS || join(root, '.data/keys'));
  return {
    keys: new KeyFolder(folder, settings.RELEASE_ROOT ? resolve(settings.RELEASE_ROOT) : undefined),
    automatic: isDemo(settings),
    replacesOthers: beginsAgain,
    seenFile: join(folder, `seen-${storeId(where)}.json`),
  };
}
