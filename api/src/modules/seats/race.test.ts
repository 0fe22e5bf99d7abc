import { eq, sql } from 'drizzle-orm';
import { addCourse } from '../../../test/catalogue-fixtures';
import { batchesOf, makeShop, type Shop } from '../../../test/order-fixtures';
import { signIn, type TestUser } from '../../../test/test-app';
import { systemContext } from '../../platform/context/context';
import { batches } from '../../platform/database/schema/courses';
import { enrolments, waitingList } from '../../platform/database/schema/payments';
import { recountSeats } from './repo';
import { settleDueSeats } from './service';

/** `npm run bench -- seats` is the large version: three processes, one of them killed, and 5,000 buyers. */
const [seats, buyers, atOnce] = [5, 60, 16];

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop();
});
afterAll(() => shop.close());

test('60 buyers who race for 5 seats get 5, and no seat stays free while learners wait', async () => {
  const courseId = await addCourse(shop.db, {
    trainerId: shop.trainer.trainerId as number,
    name: 'A race',
    starts: [{ in: 30, seats }],
  });
  const [batchId] = (await batchesOf(shop.db, courseId)) as [number];
  const people: TestUser[] = [];
  for (let i = 0; i < buyers; i += 1) people.push(await signIn(shop, `racer-${i}@example.com`));
  const pay = async ({ token }: TestUser) => {
    const placed = await shop.call('POST', '/payment/orders', { token, body: { courseId, batchId } });
    const url = placed.body.data?.results?.checkout?.url;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    if (url) await shop.call('POST', url.slice(shop.settings.prefix.length), { headers, body: 'outcome=succeed' });
    return placed;
  };

  let next = 0;
  const codes: string[] = [];
  const racer = async () => {
    for (let at = next++; at < buyers; at = next++) {
      const person = people[at] as TestUser;
      const { token } = person;
      // Every third buyer does not pay.
      const isPayer = at % 3 > 0;
      const placed = isPayer
        ? await pay(person)
        : await shop.call('POST', '/payment/orders', { token, body: { courseId, batchId } });
      codes.push(placed.status === 200 ? 'held' : placed.body.code);
      if (placed.status !== 200) await shop.call('POST', '/waiting-list', { token, body: { batch_id: batchId } });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, racer));
  expect(codes.filter((code) => code === 'held')).toHaveLength(seats);
  expect(codes.filter((code) => code === 'BATCH_FULL')).toHaveLength(buyers - seats);

  const byId = new Map(people.map((person) => [person.userId, person]));
  for (let turn = 0; turn < seats; turn += 1) {
    await shop.db.execute(sql`update orders set expires_at = now() - interval '1 second' where holds_seat`);
    await settleDueSeats(systemContext(shop.services, shop.settings));
    const offers = await shop.db.select().from(waitingList).where(eq(waitingList.status, 'offered'));
    for (const { userId } of offers) await pay(byId.get(userId) as TestUser);
  }
  expect(await shop.db.$count(enrolments, eq(enrolments.batchId, batchId))).toBe(seats);
  const [row] = await shop.db.select().from(batches).where(eq(batches.id, batchId));
  expect(row?.seatsTaken).toBe(seats);
  expect(row?.waiting).toBeGreaterThan(0);
  expect(await recountSeats(shop.db, batchId)).toBe(seats);
}, 120_000);
