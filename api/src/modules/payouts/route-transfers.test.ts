import { eq } from 'drizzle-orm';
import { makeShop, order, type Shop } from '../../../test/order-fixtures';
import { ageAccounts } from '../../../test/payout-fixtures';
import { signIn } from '../../../test/test-app';
import { systemContext } from '../../platform/context/context';
import { ledgerTransfers } from '../../platform/database/schema/ledger';
import { orders, payments } from '../../platform/database/schema/payments';
import { payouts } from '../../platform/database/schema/payouts';
import { sign } from '../../platform/payment-providers/signature';
import { recordSale } from '../ledger/service';
import { preparePayouts } from './prepare-service';
import { sendPayout } from './transfer-service';

/** The simulated provider: it refuses what Razorpay refuses, and pays once for each key. */
const provider = {
  transfers: new Map<string, { id: string; body: string }>(),
  calls: 0,
  status: 'processed' as 'processed' | 'pending',
  /** The provider pays, and the answer does not arrive. */
  losesAnswer: false,
};

async function answer(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const path = String(url).replace('https://api.razorpay.com/v1', '');
  const body = String(init?.body);
  if (path === '/orders') return Response.json({ id: `order_${provider.transfers.size}_${Math.random()}` });
  if (path !== '/transfers') throw new Error(`unexpected call of ${path}`);
  provider.calls += 1;
  const key = new Headers(init?.headers).get('x-transfer-idempotency') ?? '';
  const { account, amount, currency, notes } = JSON.parse(body);
  const isValid =
    /^[\w -]{4,36}$/.test(key) && /^acc_\w{14}$/.test(account) && currency === 'INR' && Number.isInteger(amount);
  const known = provider.transfers.get(key);
  const isOther = known !== undefined && known.body !== body;
  if (!isValid || amount < 100 || notes.payout !== key || isOther || account === 'acc_closed00000000') {
    return Response.json({ error: { code: 'BAD_REQUEST_ERROR' } }, { status: 400 });
  }
  const transfer = known ?? { id: `trf_${provider.transfers.size + 1}`, body };
  provider.transfers.set(key, transfer);
  if (provider.losesAnswer) throw new TypeError('fetch failed');
  return Response.json({ id: transfer.id, status: provider.status, amount, notes });
}

let shop: Shop;
beforeAll(async () => {
  globalThis.fetch = answer as typeof fetch;
  const keys = { keyId: 'rzp_key', keySecret: 'key-secret', webhookSecrets: ['hook-secret'], route: true };
  shop = await makeShop({ razorpay: keys, platformFeePercent: 10 });
  await shop.call('POST', '/pricing/payment-config', {
    token: shop.trainer.token,
    body: {
      currencies: ['INR'],
      payout_kind: 'bank',
      account_name: 'Asha Rao',
      account_number: '123456789012',
      ifsc: 'HDFC0001234',
      refund_terms_accepted: true,
    },
  });
});
beforeEach(() => {
  Object.assign(provider, { status: 'processed', losesAnswer: false });
});
afterAll(() => shop.close());

const context = () => systemContext(shop.services, shop.settings);
const row = async (id: number) => (await shop.db.select().from(payouts).where(eq(payouts.id, id)))[0];
const admin = (path: string, body: object, method: 'POST' | 'PUT' = 'POST') =>
  shop.call(method, path, { token: shop.admin.token, body });
let number = 0;

/** An approved payout of ₹810. */
async function approve(accountId: string): Promise<number> {
  number += 1;
  const { id } = await order(shop, await signIn(shop, `route-${number}@example.com`));
  const payment = { provider: 'razorpay' as const, paymentId: `pay_${number}`, amountMinor: 90_000 };
  const values = {
    orderId: id,
    provider: 'razorpay',
    providerPaymentId: payment.paymentId,
    status: 'captured',
  } as const;
  await shop.db.insert(payments).values({ ...values, amountMinor: 90_000, currency: 'INR' });
  const paidAt = new Date(Date.now() - 20 * 86_400_000);
  await shop.db.update(orders).set({ status: 'paid', paidAt, holdsSeat: false }).where(eq(orders.id, id));
  const sold = { id, trainerId: shop.trainer.trainerId as number, currency: 'INR', couponMinor: 0 } as const;
  await recordSale(context(), sold, payment);
  await preparePayouts(context());
  const { body } = await shop.call('GET', '/payouts', { token: shop.admin.token });
  const [payout] = body.data.results.filter(({ state }: { state: string }) => state === 'awaiting');
  const linked = await admin(`/payouts/${payout.id}/route-account`, { account_id: accountId }, 'PUT');
  expect(linked.status).toBe(200);
  // The linked account is a part of what is approved.
  const before = { amount: payout.amount, account_fingerprint: payout.account_fingerprint };
  const isOther = payout.route_account !== accountId;
  if (isOther) expect((await admin(`/payouts/${payout.id}/approve`, before)).body.code).toBe('PAYOUT_ACCOUNT_CHANGED');
  const seen = { ...before, account_fingerprint: linked.body.data.results.account_fingerprint };
  const approved = await admin(`/payouts/${payout.id}/approve`, seen);
  expect(approved.body.data.results).toMatchObject({ method: 'route', state: 'approved' });
  return payout.id;
}
let notices = 0;
const deliver = (event: string, entity: object) => {
  notices += 1;
  const body = JSON.stringify({ event, payload: { transfer: { entity } } });
  const headers = { 'x-razorpay-signature': sign(body, 'hook-secret'), 'x-razorpay-event-id': `transfer-${notices}` };
  return shop.call('POST', '/payment/webhook', { body, headers: { 'content-type': 'application/json', ...headers } });
};

test('an approved payout is transferred once, although the answer is lost and the job runs again', async () => {
  const id = await approve('acc_CPRsN1LkFccllA');
  provider.losesAnswer = true;
  await expect(sendPayout(context(), { payoutId: id })).rejects.toMatchObject({ code: 'PAYMENT_PROVIDER_UNAVAILABLE' });
  expect(await row(id)).toMatchObject({ state: 'approved' });
  provider.losesAnswer = false;
  await Promise.all([sendPayout(context(), { payoutId: id }), sendPayout(context(), { payoutId: id })]);
  await shop.runJobs();
  expect(provider.transfers.size).toBe(1);
  expect(await row(id)).toMatchObject({ state: 'paid', paymentReference: 'trf_1', providerTransferId: 'trf_1' });
  expect(await shop.db.$count(ledgerTransfers, eq(ledgerTransfers.key, `payout-paid ${id}`))).toBe(1);
  expect((await admin(`/payouts/${id}/paid`, { reference: 'UTR' })).body).toMatchObject({ code: 'PAYOUT_STATE' });
});

test('a transfer that waits is paid by the event, and a repeated event changes nothing', async () => {
  provider.status = 'pending';
  const id = await approve('acc_CPRsN1LkFccllA');
  await shop.runJobs();
  const { providerTransferId, reference } = (await row(id)) ?? {};
  expect(await row(id)).toMatchObject({ state: 'approved', providerTransferId: 'trf_2' });
  expect((await admin(`/payouts/${id}/paid`, { reference: 'UTR' })).body).toMatchObject({ code: 'PAYOUT_STATE' });
  const entity = { id: providerTransferId, status: 'processed', notes: { payout: reference } };
  for (let time = 0; time < 2; time += 1) expect((await deliver('transfer.processed', entity)).status).toBe(200);
  expect(await row(id)).toMatchObject({ state: 'paid', paymentReference: 'trf_2' });
});

test('a refused transfer fails, and its orders wait for another approval', async () => {
  const id = await approve('acc_closed00000000');
  await shop.runJobs();
  expect(await row(id)).toMatchObject({ state: 'failed', failure: 'The payment provider refused the transfer.' });
  const { body } = await shop.call('GET', '/payouts', { token: shop.admin.token });
  expect(body.data.results).toMatchObject([{ state: 'awaiting', amount: 81_000, route_account: 'acc_closed00000000' }]);
});

test('another bank account of the trainer removes the linked account', async () => {
  await shop.call('POST', '/pricing/payment-config', {
    token: shop.trainer.token,
    body: {
      currencies: ['INR'],
      payout_kind: 'bank',
      account_name: 'Asha Rao',
      account_number: '999456789012',
      ifsc: 'HDFC0001234',
      refund_terms_accepted: true,
    },
  });
  const { body } = await shop.call('GET', '/payouts', { token: shop.admin.token });
  const [payout] = body.data.results;
  expect(payout.route_account).toBeNull();
  await ageAccounts(shop, 72);
  const seen = { amount: payout.amount, account_fingerprint: payout.account_fingerprint };
  const approved = await admin(`/payouts/${payout.id}/approve`, seen);
  expect(approved.body.data.results).toMatchObject({ method: 'manual' });
  const wrong = await admin(`/payouts/${payout.id}/route-account`, { account_id: 'pay_1' }, 'PUT');
  expect(wrong).toMatchObject({ status: 400, body: { fields: { account_id: expect.any(String) } } });
});
