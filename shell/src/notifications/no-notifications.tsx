import { ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { Bell } from 'lucide-react';
import { type ListQuery, searchOf } from './notifications-query';

export function NoNotifications({ query: { unread, kind, page } }: { query: ListQuery }) {
  if (unread || kind || page > 1) {
    return (
      <EmptyState
        title={unread && !kind ? 'You have read everything' : 'Nothing matches these filters'}
        tile={<Bell />}
      >
        <ButtonLink to={searchOf({ unread: false, page: 1 })}>Show all notifications</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No notifications yet"
      text="Answers to your questions, your enrolments and reminders of your classes appear here."
      tile={<Bell />}
    >
      <ButtonLink variant="accent" to="/live-courses">
        Browse courses
      </ButtonLink>
    </EmptyState>
  );
}
