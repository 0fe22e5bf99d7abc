import { Controlled, States } from '@kaksha/testing/states';
import type { Meta } from '@storybook/react-vite';
import { StarInput } from './star-input';

const meta: Meta<typeof StarInput> = { component: StarInput };
export default meta;

export const AllStates = () => (
  <Controlled initial={4}>
    {(value, onValueChange) => (
      <States
        of={{
          selected: <StarInput label="Your rating" {...{ value, onValueChange }} />,
          'nothing selected': <StarInput label="The course" value={0} {...{ onValueChange }} />,
          error: <StarInput label="The trainer" value={0} {...{ onValueChange }} error="Please choose a rating" />,
        }}
      />
    )}
  </Controlled>
);
