import { picture } from '@kaksha/testing/factories';
import { States } from '@kaksha/testing/states';
import type { Meta } from '@storybook/react-vite';
import { Avatar } from './avatar';

const meta: Meta<typeof Avatar> = { component: Avatar };
export default meta;

export const Sizes = () => (
  <States
    row
    of={{
      xs: <Avatar name="Ananya Raghavan" size="xs" />,
      s: <Avatar name="Priya Nair" />,
      m: <Avatar name="Rahul" size="m" />,
      l: <Avatar name="Meera Iyer" size="l" />,
      xl: <Avatar name="Vikram Solanki" size="xl" />,
      picture: <Avatar name="Rahul Menon" size="xl" picture={picture()} />,
    }}
  />
);
