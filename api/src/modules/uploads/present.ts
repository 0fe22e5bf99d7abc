import type { StorageUse } from '@kaksha/domain/storage-use';

export const presentStorageUse = ({ usedBytes, quotaBytes }: StorageUse) => ({
  used_bytes: usedBytes,
  quota_bytes: quotaBytes,
});
