import { describeBatch } from '@kaksha/domain/batches';
import type { NotificationKind } from '@kaksha/domain/notifications';
import { learnersPath } from '@kaksha/domain/paths';
import { coursePath } from '@kaksha/domain/slugs';
import { dayMs } from '@kaksha/domain/time-units';
import { required } from '@kaksha/domain/typed';
import { enquiries } from '../../src/platform/database/schema/activity';
import { batches, courses } from '../../src/platform/database/schema/courses';
import { notifications } from '../../src/platform/database/schema/notifications';
import { enrolments } from '../../src/platform/database/schema/payments';
import { trainers, users } from '../../src/platform/database/schema/people';
import { scheduleOf } from './batches';
import { type Clock, noLaterThan } from './clock';
import type { People, User } from './learners';
import type { RowBook } from './rows';

/** Latest rows of each subject that the demo trainer reads about. */
const perKind = 4;
/** Older notifications are read. */
const unreadDays = 3;

/** Adds the notifications of the demo learner and the demo trainer, from what happened to them. */
export function addNotifications(book: RowBook, clock: Clock, { priya }: People): void {
  const courseOf = (id: number) => required(book.of(courses)[id - 1], 'the course');
  const labelOf = (id: number) =>
    describeBatch(scheduleOf(required(book.of(batches)[id - 1], 'the batch')), clock.midnight);
  const trainerName = (id: number) => required(book.of(trainers)[id - 1], 'the trainer').name;
  const userName = (id: number) => required(book.of(users)[id - 1], 'the user').name || 'A learner';

  const tell = (user: User, kind: NotificationKind, happenedAt: Date, texts: Texts) => {
    const createdAt = noLaterThan(clock, happenedAt);
    const isRead = clock.midnight.getTime() - createdAt.getTime() > unreadDays * dayMs;
    const key = `demo ${kind} ${user.id} ${book.of(notifications).length}`;
    book.add(notifications, { userId: user.id, kind, ...texts, key, createdAt, ...(isRead && { readAt: createdAt }) });
  };

  for (const { courseId, batchId, userId, enrolledAt, status } of book.of(enrolments)) {
    if (userId !== priya.id || status !== 'Active' || !enrolledAt) continue;
    const title = `You are enrolled: ${courseOf(courseId).name}`;
    tell(priya, 'enrolment-confirmed', enrolledAt, { title, body: labelOf(batchId), link: '/my-courses' });
  }
  for (const { userId, reply, answeredAt, courseId, trainerId } of book.of(enquiries)) {
    if (userId !== priya.id || !reply || !answeredAt) continue;
    const title = `${trainerName(trainerId)} answered you about ${courseOf(courseId).name}`;
    tell(priya, 'enquiry-answered', answeredAt, { title, body: reply, link: '/user-dashboard/send-request' });
  }
  const announced = book.of(courses).find(({ name }) => name === 'Site Reliability Engineering');
  const next = book
    .of(batches)
    .find(({ courseId, startDate }) => courseId === announced?.id && startDate > clock.today);
  if (announced && next) {
    const link = coursePath(announced);
    tell(priya, 'new-batch', clock.ago(2, '10:15'), {
      title: `New batch: ${announced.name}`,
      body: labelOf(next.id),
      link,
    });
  }

  const trainerUser = required(
    book.of(users).find(({ email }) => email === 'trainer@kaksha.test'),
    'the demo trainer',
  );
  const trainer = required(
    book.of(trainers).find(({ userId }) => userId === trainerUser.id),
    'the demo trainer',
  );
  const seats = book.of(enrolments).filter((seat) => seat.trainerId === trainer.id && seat.enrolledAt);
  for (const { userId, courseId, batchId, enrolledAt } of latest(seats, ({ enrolledAt: at }) => at)) {
    tell(trainerUser, 'learner-enrolled', enrolledAt ?? clock.midnight, {
      title: `${userName(userId)} joined ${courseOf(courseId).name}`,
      body: labelOf(batchId),
      link: learnersPath(batchId),
      aboutUserId: userId,
    });
  }
  const questions = book.of(enquiries).filter(({ trainerId }) => trainerId === trainer.id);
  for (const { userId, courseId, name, message, createdAt } of latest(questions, ({ createdAt: at }) => at)) {
    tell(trainerUser, 'enquiry-received', createdAt ?? clock.midnight, {
      title: `${name || 'A learner'} asks about ${courseOf(courseId).name}`,
      body: message,
      link: `/patron/basicdetails/courses/activity/${courseId}?tab=contacted`,
      aboutUserId: userId,
    });
  }
}

interface Texts {
  title: string;
  body: string;
  link: string;
  aboutUserId?: number;
}

const latest = <T>(rows: readonly T[], at: (row: T) => Date | undefined): T[] =>
  rows.toSorted((one, other) => Number(at(other) ?? 0) - Number(at(one) ?? 0)).slice(0, perKind);
