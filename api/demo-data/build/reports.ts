import { dayMs } from '@kaksha/domain/time-units';
import { required } from '@kaksha/domain/typed';
import { courses } from '../../src/platform/database/schema/courses';
import { feedback, feedbackReports } from '../../src/platform/database/schema/support';
import { reportedReviews, reviewAnswers } from '../data/demo';
import { type Clock, noLaterThan } from './clock';
import type { People } from './learners';
import type { RowBook } from './rows';

/** Adds answers of trainers to reviews, and reviews that readers reported to the administrators. */
export function addReports(book: RowBook, clock: Clock, { learners }: People): void {
  for (const { review, answer } of reviewAnswers) {
    const row = required(
      book.of(feedback).find(({ text }) => text?.startsWith(review)),
      'the answered review',
    );
    row.answer = answer;
    row.answeredAt = noLaterThan(clock, new Date(Number(row.createdAt) + 2 * dayMs));
  }
  for (const { course, text, reports } of reportedReviews) {
    const { id } = required(
      book.of(courses).find(({ name }) => name === course),
      'the course of the reported review',
    );
    const row = required(
      book.of(feedback).find((one) => one.courseId === id && !one.text && one.stars <= 4),
      'a review without a text',
    );
    row.text = text;
    const readers = learners.filter((learner) => learner.id !== row.userId);
    reports.forEach((report, index) => {
      const userId = required(readers[index], 'a reader').id;
      book.add(feedbackReports, { feedbackId: row.id, userId, ...report, createdAt: clock.ago(1 + index, '19:10') });
    });
  }
}
