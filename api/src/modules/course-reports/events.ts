import type { Follows } from '../../platform/outbox/subscription';
import { hiddenNotification } from './notifications';

declare module '../../platform/outbox/events' {
  interface EventPayloads {
    /** An administrator hid a course or showed it again. */
    'course.moderated': { courseId: number; hidden: boolean };
  }
}

/** What follows from the events of this module. */
export const follows: Follows<'course.moderated'> = {
  'course.moderated': {
    notifications: { 'course-hidden': hiddenNotification },
  },
};
