import { States } from '@kaksha/testing/states';
import type { Meta } from '@storybook/react-vite';
import { TextLink } from './link';

const meta: Meta<typeof TextLink> = { component: TextLink };
export default meta;

export const Tones = () => (
  <States
    row
    of={{
      ink: <TextLink to="/a">All courses</TextLink>,
      quiet: (
        <TextLink to="/b" tone="quiet">
          Open demo mailbox
        </TextLink>
      ),
      bad: (
        <TextLink to="/c" tone="bad">
          Delete account
        </TextLink>
      ),
      prose: (
        <p>
          Read the{' '}
          <TextLink to="/d" tone="prose">
            terms
          </TextLink>{' '}
          first.
        </p>
      ),
    }}
  />
);
