import { Controlled } from '@kaksha/testing/states';
import type { Meta } from '@storybook/react-vite';
import { Tabs } from './tabs';

const meta: Meta<typeof Tabs> = { component: Tabs };
export default meta;

const tabs = [
  { value: 'published', label: 'Published' },
  { value: 'draft', label: 'Drafts' },
  { value: 'ended', label: 'Ended' },
];

export const ThreeTabs = () => (
  <Controlled initial="published">
    {(value, onValueChange) => (
      <Tabs label="Courses" tabs={tabs} {...{ value, onValueChange }}>
        <p>{`Courses that are ${value}.`}</p>
      </Tabs>
    )}
  </Controlled>
);
