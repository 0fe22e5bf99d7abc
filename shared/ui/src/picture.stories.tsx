import { picture } from '@kaksha/testing/factories';
import type { Meta } from '@storybook/react-vite';
import { Picture } from './picture';

const meta: Meta<typeof Picture> = { component: Picture };
export default meta;

export const WithAlternative = () => (
  <div style={{ inlineSize: 300, blockSize: 200 }}>
    <Picture picture={picture()} alt="A yellow disc on orange" priority />
  </div>
);
