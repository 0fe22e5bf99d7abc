import { States } from '@kaksha/testing/states';
import type { Meta } from '@storybook/react-vite';
import { Heart, Search } from 'lucide-react';
import { ButtonLink } from './button';
import { EmptyState } from './empty-state';

const meta: Meta<typeof EmptyState> = { component: EmptyState };
export default meta;

export const AllStates = () => (
  <States
    of={{
      'with an action': (
        <EmptyState tile={<Search />} title="No course matches" text="Try fewer filters, or another day.">
          <ButtonLink to="/live-courses">Clear filters</ButtonLink>
        </EmptyState>
      ),
      icon: <EmptyState tile={<Heart aria-hidden="true" />} title="No saved courses yet" text="Press the heart." />,
      'title only': <EmptyState title="No messages" />,
    }}
  />
);
