import { States } from '@kaksha/testing/states';
import type { Meta } from '@storybook/react-vite';
import { Spinner } from './spinner';

const meta: Meta<typeof Spinner> = { component: Spinner };
export default meta;

export const AllStates = () => (
  <States of={{ plain: <Spinner />, 'with a text': <Spinner text="Loading blog post..." />, page: <Spinner page /> }} />
);
