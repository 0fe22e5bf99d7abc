import { States } from '@kaksha/testing/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MoveButtons } from './move-buttons';

const item = { id: 1, onMove: () => {} };

const meta: Meta<typeof MoveButtons> = {
  component: MoveButtons,
  args: { ...item, name: 'Docker', first: false, last: false },
};
export default meta;

export const Playground: StoryObj<typeof MoveButtons> = {};

export const AllStates = () => (
  <States
    row
    of={{
      between: <MoveButtons {...item} name="Docker" first={false} last={false} />,
      first: <MoveButtons {...item} name="Helm" first last={false} />,
      last: <MoveButtons {...item} name="Argo" first={false} last />,
    }}
  />
);
