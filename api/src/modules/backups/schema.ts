import { Type } from 'typebox';
import { nullable, utcTime } from '../../platform/http/wire';

export const maxRuns = 30;

const count = Type.Integer({ minimum: 0 });

const BackupRunWire = Type.Object({
  name: Type.String({ maxLength: 100 }),
  startedAt: utcTime('Begin'),
  finishedAt: nullable(utcTime('Null while it runs, and for a run whose process was ended')),
  savedAt: nullable(utcTime('When all its files were stored')),
  restoredAt: nullable(utcTime('When it was restored into a scratch database with the same rows')),
  bytes: nullable(count),
  rows: nullable(count),
  failure: nullable(Type.String({ maxLength: 1000 })),
});

export const BackupsWire = Type.Object({
  isScheduled: Type.Boolean({ description: 'Whether the site has a destination for backups' }),
  lastGood: nullable(utcTime('End of the last run whose backup was restored and compared')),
  runs: Type.Array(BackupRunWire, { maxItems: maxRuns, description: 'Latest first' }),
});
