import type { Batch } from '@kaksha/domain/catalogue';
import { batch, testNow } from '@kaksha/testing/factories';
import { States } from '@kaksha/testing/states';
import type { Meta } from '@storybook/react-vite';
import { BatchOption } from './batch-option';

const meta: Meta<typeof BatchOption> = { component: BatchOption };
export default meta;

const nothing = () => {};
const option = (overrides: Partial<Batch> = {}, rest: object = {}) => (
  <BatchOption
    batch={batch(overrides)}
    now={new Date(testNow)}
    viewerZone="Asia/Kolkata"
    checked={false}
    onChoose={nothing}
    {...rest}
  />
);

export const AllStates = () => (
  <div style={{ maxInlineSize: 760 }}>
    <States
      of={{
        plain: option(),
        chosen: option({}, { checked: true }),
        'few seats, a teacher': option({ seats: 12, seatsLeft: 3 }, { teacher: 'Ananya Raghavan' }),
        full: option({ seats: 12, seatsLeft: 0, waiting: 2 }),
        'running, in a classroom': option({ startDate: '2026-01-05', mode: 'Classroom(Offline)', area: 'Koramangala' }),
        'another time zone': option({}, { viewerZone: 'Europe/London' }),
        disabled: option({}, { disabled: true }),
      }}
    />
  </div>
);
