import { join } from 'node:path';
import type { Settings } from '../settings/settings';
import { createS3Storage } from './s3-storage';
import { createDiskStorage, type FileStorage, storedMaterials } from './storage';

type StorageSettings = Pick<Settings, 'bucket' | 'dataFolder'>;

export const uploadsOf = ({ dataFolder }: Pick<Settings, 'dataFolder'>): string => join(dataFolder, 'uploads');

/** The pictures in the bucket or the data folder. */
export const picturesOf = (settings: StorageSettings): FileStorage =>
  settings.bucket ? createS3Storage(settings.bucket) : createDiskStorage(uploadsOf(settings));

/** The files of materials, in a folder below the pictures. */
export const materialsOf = (settings: StorageSettings): FileStorage =>
  settings.bucket
    ? createS3Storage({ ...settings.bucket, base: `${settings.bucket.base}/materials` }, storedMaterials)
    : createDiskStorage(join(uploadsOf(settings), 'materials'), storedMaterials);
