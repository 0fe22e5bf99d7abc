import { States } from '@kaksha/testing/states';
import type { Meta } from '@storybook/react-vite';
import { JoinClass } from './join-class';

const meta: Meta<typeof JoinClass> = { component: JoinClass };
export default meta;

const join = { onJoin: async () => 'https://meet.example.test/room-12', onFailure: () => {} };

export const AllStates = () => (
  <States
    row
    of={{
      medium: <JoinClass {...join} />,
      small: <JoinClass {...join} size="s" />,
      trainer: <JoinClass {...join} label="Start class" />,
    }}
  />
);
