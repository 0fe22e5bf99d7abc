import { everyCase } from '@kaksha/testing/every-case';
import { eq, sql } from 'drizzle-orm';
import { openCountedDatabase } from '../../../test/count-queries';
import { makeShop, order } from '../../../test/order-fixtures';
import { signIn } from '../../../test/test-app';
import { keptMails } from '../database/schema/platform';

jest.setTimeout(600_000);

const step = everyCase ? 1 : 10;

test('a process that ends at any statement of an enrolment leaves each mail exactly once', async () => {
  // Every statement counts, those of the queue included. After the last one that is left, every further one fails.
  let left = Number.POSITIVE_INFINITY;
  const count = () => {
    left -= 1;
    if (left < 0) throw new Error('the process has ended');
  };
  const database = await openCountedDatabase();
  database.queries.push = () => {
    count();
    return 0;
  };
  const shop = await makeShop(
    {},
    {
      ...database,
      execute: async (text, values) => {
        count();
        return database.execute(text, values);
      },
    },
  );
  const subjectsTo = async (email: string) =>
    (await shop.db.select().from(keptMails).where(eq(keptMails.to, email))).map(({ subject }) => subject).sort();

  let ended = 0;
  for (let statements = 0; ended * step === statements; statements += step) {
    const email = `learner-${statements}@example.com`;
    const learner = await signIn(shop, email, { name: `Learner ${statements} of the crash` });
    const { checkout } = await order(shop, learner);
    const pay = () =>
      shop.call('POST', checkout.url.slice(shop.settings.prefix.length), {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'outcome=succeed',
      });

    left = statements;
    await pay();
    await shop.runJobs().catch(() => {});
    if (left < 0) ended += 1;
    left = Number.POSITIVE_INFINITY;

    // The provider repeats its event, and the jobs of the ended process expire.
    await pay();
    await shop.db.execute(sql`update pgboss.job set started_on = now() - interval '1 hour' where state = 'active'`);
    await shop.services.queue.boss.expire();
    await shop.runJobs({ retries: true });
    expect(await subjectsTo(email)).toEqual([
      expect.stringMatching(/^Invoice INV\//),
      expect.stringMatching(/^You are enrolled: Kubernetes in Production/),
    ]);
    const joined = (await subjectsTo('trainer@example.com')).filter((subject) =>
      subject.startsWith(`Learner ${statements} of the crash joined`),
    );
    expect(joined).toHaveLength(1);
  }
  // The payment and its jobs are more statements than the transaction alone.
  expect(ended * step).toBeGreaterThan(30);
  await shop.close();
});
