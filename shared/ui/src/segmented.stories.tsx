import { Controlled, States } from '@kaksha/testing/states';
import type { Meta } from '@storybook/react-vite';
import { Segmented } from './segmented';

const meta: Meta<typeof Segmented> = { component: Segmented };
export default meta;

const options = [
  { value: 'online', label: 'Online' },
  { value: 'classroom', label: 'Classroom' },
  { value: 'hybrid', label: 'Hybrid' },
];

export const AllStates = () => (
  <Controlled<string | null> initial="classroom">
    {(value, onValueChange) => (
      <States
        of={{
          selected: <Segmented label="Mode" options={options} {...{ value, onValueChange }} />,
          'nothing selected': <Segmented label="Delivery" options={options} value={null} {...{ onValueChange }} />,
          error: (
            <Segmented label="Place" options={options} value={null} {...{ onValueChange }} error="Choose a place" />
          ),
        }}
      />
    )}
  </Controlled>
);
