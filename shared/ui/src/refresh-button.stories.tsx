import type { Meta } from '@storybook/react-vite';
import { RefreshButton } from './refresh-button';

const meta: Meta<typeof RefreshButton> = { component: RefreshButton };
export default meta;

export const Accent = () => <RefreshButton variant="accent" />;
