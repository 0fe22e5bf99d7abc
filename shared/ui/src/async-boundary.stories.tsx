import { States } from '@kaksha/testing/states';
import type { Meta } from '@storybook/react-vite';
import { AsyncBoundary, type AsyncResource } from './async-boundary';
import { EmptyState } from './empty-state';
import { Skeleton } from './skeleton';

const meta: Meta<typeof AsyncBoundary> = { component: AsyncBoundary };
export default meta;

const shown = (resource: AsyncResource<string[]>) => (
  <AsyncBoundary
    resource={resource}
    name="Saved courses"
    onRetry={() => {}}
    loading={<Skeleton />}
    empty={<EmptyState title="No saved courses" text="Press the heart of a course." />}
  >
    {(names) => <p>{names.join(', ')}</p>}
  </AsyncBoundary>
);
const data = ['Kubernetes in Production', 'Thirty Queries'];
const error = { message: 'The server did not answer.' };

export const AllStates = () => (
  <States
    of={{
      loading: shown({ status: 'loading', data: null, error: null }),
      data: shown({ status: 'succeeded', data, error: null }),
      empty: shown({ status: 'succeeded', data: [], error: null }),
      failed: shown({ status: 'failed', data: null, error }),
      'failed reload': shown({ status: 'failed', data, error }),
    }}
  />
);
