import type { BatchSchedule } from '@kaksha/domain/catalogue';
import type { ChangeOfLearner } from './repo';
import type { BatchChangeWire, BatchScheduleWire } from './schema';

const presentSchedule = (schedule: BatchSchedule): BatchScheduleWire => ({
  day_of_week: schedule.dayOfWeek,
  weekdays: schedule.weekdays && [...schedule.weekdays],
  start_date: schedule.startDate,
  end_date: schedule.endDate,
  time_from: schedule.startTime,
  time_to: schedule.endTime,
  timezone: schedule.timeZone,
  place: schedule.place ?? null,
});

export const presentBatchChange = ({ change, enrolment, course, trainerName }: ChangeOfLearner): BatchChangeWire => ({
  id: change.id,
  order_id: enrolment.orderId,
  batch_id: change.batchId,
  course_id: course.id,
  course_name: course.name,
  trainer_name: trainerName,
  before: presentSchedule(change.before),
  after: presentSchedule(change.after),
  paid: enrolment.amountMinor > 0,
  respond_until: change.respondUntil.toISOString(),
  answer: null,
});
