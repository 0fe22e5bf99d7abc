import { States } from '@kaksha/testing/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './badge';

const meta: Meta<typeof Badge> = { component: Badge, args: { children: 'Published' } };
export default meta;

export const Playground: StoryObj<typeof Badge> = {};

export const Tones = () => (
  <States
    row
    of={{
      neutral: <Badge>Draft</Badge>,
      good: <Badge tone="good">Published</Badge>,
      bad: <Badge tone="bad">Cancelled</Badge>,
      info: <Badge tone="info">Demo class</Badge>,
      saffron: <Badge tone="saffron">20% off</Badge>,
    }}
  />
);
