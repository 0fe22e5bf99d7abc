import { coverMotifs } from '@kaksha/domain/catalogue';
import { States } from '@kaksha/testing/states';
import type { Meta } from '@storybook/react-vite';
import { Cover } from './cover';

const meta: Meta<typeof Cover> = { component: Cover };
export default meta;

const box = { inlineSize: 180, blockSize: 120 };

export const Motifs = () => (
  <States
    row
    of={Object.fromEntries(
      coverMotifs.map((motif, index) => [
        motif,
        <div key={motif} style={box}>
          <Cover motif={motif} seed={index + 1} />
        </div>,
      ]),
    )}
  />
);
