import { settleDueSeats as run } from '../../modules/seats/service';
import type { ScheduledJob } from './job';

/** Frees the seats of unpaid orders and unanswered offers, and offers them to the learners who wait. */
export const settleSeats: ScheduledJob = { name: 'settle-seats', cron: '* * * * *', run };
