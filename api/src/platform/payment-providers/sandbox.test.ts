import { createSandbox, type SandboxOutcome } from './sandbox';
import { sandboxPage } from './sandbox-page';

const open = (secret = 'demo-secret') =>
  createSandbox({ secret, pageUrl: (orderId) => `/backend/payment/sandbox/${orderId}` });
const request = { reference: 'r', amountMinor: 1_350_000, currency: 'INR' as const };

test('finds an order by its id, in another process too', async () => {
  const orderId = await open().createOrder(request);
  expect(open().find(orderId)).toEqual({ amountMinor: 1_350_000, currency: 'INR' });
  expect(open().checkout({ ...request, orderId })).toMatchObject({ url: `/backend/payment/sandbox/${orderId}` });
  expect(await open().createOrder(request)).not.toBe(orderId);
});

test.each([25, 50, 99, 0])('refuses an order and a refund of %d minor units, as Razorpay does', async (amountMinor) => {
  for (const currency of ['INR', 'USD'] as const) {
    const refusal = { statusCode: 502, code: 'PAYMENT_PROVIDER_REFUSED' };
    const small = { ...request, amountMinor, currency };
    await expect(open().createOrder(small)).rejects.toMatchObject(refusal);
    const refund = { paymentId: 'pay_1', amountMinor, currency, key: 'refund-0000000001' };
    await expect(open().refund(refund)).rejects.toMatchObject(refusal);
  }
});

test('rejects an order with a changed price and an order of another installation', async () => {
  const sandbox = open();
  const orderId = await sandbox.createOrder(request);
  const changed = orderId.replace('1350000', '100');
  expect(changed).not.toBe(orderId);
  for (const foreign of [changed, await open('other').createOrder(request), 'order_1', '']) {
    expect(sandbox.find(foreign)).toBeNull();
    expect(() => sandbox.decide(foreign, 'succeed')).toThrow(expect.objectContaining({ statusCode: 404 }));
  }
});

test('a successful payment gives an authentic event and an authentic answer for the page', async () => {
  const sandbox = open();
  const orderId = await sandbox.createOrder(request);
  expect(await sandbox.capturedPayment(orderId)).toBeNull();
  const { notice, answer } = sandbox.decide(orderId, 'succeed');
  expect(sandbox.isAuthentic(answer!)).toBe(true);
  const event = sandbox.readEvent(notice!.body, notice!.headers);
  expect(event).toMatchObject({ kind: 'captured', payment: { orderId, amountMinor: 1_350_000, currency: 'INR' } });
  expect(await sandbox.capturedPayment(orderId)).toMatchObject({ paymentId: answer!.paymentId });
  expect(sandbox.readEvent(sandbox.decide(orderId, 'succeed').notice!.body, notice!.headers).id).toBe(event.id);
});

test('a failed payment gives an event and no answer', async () => {
  const sandbox = open();
  const orderId = await sandbox.createOrder(request);
  const { notice, answer } = sandbox.decide(orderId, 'fail');
  expect(answer).toBeNull();
  expect(sandbox.readEvent(notice!.body, notice!.headers).kind).toBe('failed');
  expect(await sandbox.capturedPayment(orderId)).toBeNull();
});

test('an abandoned payment gives no event', async () => {
  const sandbox = open();
  const orderId = await sandbox.createOrder(request);
  expect(sandbox.decide(orderId, 'abandon')).toEqual({ notice: null, answer: null });
  expect(await sandbox.capturedPayment(orderId)).toBeNull();
});

test('rejects events and answers with another signature', async () => {
  const sandbox = open();
  const orderId = await sandbox.createOrder(request);
  const { notice, answer } = sandbox.decide(orderId, 'succeed');
  expect(() => open('other').readEvent(notice!.body, notice!.headers)).toThrow('signature');
  expect(() => sandbox.readEvent(notice!.body, {})).toThrow('signature');
  expect(sandbox.isAuthentic({ ...answer!, orderId: await sandbox.createOrder(request) })).toBe(false);
});

test('a refund succeeds, and a repeated request returns the same refund', async () => {
  const ask = (key: string) => open().refund({ paymentId: 'pay_1', amountMinor: 500, currency: 'INR', key });
  expect(await ask('refund-0000000001')).toEqual(await ask('refund-0000000001'));
  expect((await ask('refund-0000000001')).refundId).not.toBe((await ask('refund-0000000002')).refundId);
  expect((await ask('refund-0000000001')).status).toBe('succeeded');
});

test('the page states that no money moves, shows purpose and amount, and offers every outcome', () => {
  const { html, contentSecurityPolicy } = sandboxPage({
    courseName: 'C++ <for> "all"',
    amountMinor: 1_350_000,
    currency: 'INR',
    action: '/backend/payment/sandbox/order_1',
    siteOrigins: ['https://kaksha.example'],
  });
  expect(html).toContain('No money moves');
  expect(html).toContain('C++ &lt;for&gt; &quot;all&quot;');
  expect(html).toContain('Pay ₹13,500');
  expect(html).toContain('<form method="post" action="/backend/payment/sandbox/order_1">');
  const offered = [...html.matchAll(/name="outcome" value="(\w+)"/g)].map(([, outcome]) => outcome as SandboxOutcome);
  expect(offered).toEqual(['succeed', 'fail', 'abandon']);
  expect(contentSecurityPolicy).toContain("form-action 'self' https://kaksha.example");
});
