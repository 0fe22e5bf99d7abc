import { formatFileSize } from './materials';

/** The stored files of an account: pictures, materials and recordings. */
export interface StorageUse {
  usedBytes: number;
  quotaBytes: number;
}

const freeBytes = ({ usedBytes, quotaBytes }: StorageUse) => Math.max(0, quotaBytes - usedBytes);

/** For example `1.4 MB of 5 GB used, 5 GB free`. */
export const storageText = (use: StorageUse): string =>
  `${formatFileSize(use.usedBytes)} of ${formatFileSize(use.quotaBytes)} used, ${formatFileSize(freeBytes(use))} free`;

/** Why a file of this size cannot be stored; null when it can. */
export function storageFault(use: StorageUse, bytes: number): string | null {
  if (bytes <= freeBytes(use)) return null;
  return `There is no room for this file: ${storageText(use)}. Please remove files that you no longer need`;
}
