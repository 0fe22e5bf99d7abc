import type { ResourceError, ResourceStatus } from '@kaksha/api-client/resource';
import { EmptyState } from '@kaksha/ui/empty-state';
import { ListFaces } from '@kaksha/ui/list-faces';
import { Activity, MessageCircle, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ActivityTab } from '../../paths';
import type { PersonOf } from './people-orders';
import { PeopleResults } from './people-results';

export interface TabPeopleProps<T extends ActivityTab> {
  tab: T;
  people: { status: ResourceStatus; error: ResourceError | null; data: { results: PersonOf[T][] } | null };
  onRetry: () => void;
  skeleton: ReactNode;
  keyOf: (person: PersonOf[T]) => number;
  children: (person: PersonOf[T]) => ReactNode;
}

const words = {
  enrolled: {
    label: 'Enrolled students',
    of: ['student', 'students'],
    empty: 'No enrolled students found for this course.',
    text: 'Share the course, and answer those who ask: most people enrol after a reply.',
    icon: <Users />,
  },
  contacted: {
    label: 'Contacted users',
    of: ['person', 'people'],
    empty: 'No contacted users found for this course.',
    text: 'People who open the chat, show interest or ask a question are listed here.',
    icon: <MessageCircle />,
  },
  activity: {
    label: 'View activity',
    of: ['person', 'people'],
    empty: 'No activity found for this course.',
    text: 'People who are signed in and open the course are listed here.',
    icon: <Activity />,
  },
} as const;

/** The people of one tab, in the state that they are in. */
export function TabPeople<T extends ActivityTab>({
  tab,
  people,
  onRetry,
  skeleton,
  keyOf,
  children,
}: TabPeopleProps<T>) {
  const { label, of, empty, text, icon } = words[tab];
  return (
    <ListFaces
      status={people.status}
      error={people.error}
      items={people.data?.results ?? null}
      name={label}
      onRetry={onRetry}
      skeleton={skeleton}
      empty={<EmptyState title={empty} text={text} tile={icon} />}
    >
      {(items) => (
        <PeopleResults tab={tab} people={items} label={label} words={of} keyOf={keyOf}>
          {children}
        </PeopleResults>
      )}
    </ListFaces>
  );
}
