import { eq } from 'drizzle-orm';
import { buy, makeShop, type Shop } from '../../../test/order-fixtures';
import { pdfText } from '../../../test/pdf-text';
import { signIn } from '../../../test/test-app';
import { invoiceCounters, invoices } from '../../platform/database/schema/invoices';
import { makePass } from '../../platform/encryption/signing-key';

let shop: Shop;
let number = 0;
beforeAll(async () => {
  shop = await makeShop({ platformFeePercent: 10 });
});
afterAll(() => shop.close());

const newLearner = (name = 'Priya Nair') => signIn(shop, `invoice-${++number}@example.com`, { name });
const profile = { name: 'Asha Rao Training', address: 'MG Road\nPune 411001', state: '27', gstin: '27AAPFU0939F1ZV' };
const company = { name: 'Acme Labs', address: '5 Residency Road\nBengaluru', state: '29' };
const register = (body: object = profile, token: string | undefined = shop.trainer.token) =>
  shop.call('PUT', '/pricing/tax-profile', { token, body });
const file = (id: number | string, token?: string, key?: string) =>
  shop.call('GET', `/invoices/${id}/file`, { token, query: { key } });
const rowsOf = (orderId: number) =>
  shop.db.select().from(invoices).where(eq(invoices.orderId, orderId)).orderBy(invoices.id);
const check = async () => (await shop.call('POST', '/ledger/check', { token: shop.admin.token })).body.data.results;

async function textOf(id: number): Promise<string> {
  const { rawPayload } = await shop.app.inject({
    url: `${shop.settings.prefix}/invoices/${id}/file`,
    headers: { authorization: `Bearer ${shop.admin.token}` },
  });
  return pdfText(rawPayload);
}

test('without a GST number a payment has a bill of supply without tax', async () => {
  const { id, invoices: papers } = await buy(shop, await newLearner());
  expect(papers).toMatchObject([
    { kind: 'invoice', number: expect.stringMatching(/^INV\/\d\d-\d\d\/000001$/), amount: 90_000 },
  ]);
  const [row] = await rowsOf(id);
  expect(row).toMatchObject({ percent: 0, cgstMinor: 0, igstMinor: 0, seller: { name: 'Asha Rao', gstin: null } });
  const text = await textOf(papers[0].id);
  for (const part of ['Bill of supply', papers[0].number, 'Asha Rao', 'Priya Nair', '₹900', 'not registered for GST']) {
    expect(text).toContain(part);
  }
});

test('only trainers store how they appear on invoices, with a valid GST number', async () => {
  expect((await shop.call('PUT', '/pricing/tax-profile', { body: profile })).status).toBe(401);
  expect((await register(profile, shop.learner.token)).status).toBe(403);
  const wrong = await register({ ...profile, gstin: '27AAPFU0939F1ZW' });
  expect(wrong).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
  expect((await register({ ...profile, state: '29' })).status).toBe(400);
  expect((await register({ ...profile, gstin: '27 aapfu0939f1zv' })).body.data.results).toMatchObject(profile);
  expect(
    (await shop.call('GET', '/pricing/tax-profile', { token: shop.trainer.token })).body.data.results,
  ).toMatchObject(profile);
});

test('within the state the tax is in two halves, and the totals of the file agree', async () => {
  await register();
  const { id, invoices: papers } = await buy(shop, await newLearner());
  const [row] = await rowsOf(id);
  // 900 / 1.18 = 762.71; half of the tax is 68.64.
  expect(row).toMatchObject({ percent: 18, amountMinor: 90_000, cgstMinor: 6864, sgstMinor: 6864, igstMinor: 0 });
  const text = await textOf(papers[0].id);
  for (const part of [
    'Tax invoice',
    'GSTIN 27AAPFU0939F1ZV',
    'Maharashtra',
    '₹762.72',
    'CGST 9% ₹68.64',
    'SGST 9% ₹68.64',
    '₹900',
  ]) {
    expect(text).toContain(part);
  }
});

test('a company of another state gets integrated tax, and each refund has a credit note', async () => {
  await register();
  const learner = await newLearner();
  const gstin = '29AAGCB7383J1Z4';
  const { id, enrollment_id } = await buy(shop, learner, { billing: { ...company, gstin } });
  const refund = async (amount: number, refundable: number) => {
    const body = { amount, refundable, reason: 'Two classes were skipped.' };
    await shop.call('POST', `/enrollments/${enrollment_id}/refunds`, { token: shop.trainer.token, body });
    await shop.runJobs();
  };
  await refund(33_333, 90_000);
  await refund(56_667, 56_667);
  const [invoice, part, rest] = await rowsOf(id);
  expect(invoice).toMatchObject({ igstMinor: 13_729, cgstMinor: 0, buyer: { ...company, gstin } });
  expect([part, rest]).toMatchObject([
    { kind: 'credit-note', amountMinor: 33_333, invoiceId: invoice?.id },
    { kind: 'credit-note', amountMinor: 56_667, invoiceId: invoice?.id },
  ]);
  // Credit notes give back exactly the tax of the invoice.
  expect((part?.igstMinor ?? 0) + (rest?.igstMinor ?? 0)).toBe(13_729);
  const text = await textOf(part?.id ?? 0);
  for (const words of [
    'Credit note',
    `For ${invoice?.number}`,
    'Acme Labs',
    gstin,
    'Place of supply: Karnataka (29)',
    '₹333.33',
  ]) {
    expect(text).toContain(words);
  }
  expect((await check()).checks[0]).toMatchObject({ ok: true });
});

test('an order with a wrong GST number is refused', async () => {
  const learner = await newLearner();
  const body = { courseId: shop.course, batchId: shop.batch, billing: { ...company, gstin: '29AAGCB7383J1Z5' } };
  const answer = await shop.call('POST', '/payment/orders', { token: learner.token, body });
  expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
});

test('only buyer, seller and administrators open a file without a link', async () => {
  const learner = await newLearner();
  const { invoices: papers } = await buy(shop, learner);
  const [{ id, url }] = papers;
  expect((await file(id)).status).toBe(401);
  expect((await file(id, shop.stranger.token)).status).toBe(403);
  for (const { token } of [learner, shop.trainer, shop.admin]) expect((await file(id, token)).status).toBe(200);
  expect((await file(99_999, shop.admin.token)).status).toBe(404);
  expect((await file('x', shop.admin.token)).status).toBe(400);
  const key = new URL(url, 'http://site.test').searchParams.get('key') as string;
  const opened = await file(id, undefined, key);
  expect([opened.status, opened.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect((await file(id + 1, undefined, key)).status).toBe(401);
  const old = makePass(shop.services.signingKey, `invoice ${id}`, new Date(Date.now() - 2000));
  expect((await file(id, undefined, old)).status).toBe(401);
  const query = { key: old };
  const inBrowser = await shop.call('GET', `/invoices/${id}/file`, { query, headers: { accept: 'text/html' } });
  expect([inBrowser.status, inBrowser.headers.location]).toEqual([
    303,
    expect.stringMatching(/\/user-dashboard\/payments$/),
  ]);
  const [until] = key.split('.');
  expect(Number(until) * 1000).toBeLessThanOrEqual(shop.services.clock.now().getTime() + 30 * 60_000);
});

test('concurrent payments have numbers without a gap and without a twin', async () => {
  const before = await shop.db.select().from(invoiceCounters);
  const learners = await Promise.all(Array.from({ length: 12 }, () => newLearner()));
  await Promise.all(learners.map((learner) => buy(shop, learner)));
  const rows = await shop.db.select().from(invoices).where(eq(invoices.kind, 'invoice'));
  const serials = rows.map(({ serial }) => serial).sort((a, b) => a - b);
  expect(serials).toEqual(Array.from({ length: serials.length }, (_, i) => i + 1));
  expect(serials.length).toBe((before.find(({ kind }) => kind === 'invoice')?.last ?? 0) + 12);
});

test('an invoice cannot be changed or deleted', async () => {
  await expect(shop.db.update(invoices).set({ amountMinor: 1 })).rejects.toThrow();
  await expect(shop.db.delete(invoices)).rejects.toThrow();
});
