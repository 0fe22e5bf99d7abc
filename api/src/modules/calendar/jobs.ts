import type { ScheduledJob } from '../../platform/jobs/job';
import { remindOfClasses } from './reminders-service';

export const scheduledJobs: readonly ScheduledJob[] = [
  /** Reminds learners 24 hours and one hour before a class. */
  { name: 'send-class-reminders', cron: '* * * * *', run: remindOfClasses },
];
