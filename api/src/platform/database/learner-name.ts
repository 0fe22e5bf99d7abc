import { sql } from 'drizzle-orm';
import { formerLearner } from './deleted-account';
import { users } from './schema/people';

/** The name of a learner in the lists of trainers. */
export const learnerName = sql`case when ${users.email} like '%@deleted.invalid'
  then ${formerLearner} else ${users.name} end`.mapWith(users.name);
