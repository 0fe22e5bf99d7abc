import { menuIcons } from '@kaksha/domain/menu-icons';
import { States } from '@kaksha/testing/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MenuIcon } from './menu-icon';

const meta: Meta<typeof MenuIcon> = { component: MenuIcon, args: { name: 'heart' } };
export default meta;

export const Playground: StoryObj<typeof MenuIcon> = {};

export const AllStates = () => (
  <States row of={Object.fromEntries(menuIcons.map((name) => [name, <MenuIcon key={name} name={name} />]))} />
);
