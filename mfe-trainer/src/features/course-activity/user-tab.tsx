import type { Resource } from '@kaksha/api-client/resource';
import type { Batch } from '@kaksha/domain/catalogue';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { EmptyState } from '@kaksha/ui/empty-state';
import { Activity, MessageCircle, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ActivityTab } from '../../paths';
import { UserResults } from './user-results';
import type { UserOf } from './user-sorting';

/** Props of each tab of the page. */
export interface TabContext {
  courseId: number;
  courseName: string;
  /** IANA name of the zone in which dates are shown. */
  timeZone: string;
  /** Of the course; empty unless the course is in the trainer's own lists. */
  batches: readonly Batch[];
}

export interface UserTabProps<T extends ActivityTab> {
  tab: T;
  users: Resource<{ results: UserOf[T][] }>;
  batches: TabContext['batches'];
  onRetry: () => void;
  skeleton: ReactNode;
  keyOf: (user: UserOf[T]) => number;
  children: (user: UserOf[T], batchId: number | null) => ReactNode;
}

const texts = {
  enrolled: {
    label: 'Enrolled students',
    nouns: ['learner', 'learners'],
    empty: 'No enrolled students found for this course.',
    text: 'Share the course, and answer those who ask: most people enrol after a reply.',
    icon: <Users />,
  },
  contacted: {
    label: 'Contacted users',
    nouns: ['person', 'people'],
    empty: 'No contacted users found for this course.',
    text: 'People who open the chat, show interest or ask a question are listed here.',
    icon: <MessageCircle />,
  },
  activity: {
    label: 'View activity',
    nouns: ['person', 'people'],
    empty: 'No activity found for this course.',
    text: 'People who are signed in and open the course are listed here.',
    icon: <Activity />,
  },
} as const;

/** The users of one tab. */
export function UserTab<T extends ActivityTab>({
  tab,
  users,
  batches,
  onRetry,
  skeleton,
  keyOf,
  children,
}: UserTabProps<T>) {
  const { label, nouns, empty, text, icon } = texts[tab];
  return (
    <AsyncBoundary
      resource={users}
      name={label}
      singular={tab === 'activity'}
      onRetry={onRetry}
      loading={skeleton}
      isEmpty={({ results }) => results.length === 0}
      empty={<EmptyState title={empty} text={text} tile={icon} />}
    >
      {({ results }) => (
        <UserResults tab={tab} users={results} batches={batches} label={label} nouns={nouns} keyOf={keyOf}>
          {children}
        </UserResults>
      )}
    </AsyncBoundary>
  );
}
