import { eq, sql } from 'drizzle-orm';
import { preparePayouts } from '../src/modules/payouts/prepare-service';
import { systemContext } from '../src/platform/context/context';
import { orders, paymentConfigs } from '../src/platform/database/schema/payments';
import { buy, type Shop } from './order-fixtures';
import { signIn } from './test-app';

let number = 0;

export interface SeenPayout {
  id: number;
  amount: number;
  account_fingerprint: string | null;
  trainer_id: number;
}

export const preparedPayouts = (shop: Shop) => preparePayouts(systemContext(shop.services, shop.settings));

/** The open payouts as an administrator sees them. */
export async function openPayouts(shop: Shop, token = shop.admin.token) {
  return (await shop.call('GET', '/payouts', { token })).body.data.results;
}

/** Approves what was seen. */
export const approve = (
  shop: Shop,
  { id, amount, account_fingerprint }: SeenPayout,
  token: string | undefined = shop.admin.token,
) => shop.call('POST', `/payouts/${id}/approve`, { token, body: { amount, account_fingerprint } });

/** A payment of ₹900 made so many days ago. */
export async function sell(shop: Shop, days: number, over: Record<string, unknown> = {}) {
  number += 1;
  const learner = await signIn(shop, `sold-${number}@example.com`, { name: 'Priya Nair' });
  const { id } = await buy(shop, learner, over);
  const paidAt = new Date(Date.now() - days * 86_400_000);
  await shop.db.update(orders).set({ paidAt }).where(eq(orders.id, id));
  return { id, learner };
}

export const typeAccount = (
  shop: Shop,
  upiId: string,
  { token = shop.trainer.token, ...over }: { token?: string; [field: string]: unknown } = {},
) => {
  const account = { payout_kind: 'upi', upi_id: upiId, currencies: ['INR', 'USD'], refund_terms_accepted: true };
  return shop.call('POST', '/pricing/payment-config', { token, body: { ...account, ...over } });
};

/** As if the accounts had been typed so many hours earlier. */
export async function ageAccounts({ db }: Shop, hours: number): Promise<void> {
  await db.update(paymentConfigs).set({
    accountChangedAt: sql`account_changed_at - make_interval(hours => ${hours})`,
  });
}
