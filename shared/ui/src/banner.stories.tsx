import { States } from '@kaksha/testing/states';
import type { Meta } from '@storybook/react-vite';
import { Banner } from './banner';

const meta: Meta<typeof Banner> = { component: Banner };
export default meta;

export const Tones = () => (
  <States
    of={{
      info: <Banner>Classes of this batch begin at 7 PM.</Banner>,
      good: <Banner tone="good">Your course is published.</Banner>,
      bad: <Banner tone="bad">The course was not saved. Please try again.</Banner>,
      saffron: <Banner tone="saffron">Copy the address now: it is shown once.</Banner>,
      'neutral, without an icon': (
        <Banner tone="neutral" icon={null}>
          This batch was cancelled.
        </Banner>
      ),
    }}
  />
);
