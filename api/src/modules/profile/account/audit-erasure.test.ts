import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { desc, eq, sql } from 'drizzle-orm';
import { buy, makeShop, type Shop } from '../../../../test/order-fixtures';
import { signIn, type TestUser } from '../../../../test/test-app';
import { deletedAddress } from '../../../platform/database/deleted-account';
import { migrationsFolder } from '../../../platform/database/migrations';
import { users } from '../../../platform/database/schema/people';
import { auditLog } from '../../../platform/database/schema/platform';

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop();
});
afterAll(() => shop.close());

/** Entries as earlier versions wrote them, with the words of the learner. */
async function addEarlierEntries(learner: TestUser, words: string): Promise<void> {
  const { id: entityId } = await buy(shop, learner);
  const refund = { action: 'order.ask-refund', entity: 'order', entityId, detail: { amount: 90_000, reason: words } };
  await shop.db.insert(auditLog).values([
    { ...refund, actorId: learner.userId },
    { ...refund, actorId: shop.admin.userId },
  ]);
}

const detailsWith = async (words: string) => {
  const rows = await shop.db.select({ detail: auditLog.detail }).from(auditLog);
  return rows.filter(({ detail }) => JSON.stringify(detail).includes(words));
};

test('account deletion erases earlier refund reasons and network addresses, and retains the entries', async () => {
  const learner = await signIn(shop, 'earlier@example.com');
  await addEarlierEntries(learner, 'My mother is ill');
  const before = await shop.db.$count(auditLog);
  expect(await detailsWith('My mother is ill')).toHaveLength(2);

  await shop.call('DELETE', '/dashboard/DeleteMyAccount', { token: learner.token });

  expect(await detailsWith('My mother is ill')).toEqual([]);
  // The deletion adds its own entry, and one for the seat that is given back.
  expect(await shop.db.$count(auditLog)).toBe(before + 2);
  const [refund] = await shop.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'order.ask-refund'))
    .orderBy(desc(auditLog.id));
  expect(refund?.detail).toEqual({ amount: 90_000 });
  const ofLearner = await shop.db.select().from(auditLog).where(eq(auditLog.actorId, learner.userId));
  const withOrigin = ofLearner.filter(({ detail }) => 'address' in detail || 'device' in detail);
  // The entry of the deletion itself says where it came from.
  expect(withOrigin.map(({ action }) => action)).toEqual(['account.delete']);
});

test('the entries of other users keep their details', async () => {
  const [leaving, staying] = [await signIn(shop, 'goes@example.com'), await signIn(shop, 'stays@example.com')];
  await addEarlierEntries(staying, 'I moved to Pune');
  await shop.call('DELETE', '/dashboard/DeleteMyAccount', { token: leaving.token });
  expect(await detailsWith('I moved to Pune')).toHaveLength(2);
});

test('the migration erases the words of accounts that were deleted before', async () => {
  const learner = await signIn(shop, 'long-gone@example.com');
  await addEarlierEntries(learner, 'The price was too high');
  await shop.db
    .update(users)
    .set({ email: deletedAddress(learner.userId) })
    .where(eq(users.id, learner.userId));

  const migration = readFileSync(join(migrationsFolder, '0014_audit_erasure.sql'), 'utf8');
  await shop.db.execute(sql.raw(migration.split('--> statement-breakpoint').at(-1) ?? ''));

  expect(await detailsWith('The price was too high')).toEqual([]);
});
