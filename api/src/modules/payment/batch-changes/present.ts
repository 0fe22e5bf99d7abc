import type { BatchSchedule } from '@kaksha/domain/catalogue';
import type { ChangeOfLearner } from './repo';

const presentSchedule = (schedule: BatchSchedule) => ({ ...schedule, place: schedule.place ?? null });

export const presentBatchChange = ({ change, enrolment, course, trainerName }: ChangeOfLearner) => ({
  ...change,
  orderId: enrolment.orderId,
  courseId: course.id,
  courseName: course.name,
  trainerName,
  before: presentSchedule(change.before),
  after: presentSchedule(change.after),
  paid: enrolment.amountMinor > 0,
  answer: null,
});
