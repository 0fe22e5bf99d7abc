import { States } from '@kaksha/testing/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart, X } from 'lucide-react';
import { IconButton } from './icon-button';

const meta: Meta<typeof IconButton> = {
  component: IconButton,
  args: { label: 'Close', icon: <X aria-hidden="true" /> },
};
export default meta;

export const Playground: StoryObj<typeof IconButton> = {};

const heart = <Heart aria-hidden="true" />;

export const AllStates = () => (
  <States
    row
    of={{
      ghost: <IconButton label="Save ghost" icon={heart} />,
      outline: <IconButton label="Save outline" icon={heart} variant="outline" />,
      float: <IconButton label="Save float" icon={heart} variant="float" />,
      small: <IconButton label="Save small" icon={heart} size="s" variant="outline" />,
      pressed: <IconButton label="Save pressed" icon={heart} variant="float" pressed />,
      disabled: <IconButton label="Save disabled" icon={heart} variant="outline" disabled />,
    }}
  />
);
