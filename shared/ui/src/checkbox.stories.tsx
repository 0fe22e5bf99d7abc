import { States } from '@kaksha/testing/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './checkbox';

const meta: Meta<typeof Checkbox> = { component: Checkbox, args: { label: 'Online' } };
export default meta;

export const Playground: StoryObj<typeof Checkbox> = {};

export const AllStates = () => (
  <States
    of={{
      unchecked: <Checkbox label="Online" />,
      checked: <Checkbox label="Classroom" defaultChecked />,
      'with a count': <Checkbox label="Cloud & DevOps" count={12} />,
      hint: <Checkbox label="Send me a summary" hint="Once a week" defaultChecked />,
      error: <Checkbox label="I accept the terms" error="Please accept the terms" />,
      disabled: <Checkbox label="By mail" disabled defaultChecked />,
    }}
  />
);
