import { States } from '@kaksha/testing/states';
import type { Meta } from '@storybook/react-vite';
import { TextLink } from './link';
import { SectionHeading } from './section-heading';

const meta: Meta<typeof SectionHeading> = { component: SectionHeading };
export default meta;

export const Variants = () => (
  <States
    of={{
      plain: (
        <SectionHeading
          title="Starting this week"
          text="Live classes with free seats"
          action={<TextLink to="/live-courses">All courses</TextLink>}
        />
      ),
      rule: <SectionHeading variant="rule" level={3} title="January" text="4 classes" />,
    }}
  />
);
