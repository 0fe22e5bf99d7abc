import { batch } from '@kaksha/testing/factories';
import { States } from '@kaksha/testing/states';
import type { Meta } from '@storybook/react-vite';
import { BatchStrip } from './batch-strip';

const meta: Meta<typeof BatchStrip> = { component: BatchStrip };
export default meta;

const skipped = { day: '2026-01-26', action: 'skip', toDay: null, toTime: null, reason: 'Republic Day' } as const;

export const Lengths = () => (
  <States
    row
    of={{
      'four weeks': <BatchStrip batch={batch()} />,
      'a skipped class': <BatchStrip batch={batch({ sessionChanges: [skipped] })} />,
      'three months': <BatchStrip batch={batch({ endDate: '2026-04-17', weekdays: [6, 7] })} />,
      'no end': <BatchStrip batch={batch({ endDate: null })} />,
    }}
  />
);
