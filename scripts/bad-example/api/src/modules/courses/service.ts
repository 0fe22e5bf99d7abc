import { sql } from 'drizzle-orm';

export { coursesRepo } from './repo';

export const countCourses = sql`select count(*) from courses`;
