import type { ScheduledJob } from '../../platform/jobs/job';
import { settleDueSeats } from './service';

export const scheduledJobs: readonly ScheduledJob[] = [
  /** Frees the seats of unpaid orders and unanswered offers, and offers them to the learners who wait. */
  { name: 'settle-seats', cron: '* * * * *', run: settleDueSeats },
];
