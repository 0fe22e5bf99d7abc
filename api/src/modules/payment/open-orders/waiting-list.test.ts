import { eq } from 'drizzle-orm';
import {
  asTrainer,
  changes,
  entryOf,
  mailsOf,
  newLearner,
  newSale,
  offered,
  type Sale,
  setOnlySession,
  toldOf,
  waiting,
} from '../../../../test/open-order-fixtures';
import { makeShop, order, type Shop } from '../../../../test/order-fixtures';
import { describeTable } from '../../../../test/outcome-tables';
import { signIn } from '../../../../test/test-app';
import { systemContext } from '../../../platform/context/context';
import { batches } from '../../../platform/database/schema/courses';
import { waitingList } from '../../../platform/database/schema/payments';
import { settleDueSeats } from '../../seats/service';

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop();
});
afterAll(() => shop.close());

const ended = /The waiting list has ended: /;
const settle = () => settleDueSeats(systemContext(shop.services, shop.settings));

/** Expects that the place or the offer ended, that no seat counts for it, and that the learner was told once. */
async function expectEnded(sale: Sale, subject: RegExp, text: RegExp): Promise<void> {
  expect(await entryOf(shop, sale)).toBe('expired');
  const mails = (await mailsOf(shop, sale)).filter((mail) => subject.test(mail.subject));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toMatch(text);
  expect((await toldOf(shop, sale)).filter((told) => subject.test(told) && text.test(told))).toHaveLength(1);
  const [row] = await shop.db.select().from(batches).where(eq(batches.id, sale.batchId));
  expect(row?.waiting).toBe(0);
  // The job of every minute finds nothing that is left, and sends no second notice.
  await settle();
  expect((await mailsOf(shop, sale)).filter((mail) => subject.test(mail.subject))).toHaveLength(1);
}

async function expectWaiting(sale: Sale): Promise<void> {
  await settle();
  expect(await entryOf(shop, sale)).toBe('waiting');
  const { body } = await shop.call('GET', '/waiting-list', { token: sale.learner.token });
  expect(body.data.results).toMatchObject([{ batch_id: sale.batchId, status: 'waiting' }]);
}

const cancelled = /The trainer cancelled this batch\. The trainer is ill\./;
const withdrawn = /The trainer takes no more learners for this batch/;

describeTable('A place in a waiting list', {
  async 'the batch is cancelled'() {
    const sale = await waiting(shop);
    await changes.cancel(shop, sale);
    await expectEnded(sale, /^Cancelled: /, cancelled);
  },
  async 'the batch is closed'() {
    const sale = await waiting(shop);
    await changes.close(shop, sale);
    await expectWaiting(sale);
  },
  async 'the batch is deleted'() {
    const sale = await waiting(shop);
    await changes.deleteBatch(shop, sale);
    await expectEnded(sale, ended, withdrawn);
  },
  async 'the batch has new dates or hours'() {
    const sale = await waiting(shop);
    await changes.move(shop, sale);
    await expectWaiting(sale);
  },
  async 'the course is hidden'() {
    const sale = await waiting(shop);
    await changes.hide(shop, sale);
    await expectEnded(sale, ended, withdrawn);
  },
  async 'the course becomes a draft again'() {
    const sale = await waiting(shop);
    await changes.draft(shop, sale);
    await expectEnded(sale, ended, withdrawn);
  },
  async 'the course is deleted'() {
    const sale = await waiting(shop);
    await changes.deleteCourse(shop, sale);
    await expectEnded(sale, ended, withdrawn);
  },
  async 'the account of the trainer is deleted'() {
    const trainer = await signIn(shop, 'gone@example.com', { registerAs: 'individual' });
    const sale = await newSale(shop, { trainerId: trainer.trainerId as number, starts: [{ in: 30, state: 'closed' }] });
    await shop.db.insert(waitingList).values({ batchId: sale.batchId, userId: sale.learner.userId });
    expect((await asTrainer(shop, 'DELETE', '/dashboard/DeleteMyAccount', undefined, trainer.token)).status).toBe(200);
    await expectEnded(sale, ended, withdrawn);
  },
  async 'the first session is two hours away'() {
    const sale = await waiting(shop);
    await setOnlySession(shop, sale, { start: 100, end: 160 });
    await settle();
    await expectEnded(sale, ended, /The batch begins soon, and no seat became free/);
  },
});

describeTable('An open offer of a seat', {
  async 'the batch is cancelled'() {
    const sale = await offered(shop);
    await changes.cancel(shop, sale);
    await expectEnded(sale, /^Cancelled: /, cancelled);
  },
  async 'the batch is closed'() {
    const sale = await offered(shop);
    await changes.close(shop, sale);
    await expectWaiting(sale);
    const mail = (await mailsOf(shop, sale)).find(({ subject }) => subject.startsWith('Your seat offer has ended'));
    expect(mail?.text).toContain('You keep your place on the waiting list.');
    expect((await toldOf(shop, sale)).join()).toContain('You keep your place on the waiting list.');
  },
  async 'the batch is deleted'() {
    const sale = await offered(shop);
    await changes.deleteBatch(shop, sale);
    await expectEnded(sale, ended, withdrawn);
  },
  async 'the course is hidden'() {
    const sale = await offered(shop);
    await changes.hide(shop, sale);
    await expectEnded(sale, ended, withdrawn);
  },
  async 'the course is deleted'() {
    const sale = await offered(shop);
    await changes.deleteCourse(shop, sale);
    await expectEnded(sale, ended, withdrawn);
  },
  async 'the fee changes'() {
    const sale = await offered(shop);
    await changes.price(shop, sale);
    expect(await entryOf(shop, sale)).toBe('offered');
    const placed = await order(shop, sale.learner, { courseId: sale.courseId, batchId: sale.batchId });
    expect(placed.amount).toBe(250_000);
  },
  async 'its time is over'() {
    const sale = await offered(shop);
    const next = { ...sale, learner: await newLearner(shop) };
    await shop.db.insert(waitingList).values({ batchId: sale.batchId, userId: next.learner.userId });
    const over = { offerEndsAt: new Date(Date.now() - 1000) };
    await shop.db.update(waitingList).set(over).where(eq(waitingList.userId, sale.learner.userId));
    await settle();
    expect([await entryOf(shop, sale), await entryOf(shop, next)]).toEqual(['expired', 'offered']);
    expect((await mailsOf(shop, sale))[0]?.subject).toMatch(/^Your seat offer has ended/);
    expect((await mailsOf(shop, next))[0]?.subject).toMatch(/^A seat is free for you/);
    expect((await toldOf(shop, next)).join()).toContain('A seat is free for you');
  },
});
