import type { Meta } from '@storybook/react-vite';
import { SuggestionList } from './suggestion-list';

const meta: Meta<typeof SuggestionList> = { component: SuggestionList };
export default meta;

export const OneHighlighted = () => (
  <SuggestionList
    id="suggestions"
    optionId={(index) => `suggestion-${index}`}
    suggestions={[
      { kind: 'category', name: 'Data Science', detail: '12 courses', path: '/live-courses?category=data' },
      { kind: 'course', name: 'Data pipelines', detail: 'Data Science', path: '/course/1' },
    ]}
    highlighted={1}
    onChoose={() => {}}
  />
);
