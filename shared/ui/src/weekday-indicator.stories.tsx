import { batch } from '@kaksha/testing/factories';
import { States } from '@kaksha/testing/states';
import type { Meta } from '@storybook/react-vite';
import { WeekdayIndicator } from './weekday-indicator';

const meta: Meta<typeof WeekdayIndicator> = { component: WeekdayIndicator };
export default meta;

export const Weeks = () => (
  <States
    row
    of={{
      weekdays: <WeekdayIndicator batch={batch()} />,
      'Tuesday, Thursday and Saturday': <WeekdayIndicator batch={batch({ weekdays: [2, 4, 6] })} />,
    }}
  />
);
