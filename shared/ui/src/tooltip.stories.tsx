import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { Button } from './button';
import { Tooltip } from './tooltip';

const meta: Meta<typeof Tooltip> = { component: Tooltip };
export default meta;

export const Shown: StoryObj<typeof Tooltip> = {
  render: () => (
    <Tooltip text="Copies the address">
      <Button>Copy</Button>
    </Tooltip>
  ),
  play: async () => {
    await userEvent.tab();
    await screen.findByText('Copies the address');
  },
};
