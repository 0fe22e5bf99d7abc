/**
 * The API of the benchmark `join`, with a class that takes place now and its learners. Counts the attendance on
 * request.
 */
import { buildApp, createServices } from '@kaksha/api/app';
import { startSession } from '@kaksha/api/modules/auth/sessions-service';
import { readSettings } from '@kaksha/api/platform/settings/settings';
import { sql } from 'drizzle-orm';

const learnerCount = Number(process.argv[2]);
const settings = readSettings();
const { services, close } = await createServices(settings, { worker: false });
const { db } = services;

interface Row extends Record<string, unknown> {
  id: number;
}

/** The id of the only row that an insert returns. */
async function idOf(insert: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await db.execute<Row>(insert);
  return rows[0]?.id ?? 0;
}

/**
 * Categories and languages with the id 1 are reference data. The class takes all day, so that the hour does not count.
 */
async function addClass(): Promise<{ batchId: number; learners: number[] }> {
  await db.execute(sql`insert into users (email, name) select 'learner-' || n || '@example.com', 'Learner ' || n
    from generate_series(0, ${learnerCount}) n`);
  const { rows } = await db.execute<Row>(sql`select id from users order by id`);
  const [trainer = 0, ...learners] = rows.map(({ id }) => id);
  const trainerId = await idOf(sql`
    insert into trainers (user_id, kind, name, location) values (${trainer}, 'individual', 'Asha Rao', 'Pune') returning id`);
  const courseId = await idOf(sql`
    insert into courses (trainer_id, name, slug, description, category_id, language_id, fee_minor, course_status, stage, published_at)
    values (${trainerId}, 'A course', 'a-course', 'Six weeks.', 1, 1, 0, 'published', 5, now()) returning id`);
  const start = new Date(Date.now() - 60 * 60_000);
  const time = (at: Date) => at.toISOString().slice(11, 16);
  const batchId = await idOf(sql`
    insert into batches (course_id, trainer_id, day_of_week, start_date, end_date, time_from, time_to, duration, timezone)
    values (${courseId}, ${trainerId}, 3, ${start.toISOString().slice(0, 10)}, current_date + 30, ${time(start)},
      ${time(new Date(start.getTime() + 8 * 3_600_000))}, '8 hours', 'UTC') returning id`);
  await db.execute(sql`insert into meetings (batch_id, url, updated_by)
    values (${batchId}, 'https://meet.example.com/a-class', ${trainer})`);
  await db.execute(sql`
    with added as (insert into orders (user_id, course_id, trainer_id, batch_id, currency, fee_minor, discount, amount_minor,
        course_name, provider, status, expires_at, paid_at)
      select id, ${courseId}, ${trainerId}, ${batchId}, 'INR', 0, 0, 0, 'A course', 'free', 'paid', now(), now()
      from users where id <> ${trainer} returning id, user_id)
    insert into enrolments (user_id, course_id, trainer_id, batch_id, order_id, amount_minor, currency)
    select user_id, ${courseId}, ${trainerId}, ${batchId}, id, 0, 'INR' from added`);
  return { batchId, learners };
}

const { batchId, learners } = await addClass();
const tokens: string[] = [];
for (const userId of learners) {
  tokens.push(await startSession({ ...services, client: null }, { userId, deviceHash: null, isProven: false }));
}
await db.execute(sql`analyze`);
const app = await buildApp(settings, services);
const origin = await app.listen({ host: '127.0.0.1', port: 0 });

process.on('message', async (message) => {
  if (message === 'count') {
    const { rows } = await db.execute<{ rows: number; learners: number }>(sql`
      select count(*)::int as rows, count(distinct user_id)::int as learners from attendance where batch_id = ${batchId}`);
    process.send?.(rows[0]);
  } else {
    await app.close();
    await close();
    process.exit(0);
  }
});
process.send?.({ url: `${origin}${settings.prefix}/classes/${batchId}/join`, tokens });
