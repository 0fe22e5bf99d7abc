import { Controlled } from '@kaksha/testing/states';
import type { Meta } from '@storybook/react-vite';
import { ViewSwitch } from './view-switch';

const meta: Meta<typeof ViewSwitch> = { component: ViewSwitch };
export default meta;

const options = [
  { value: 'list', label: 'List' },
  { value: 'calendar', label: 'Calendar' },
];

export const TwoViews = () => (
  <Controlled initial="list">
    {(value, onValueChange) => <ViewSwitch label="View" {...{ options, value, onValueChange }} />}
  </Controlled>
);
