import type { Batch } from '@kaksha/domain/catalogue';
import { formatClock, formatDate } from '@kaksha/domain/dates';
import type { StaffMember } from '@kaksha/domain/staff';
import { isDayCode, scheduleLabel, shortWeekday } from '@kaksha/domain/timetable';
import { type ComparedField, comparedFields, textOf } from '@kaksha/forms/use-conflict';
import { type BatchValues, customDays, weekdaysIn } from './batch-values';

/**
 * The fields of the batch form, in its order.
 * @param batches  name trainers that are not in the list of the staff
 */
export const comparedBatch = (
  staff: readonly StaffMember[],
  batches: readonly Batch[],
): ComparedField<BatchValues>[] => [
  {
    label: 'Class days',
    names: ['dayOfWeek', 'weekdays'],
    show({ dayOfWeek, weekdays }) {
      if (dayOfWeek === customDays) return textOf(weekdaysIn(weekdays).map(shortWeekday));
      const code = Number(dayOfWeek);
      return isDayCode(code) ? scheduleLabel({ dayOfWeek: code }) : textOf('');
    },
  },
  ...comparedFields<BatchValues>(
    {
      timePart: 'Time part',
      startDate: 'Start date',
      endDate: 'End date',
      startTime: 'Start time',
      endTime: 'End time',
      duration: 'Duration',
      timeZone: 'Timezone',
      mode: 'Mode',
      area: 'Area',
      address: 'Street address',
      meetingUrl: 'Meeting link',
      seats: 'Seats',
      trainerId: 'Trainer',
      active: 'Open for enrolment',
    },
    {
      startDate: (day) => formatDate(day),
      endDate: (day) => (day ? formatDate(day) : 'No end'),
      startTime: (time) => formatClock(time),
      endTime: (time) => (time ? formatClock(time) : textOf('')),
      seats: (seats) => seats.trim() || 'Unlimited',
      trainerId(id) {
        if (id === '') return 'The institute';
        const listed = staff.find(({ trainerId }) => String(trainerId) === id)?.name;
        return listed ?? batches.find(({ trainerId }) => String(trainerId) === id)?.trainerName ?? 'Another trainer';
      },
    },
  ),
];
