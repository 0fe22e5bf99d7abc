import { notifications } from '../../db/schema/notifications';
import { outboxEvents } from '../../db/schema/outbox';
import { auditLog, keptMails } from '../../db/schema/platform';
import type { Operation } from '../../test/contract';
import { buy, makeShop, type Shop } from '../../test/shop';
import { type Person, signIn } from '../../test/test-app';

jest.setTimeout(60_000);

const secret = 'room-4711-only-for-its-learners';
/** The ids of a new database are small, so these cover the batch, the course and their neighbours. */
const ids = [1, 2, 3];

let shop: Shop;
let rival: Person;
beforeAll(async () => {
  shop = await makeShop();
  rival = await signIn(shop, 'rival@example.com', { registerAs: 'individual' });
  await buy(shop, shop.learner);
  const body = { url: `https://us02web.zoom.us/j/${secret}` };
  const set = await shop.call('PUT', `/classes/${shop.batch}/meeting`, { token: shop.trainer.token, body });
  expect(set.body.data.results.url).toContain(secret);
  await shop.runJobs();
});
afterAll(() => shop.close());

/** The addresses of an operation, with every combination of the same id in its parameters. */
const addressesOf = ({ path }: Operation): string[] =>
  path.includes('{') ? ids.map((id) => path.replace(/\{[^}]+\}/g, String(id))) : [path];

async function answersWithLink(person: Person | null): Promise<string[]> {
  const found: string[] = [];
  for (const operation of shop.contract.operations.filter(({ method }) => method === 'GET')) {
    for (const address of addressesOf(operation)) {
      const answer = await shop.call('GET', address, { token: person?.token });
      if (JSON.stringify([answer.body, answer.headers]).includes(secret)) found.push(address);
    }
  }
  return found;
}

test.each(['a visitor', 'another learner', 'another trainer', 'a learner of the batch'])(
  'no answer of a GET operation gives the meeting link to %s',
  async (who) => {
    const people: Record<string, Person | null> = {
      'a visitor': null,
      'another learner': shop.stranger,
      'another trainer': rival,
      'a learner of the batch': shop.learner,
    };
    expect(await answersWithLink(people[who] ?? null)).toEqual([]);
  },
);

test('the walk finds the link for the trainer of the batch', async () => {
  expect(await answersWithLink(shop.trainer)).toEqual([`/classes/${shop.batch}/meeting`]);
});

test('mails, notifications, events and the audit log do not hold the meeting link', async () => {
  for (const table of [keptMails, notifications, outboxEvents, auditLog]) {
    expect(JSON.stringify(await shop.db.select().from(table))).not.toContain(secret);
  }
});
