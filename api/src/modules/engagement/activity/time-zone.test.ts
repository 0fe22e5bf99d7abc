import { dayIn } from '@kaksha/domain/dates';
import { makeShop, type Shop } from '../../../../test/order-fixtures';
import { enquiries } from '../../../platform/database/schema/activity';
import { figuresByDay } from './repo';

let shop: Shop;

beforeAll(async () => {
  shop = await makeShop();
});
afterAll(() => shop.close());
afterEach(() => shop.db.delete(enquiries));

const ask = (createdAt: Date) =>
  shop.db.insert(enquiries).values({
    userId: shop.learner.userId,
    courseId: shop.course,
    trainerId: shop.trainer.trainerId as number,
    name: 'Priya',
    email: 'learner@example.com',
    message: 'When?',
    createdAt,
  });

const overview = (query: Record<string, string>) =>
  shop.call('GET', '/course-actions/overview', { token: shop.trainer.token, query });

// At any moment, the day of at least one of them differs from the UTC day.
test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kolkata'])(
  'an event of this moment counts on the last day of the series in %s',
  async (timeZone) => {
    const now = new Date();
    await ask(now);
    const { body } = await overview({ days: '7', time_zone: timeZone });
    expect(body.data.results.series).toHaveLength(7);
    expect(body.data.results.series.at(-1)).toMatchObject({ date: dayIn(timeZone, now), contacts: 1 });
    expect(body.data.results.period.contacts).toBe(1);
  },
);

test('returns 400 for an unknown time zone', async () => {
  for (const zone of ['Mars/Olympus', '+05:30', "UTC'"]) {
    expect(await overview({ time_zone: zone })).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
  }
});

test('days follow the changes of the clocks', async () => {
  // 23:30 before and 00:30 after midnight in New York, in winter (UTC-5) and in summer (UTC-4).
  for (const moment of ['2026-03-08T04:30Z', '2026-03-09T03:30Z', '2026-03-09T04:30Z', '2026-11-02T04:30Z']) {
    await ask(new Date(moment));
  }
  const period = { first: '2026-03-01', last: '2026-11-30', timeZone: 'America/New_York' };
  const days = await figuresByDay(shop.db, { courseId: shop.course }, period);
  expect(days.map(({ date }) => date)).toEqual(['2026-03-07', '2026-03-08', '2026-03-09', '2026-11-01']);
});
