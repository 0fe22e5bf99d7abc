import { writeCsv } from '../../platform/export/csv';
import type { presentEntry } from './present';

export const auditCsv = (rows: readonly ReturnType<typeof presentEntry>[]): string =>
  writeCsv(
    [
      { heading: 'When', value: ({ at }) => at },
      { heading: 'Who', value: ({ actor }) => actor?.name ?? 'The platform' },
      { heading: 'Address of who', value: ({ actor }) => actor?.email },
      { heading: 'Action', value: ({ action }) => action },
      { heading: 'What', value: ({ entity }) => entity },
      { heading: 'Id', value: ({ entityId }) => entityId },
      { heading: 'Name', value: ({ subject }) => subject },
      { heading: 'Network address', value: ({ address }) => address },
      { heading: 'Device', value: ({ device }) => device },
      { heading: 'Details', value: ({ detail }) => detail },
    ],
    rows,
  );
