import { States } from '@kaksha/testing/states';
import type { Meta } from '@storybook/react-vite';
import { TextButton } from './text-button';

const meta: Meta<typeof TextButton> = { component: TextButton };
export default meta;

export const Tones = () => (
  <States
    row
    of={{
      ink: <TextButton>Clear filters</TextButton>,
      quiet: <TextButton tone="quiet">7 more</TextButton>,
      bad: <TextButton tone="bad">Remove</TextButton>,
      prose: (
        <p>
          It did not load. <TextButton tone="prose">Try again</TextButton>
        </p>
      ),
    }}
  />
);
