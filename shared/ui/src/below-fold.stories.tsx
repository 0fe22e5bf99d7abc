import type { Meta } from '@storybook/react-vite';
import { BelowFold } from './below-fold';

const meta: Meta<typeof BelowFold> = { component: BelowFold };
export default meta;

export const LaidOut = () => (
  <BelowFold>
    <p>This content is laid out when the browser is idle or it comes near.</p>
  </BelowFold>
);
