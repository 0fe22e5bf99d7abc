import type { Meta } from '@storybook/react-vite';
import { SearchBox } from './search-box';
import { SearchDialog } from './search-dialog';
import { SuggestionList } from './suggestion-list';

const meta: Meta<typeof SearchDialog> = { component: SearchDialog };
export default meta;

const nothing = () => {};

export const WithSuggestions = () => (
  <SearchDialog
    open
    onOpenChange={nothing}
    label="Search"
    field={<SearchBox label="Search courses, trainers and pages" value="data" onValueChange={nothing} />}
    footer={<p className="meta">Enter opens, Escape closes</p>}
  >
    <SuggestionList
      id="suggestions"
      optionId={(index) => `suggestion-${index}`}
      suggestions={[
        { kind: 'text', name: 'data', detail: 'All courses', path: '/live-courses?q=data' },
        { kind: 'page', name: 'Basic details', detail: 'Trainer area', path: '/patron/basicdetails/profile' },
        { kind: 'category', name: 'Data Science', detail: '12 courses', path: '/live-courses?category=data' },
        {
          kind: 'course',
          name: 'Data pipelines with Airflow, from a first task to a schedule that the whole team can read',
          detail: 'Data Science',
          path: '/course/1',
        },
        { kind: 'trainer', name: 'Daniel Dsouza', detail: 'Trainer', path: '/instructorprofile/1' },
        { kind: 'place', name: 'Dadar', detail: 'Classrooms', path: '/live-courses?place=Dadar' },
        { kind: 'tool', name: 'Databricks', detail: 'Tool', path: '/live-courses?tool=Databricks' },
      ]}
      highlighted={2}
      onChoose={nothing}
    />
  </SearchDialog>
);

export const WithoutResults = () => (
  <SearchDialog
    open
    onOpenChange={nothing}
    label="Search"
    field={<SearchBox label="Search courses, trainers and pages" value="" onValueChange={nothing} />}
  >
    <p className="note">You are offline.</p>
  </SearchDialog>
);
