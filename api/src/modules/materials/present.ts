import { versionOf } from '../../platform/http/edit-conflict';
import type { MaterialRow } from './repo';

export const presentMaterial = (row: MaterialRow) => ({
  ...row,
  file: row.fileName === null || row.fileSize === null ? null : { name: row.fileName, size: row.fileSize },
  version: materialVersion(row),
});

export const materialVersion = ({ kind, title, sessionDay, visibleFrom, link }: MaterialRow) =>
  versionOf({ kind, title, sessionDay, visibleFrom, link });
