import { States } from '@kaksha/testing/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Heart, Trash2 } from 'lucide-react';
import { Button, ButtonLink } from './button';

const meta: Meta<typeof Button> = { component: Button, args: { children: 'Save course' } };
export default meta;

export const Playground: StoryObj<typeof Button> = {};

export const Variants = () => (
  <States
    row
    of={{
      accent: <Button variant="accent">Enrol</Button>,
      ink: <Button variant="ink">Publish</Button>,
      outline: <Button>Cancel</Button>,
      ghost: <Button variant="ghost">Skip</Button>,
      danger: <Button danger>Delete course</Button>,
      'danger ghost': (
        <Button danger variant="ghost">
          End it
        </Button>
      ),
    }}
  />
);

export const Sizes = () => (
  <States
    row
    of={{
      s: <Button size="s">Small</Button>,
      m: <Button>Medium</Button>,
      l: <Button size="l">Large</Button>,
      block: (
        <div style={{ inlineSize: 260 }}>
          <Button block>Fills its container</Button>
        </div>
      ),
    }}
  />
);

export const Conditions = () => (
  <States
    row
    of={{
      busy: (
        <Button busy variant="accent">
          Enrol
        </Button>
      ),
      disabled: <Button disabled>Enrol</Button>,
      pressed: (
        <Button pressed icon={<Heart aria-hidden="true" />}>
          Saved
        </Button>
      ),
      'not pressed': (
        <Button pressed={false} icon={<Heart aria-hidden="true" />}>
          Save
        </Button>
      ),
      'with icons': (
        <Button icon={<Trash2 aria-hidden="true" />} iconEnd={<ArrowRight aria-hidden="true" />}>
          Both sides
        </Button>
      ),
    }}
  />
);

export const Links = () => (
  <States
    row
    of={{
      accent: (
        <ButtonLink to="/live-courses" variant="accent">
          Browse courses
        </ButtonLink>
      ),
      outline: (
        <ButtonLink to="/" iconEnd={<ArrowRight aria-hidden="true" />}>
          All trainers
        </ButtonLink>
      ),
    }}
  />
);
