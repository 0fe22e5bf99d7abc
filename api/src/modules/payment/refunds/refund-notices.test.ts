import { addCourse } from '../../../../test/catalogue-fixtures';
import { batchesOf, buy, finishCheckout, mailsTo, makeShop, order, type Shop } from '../../../../test/order-fixtures';
import { signIn } from '../../../../test/test-app';

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop();
});
afterAll(() => shop.close());

const refund = async (id: number, token: string, reason: string) => {
  await shop.call('POST', `/payment/${id}/refund`, { token, body: { reason } });
  await shop.runJobs();
};
const enrolled = async (courseId: number, query = {}) =>
  (await shop.call('GET', `/course-purchase/users/${courseId}`, { token: shop.trainer.token, query })).body;

describe('a refund reaches the trainer', () => {
  test('by mail, with the reason of the learner', async () => {
    const learner = await signIn(shop, 'back@example.com', { name: 'Bina Back' });
    const paid = await buy(shop, learner);
    await refund(paid.id, learner.token, 'My shifts have changed.');
    const [mail, ...others] = await mailsTo(shop, 'trainer@example.com');
    expect(others.map(({ subject }) => subject)).toEqual(['Bina Back joined Kubernetes in Production']);
    expect(mail?.subject).toBe('A learner left Kubernetes in Production: ₹900 refunded');
    expect(mail?.text).toContain('Bina Back');
    expect(mail?.text).toContain('> My shifts have changed.');
    expect((await mailsTo(shop, 'back@example.com')).map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/^Your refund of ₹900/),
    );
  });

  test('not when a second payment for one seat is refunded, because the learner stays', async () => {
    const released = async () =>
      (await mailsTo(shop, 'trainer@example.com')).filter(({ subject }) => subject.startsWith('A learner left'));
    const before = await released();
    const learner = await signIn(shop, 'double@example.com');
    const first = await order(shop, learner);
    await finishCheckout(shop, first, 'fail');
    const second = await order(shop, learner);
    await finishCheckout(shop, second, 'succeed');
    await finishCheckout(shop, first, 'succeed');
    expect(await released()).toEqual(before);
  });
});

describe('refunded learners stay in the list of the trainer', () => {
  test('with their status and reason, counted in the total and without the refunded amount', async () => {
    const courseId = await addCourse(shop.db, {
      trainerId: shop.trainer.trainerId as number,
      name: 'Refunded learners',
      starts: [30, 60],
    });
    const [batchId, laterBatchId] = (await batchesOf(shop.db, courseId)) as [number, number];
    const left = await signIn(shop, 'left@example.com', { name: 'Lila Left' });
    const moved = await signIn(shop, 'moved@example.com', { name: 'Mira Moved' });
    const paid = await buy(shop, left, { courseId, batchId });
    await refund(paid.id, left.token, 'No time.');
    const early = await buy(shop, moved, { courseId, batchId });
    const late = await buy(shop, moved, { courseId, batchId: laterBatchId });
    await refund(early.id, moved.token, '');
    const { data } = await enrolled(courseId);
    expect(data.count).toBe(2);
    expect(data.results).toMatchObject([
      {
        name: 'Mira Moved',
        enrollment_status: 'Active',
        amount: late.amount,
        refund_reason: null,
        batches: [
          { id: batchId, state: 'Refunded' },
          { id: laterBatchId, state: 'Active' },
        ],
      },
      {
        name: 'Lila Left',
        enrollment_status: 'Refunded',
        amount: 0,
        refund_reason: 'No time.',
        batches: [{ id: batchId }],
      },
    ]);
    expect(await enrolled(courseId, { format: 'csv' })).toMatch(/Lila Left.*Refunded.*No time\./);
  });
});
