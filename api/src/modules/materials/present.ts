import type { StorageUse } from '@kaksha/domain/storage-use';
import { versionOf } from '../../platform/http/edit-conflict';
import type { MaterialRow } from './repo';
import type { MaterialWire } from './schema';

export const presentMaterial = (row: MaterialRow): MaterialWire => ({
  id: row.id,
  batch_id: row.batchId,
  kind: row.kind,
  title: row.title,
  session_day: row.sessionDay,
  visible_from: row.visibleFrom,
  link: row.link,
  file: row.fileName === null || row.fileSize === null ? null : { name: row.fileName, size: row.fileSize },
  version: materialVersion(row),
});

export const materialVersion = ({ kind, title, sessionDay, visibleFrom, link }: MaterialRow) =>
  versionOf({ kind, title, sessionDay, visibleFrom, link });

export const presentStorageUse = ({ usedBytes, quotaBytes }: StorageUse) => ({
  used_bytes: usedBytes,
  quota_bytes: quotaBytes,
});
