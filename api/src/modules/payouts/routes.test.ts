import { formatMoney } from '@kaksha/domain/money';
import { and, eq, sql } from 'drizzle-orm';
import { buy, mailsTo, makeShop, type Shop } from '../../../test/order-fixtures';
import { pdfText } from '../../../test/pdf-text';
import { signIn } from '../../../test/test-app';
import { systemContext } from '../../platform/context/context';
import { ledgerEntries, ledgerTransfers } from '../../platform/database/schema/ledger';
import { orders } from '../../platform/database/schema/payments';
import { payouts } from '../../platform/database/schema/payouts';
import { auditLog } from '../../platform/database/schema/platform';
import { preparePayouts } from './prepare-service';

let shop: Shop;
let number = 0;
beforeAll(async () => {
  shop = await makeShop({ platformFeePercent: 10 });
});
afterAll(() => shop.close());

const newLearner = () => signIn(shop, `payout-${++number}@example.com`, { name: 'Priya Nair' });
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const prepare = () => preparePayouts(systemContext(shop.services, shop.settings));
const open = async (token = shop.admin.token) => (await shop.call('GET', '/payouts', { token })).body.data.results;
const act = (id: number, verb: string, body?: object, token = shop.admin.token) =>
  shop.call('POST', `/payouts/${id}/${verb}`, { token, body });
/** Approves an amount to the account that is shown now. */
async function approve(id: number, amount: number) {
  const shown = (await open()).find((payout: { id: number }) => payout.id === id);
  return act(id, 'approve', { amount, account_fingerprint: shown?.account_fingerprint ?? undefined });
}
const earnings = async () => (await shop.call('GET', '/earnings', { token: shop.trainer.token })).body.data.results;
/** The tiles of the page Earnings must add up to what the trainer gets. */
async function expectToAddUp(): Promise<void> {
  for (const { total, next, held, awaiting_payment, paid_out } of (await earnings()).currencies) {
    expect(next + held + awaiting_payment + paid_out).toBe(total.net);
  }
}
const check = async () => (await shop.call('POST', '/ledger/check', { token: shop.admin.token })).body.data.results;
/** A payment of ₹900 with a fee of ₹90, made so many days ago. */
async function sell(days: number): Promise<{ id: number; token: string }> {
  const learner = await newLearner();
  const { id } = await buy(shop, learner);
  await shop.db
    .update(orders)
    .set({ paidAt: daysAgo(days) })
    .where(eq(orders.id, id));
  return { id, token: learner.token };
}
const refund = async (orderId: number, amount: number) => {
  const { rows } = await shop.db.execute<{ id: number }>(`select id from enrolments where order_id = ${orderId}`);
  const path = `/enrollments/${rows[0]?.id}/refunds`;
  const { token } = shop.trainer;
  const { refundable } = (await shop.call('GET', path, { token })).body.data.results;
  await shop.call('POST', path, { token, body: { amount, reason: 'A class was skipped', refundable } });
  await shop.runJobs();
};
const typeAccount = (body: object = { payout_kind: 'upi', upi_id: 'asha@okbank' }) =>
  shop.call('POST', '/pricing/payment-config', {
    token: shop.trainer.token,
    body: { currencies: ['INR', 'USD'], refund_terms_accepted: true, ...body },
  });
/** Approves and pays what waits, so that a test begins with nothing to pay. */
async function payAll(): Promise<void> {
  await prepare();
  for (const { id, amount, state } of await open()) {
    if (amount <= 0) continue;
    if (state === 'awaiting') await approve(id, amount);
    await act(id, 'paid', { reference: 'UTR0' });
  }
}

test('payouts are for administrators, and earnings for trainers', async () => {
  for (const token of [shop.trainer.token, shop.learner.token]) {
    expect((await shop.call('GET', '/payouts', { token })).status).toBe(403);
    expect((await act(1, 'approve', { amount: 1 }, token)).status).toBe(403);
    expect((await act(1, 'account', undefined, token)).status).toBe(403);
  }
  expect((await shop.call('GET', '/payouts')).status).toBe(401);
  expect((await shop.call('GET', '/earnings', { token: shop.learner.token })).status).toBe(403);
  expect((await act(99, 'approve', { amount: 1 })).body).toMatchObject({ code: 'PAYOUT_NOT_FOUND' });
  expect((await act(99, 'paid', { reference: ' ' })).status).toBe(400);
  const bad = await shop.call('GET', '/earnings/lines', { token: shop.trainer.token, query: { month: '2026-01' } });
  expect(bad.status).toBe(400);
});

test('sales are released after the refund window, approved and paid, and every step is in the ledger', async () => {
  await sell(20);
  await sell(0);
  await prepare();
  await prepare();
  const [payout] = await open();
  expect((await earnings()).currencies).toMatchObject([{ awaiting_payment: 81_000, paid_out: 0 }]);
  await expectToAddUp();
  expect(payout).toMatchObject({
    state: 'awaiting',
    amount: 81_000,
    currency: 'INR',
    lines: 1,
    current_account: null,
    payable_by_route: false,
  });
  expect((await approve(payout.id, 81_000)).body).toMatchObject({ code: 'PAYOUT_ACCOUNT_MISSING' });
  await typeAccount();
  expect((await approve(payout.id, 80_999)).body).toMatchObject({ code: 'PAYOUT_CHANGED' });
  expect((await act(payout.id, 'paid', { reference: 'UTR1' })).body).toMatchObject({ code: 'PAYOUT_STATE' });
  const approved = await Promise.all([1, 2, 3].map(() => approve(payout.id, 81_000)));
  expect(approved.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await open())[0]).toMatchObject({ state: 'approved', account: 'as•••@okbank', method: 'manual' });
  expect((await earnings()).currencies).toMatchObject([{ awaiting_payment: 81_000, paid_out: 0 }]);
  expect((await act(payout.id, 'paid', { reference: 'UTR1' })).status).toBe(200);
  expect((await act(payout.id, 'failed', { reason: 'late' })).body).toMatchObject({ code: 'PAYOUT_STATE' });
  const rows = await shop.db
    .select({ kind: ledgerTransfers.kind, account: ledgerEntries.account, amount: ledgerEntries.amountMinor })
    .from(ledgerEntries)
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerEntries.transferId))
    .where(eq(ledgerEntries.line, 'payout'))
    .orderBy(ledgerEntries.id);
  expect(rows.map(({ kind, account, amount }) => `${kind} ${account} ${amount}`)).toEqual([
    'payout trainer 81000',
    'payout payouts -81000',
    'payout-paid payouts 81000',
    'payout-paid provider -81000',
  ]);
  expect((await check()).checks[0]).toMatchObject({ ok: true, problems: [] });
  const view = await earnings();
  expect(view).toMatchObject({
    account: 'as•••@okbank',
    currencies: [
      {
        currency: 'INR',
        total: { sales: 180_000, refunds: 0, fees: 18_000, net: 162_000 },
        paid_out: 81_000,
        awaiting_payment: 0,
      },
    ],
    payouts: [{ id: payout.id, state: 'paid', reference: 'UTR1', amount: 81_000 }],
  });
  const [inr] = view.currencies;
  expect(inr.next + inr.held).toBe(81_000);
  await expectToAddUp();
  expect(inr.months).toHaveLength(12);
  await shop.runJobs();
  const [mail] = await mailsTo(shop, 'trainer@example.com');
  expect(mail).toMatchObject({ subject: 'Your payout of ₹810', text: expect.stringContaining('UTR1') });
  const { body } = await shop.call('GET', '/notifications', { token: shop.trainer.token });
  expect(JSON.stringify(body)).toContain('Your payout of ₹810 is on its way');
});

test('a refund after the payout is taken from the next one', async () => {
  await payAll();
  const [sold] = await shop.db.select().from(orders).where(eq(orders.status, 'paid')).limit(1);
  await refund(sold?.id ?? 0, 40_000);
  await prepare();
  expect(await open()).toEqual([]);
  const owed = (await earnings()).currencies[0];
  expect(owed.next).toBe(-36_000);
  await expectToAddUp();
  await sell(20);
  await prepare();
  const [payout] = await open();
  expect(payout).toMatchObject({ amount: 45_000, lines: 2 });
  expect((await approve(payout.id, 45_000)).status).toBe(200);
  expect((await check()).checks[0].ok).toBe(true);
  await payAll();
});

test('less than the smallest payment waits for later sales', async () => {
  await payAll();
  const { id } = await sell(20);
  // ₹1 stays of the sale; after the fee of 10 % it is too little for a transfer.
  await refund(id, 89_900);
  await prepare();
  expect(await open()).toEqual([]);
  await sell(20);
  await prepare();
  expect(await open()).toMatchObject([{ state: 'awaiting', amount: 81_090 }]);
  await expectToAddUp();
});

test('a refund before the approval changes the amount, and the administrator sees it first', async () => {
  const { id: orderId } = await sell(20);
  await sell(20);
  await prepare();
  const [payout] = await open();
  await refund(orderId, 90_000);
  expect((await approve(payout.id, payout.amount)).body).toMatchObject({ code: 'PAYOUT_CHANGED' });
  expect((await open())[0]).toMatchObject({ amount: payout.amount - 81_000, state: 'awaiting' });
  await payAll();
});

test('a payout that failed frees its orders for the next one, once', async () => {
  await sell(20);
  await prepare();
  const [payout] = await open();
  await approve(payout.id, payout.amount);
  expect((await act(payout.id, 'failed', { reason: 'The account is closed' })).body.data.results).toMatchObject({
    state: 'failed',
    failure: 'The account is closed',
  });
  const [next] = await open();
  await expectToAddUp();
  expect(next).toMatchObject({ state: 'awaiting', amount: payout.amount, lines: payout.lines });
  expect(next.id).not.toBe(payout.id);
  expect((await check()).checks[0]).toMatchObject({ ok: true });
  await shop.runJobs();
  expect((await mailsTo(shop, 'trainer@example.com'))[0]?.subject).toBe('Your payout of ₹810 did not go through');
  await payAll();
});

test('concurrent preparations put each sale into one payout', async () => {
  await sell(20);
  await sell(30);
  await Promise.all(Array.from({ length: 8 }, prepare));
  expect(await open()).toMatchObject([{ amount: 162_000, lines: 2 }]);
  const values = { amountMinor: 1 };
  await payAll();
  const paid = shop.db.update(payouts).set(values).where(eq(payouts.state, 'paid'));
  await expect(paid).rejects.toMatchObject({ cause: { message: 'an approved payout cannot be changed' } });
});

test('the account in full needs a proof of the administrator and is in the audit log', async () => {
  await typeAccount({
    payout_kind: 'bank',
    account_name: 'Asha Rao',
    account_number: '123456789012',
    ifsc: 'HDFC0001234',
  });
  await sell(20);
  await prepare();
  const [payout] = await open();
  expect(payout).toMatchObject({ current_account: 'HDFC0001234, account ending 9012', payable_by_route: true });
  const shown = await act(payout.id, 'account');
  expect(shown.body.data.results).toMatchObject({ account_number: '123456789012', ifsc: 'HDFC0001234' });
  const entry = and(eq(auditLog.action, 'trainer-payout.show-account'), eq(auditLog.entityId, payout.id));
  expect(await shop.db.$count(auditLog, entry)).toBe(1);
  await shop.db.execute('update sessions set proven_at = null');
  for (const [verb, body] of [
    ['approve', { amount: payout.amount, account_fingerprint: payout.account_fingerprint }],
    ['paid', { reference: 'UTR' }],
    ['failed', { reason: 'late' }],
    ['account', undefined],
  ] as const) {
    expect((await act(payout.id, verb, body)).body).toMatchObject({ code: 'STEP_UP_REQUIRED' });
  }
});

test('a statement lists every order, as a table and as a PDF file whose totals agree', async () => {
  const [payout] = (await earnings()).payouts.filter(({ state }: { state: string }) => state === 'paid');
  const { token } = shop.trainer;
  const lines = await shop.call('GET', '/earnings/lines', { token, query: { payout_id: String(payout.id) } });
  const rows: { net: number; order_number: string; invoice_number: string }[] = lines.body.data.results;
  expect(rows.reduce((sum, { net }) => sum + net, 0)).toBe(payout.amount);
  const read = (url: string) => shop.app.inject({ url });
  const table = await read(payout.links.csv);
  expect(table.headers['content-type']).toBe('text/csv; charset=utf-8');
  const text = await pdfText((await read(payout.links.pdf)).rawPayload);
  for (const { order_number, invoice_number } of rows) {
    expect(table.payload).toContain(order_number);
    expect(text).toContain(order_number.slice(0, 8));
    expect(text).toContain(invoice_number);
  }
  expect(text).toContain(`Payout ${payout.id}`);
  expect(text).toContain(formatMoney(payout.amount, 'INR'));
  // A link opens its own statement only, and others need the session of the trainer.
  const other = payout.links.pdf.replace(`payout_id=${payout.id}`, 'payout_id=1');
  expect((await read(other)).statusCode).toBe(401);
  const path = other.replace(/&key=[^&]+/, '').replace(shop.settings.prefix, '');
  expect((await shop.call('GET', path, { token: shop.learner.token })).status).toBe(403);
  expect((await shop.call('GET', path, { token: shop.admin.token })).status).toBe(200);
});

test('a month begins and ends at midnight in India', async () => {
  const [before, month] = (await earnings()).currencies[0].months.slice(-2).map((row: { month: string }) => row.month);
  const first = Date.parse(`${month}-01T00:00:00+05:30`);
  const { id: early } = await sell(0);
  const { id: late } = await sell(0);
  await shop.db.execute(sql`alter table ledger_transfers disable trigger user`);
  for (const [orderId, at] of [
    [early, first],
    [late, first - 1000],
  ] as const) {
    await shop.db
      .update(ledgerTransfers)
      .set({ at: new Date(at) })
      .where(eq(ledgerTransfers.orderId, orderId));
  }
  await shop.db.execute(sql`alter table ledger_transfers enable trigger user`);
  const ordersOf = async (month: string) => {
    const query = { month, currency: 'INR', count: '200' };
    const { body } = await shop.call('GET', '/earnings/lines', { token: shop.trainer.token, query });
    return body.data.results
      .map((line: { order_id: number }) => line.order_id)
      .filter((orderId: number) => orderId === early || orderId === late);
  };
  expect(await ordersOf(month)).toEqual([early]);
  expect(await ordersOf(before)).toEqual([late]);
});

test('the lines of a month are those of its orders, and a stranger sees none', async () => {
  const [inr] = (await earnings()).currencies;
  const { month, net } = inr.months.at(-1);
  const query = { month, currency: 'INR', count: '200' };
  const { body } = await shop.call('GET', '/earnings/lines', { token: shop.trainer.token, query });
  expect(body.data.results.reduce((sum: number, line: { net: number }) => sum + line.net, 0)).toBe(net);
  expect((await shop.call('GET', '/earnings/lines', { token: shop.learner.token, query })).status).toBe(403);
  const other = await signIn(shop, 'other-trainer@example.com', { registerAs: 'individual', name: 'Bo' });
  const paid = { payout_id: String((await earnings()).payouts[0].id) };
  expect((await shop.call('GET', '/earnings/lines', { token: other.token, query: paid })).status).toBe(403);
});
