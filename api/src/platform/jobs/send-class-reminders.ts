import { remindOfClasses as run } from '../../modules/calendar/reminders-service';
import type { ScheduledJob } from './job';

/** Reminds learners 24 hours and one hour before a class. */
export const sendClassReminders: ScheduledJob = { name: 'send-class-reminders', cron: '* * * * *', run };
