import { States } from '@kaksha/testing/states';
import type { Meta } from '@storybook/react-vite';
import { Logo } from './logo';

const meta: Meta<typeof Logo> = { component: Logo };
export default meta;

export const AllStates = () => <States row of={{ 'with the name': <Logo />, 'mark only': <Logo markOnly /> }} />;
