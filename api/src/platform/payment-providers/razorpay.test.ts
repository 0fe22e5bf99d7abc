import { createHash } from 'node:crypto';
import { ApiError } from '../http/api-error';
import { createRazorpay } from './razorpay';
import { sign } from './signature';

interface Call {
  method: string;
  path: string;
  headers: Headers;
  body: Record<string, unknown> | null;
}

type Answer = [status: number, body: unknown] | Error;

/** Razorpay with a transport that records calls and returns prepared answers. */
function withAnswers(...answers: Answer[]) {
  const calls: Call[] = [];
  const transport = (async (url: string, init: RequestInit) => {
    const path = url.replace('https://api.razorpay.com/v1', '');
    const body = init.body ? JSON.parse(init.body as string) : null;
    calls.push({ method: init.method as string, path, headers: new Headers(init.headers), body });
    const answer = answers.shift();
    if (!answer) throw new Error(`unexpected call of ${path}`);
    if (answer instanceof Error) throw answer;
    return Response.json(answer[1], { status: answer[0] });
  }) as typeof fetch;
  const settings = {
    keyId: 'rzp_test_key',
    keySecret: 'key-secret',
    webhookSecrets: ['new-secret', 'old-secret'],
    route: true,
  };
  return { razorpay: createRazorpay(settings, transport), calls };
}

const request = { reference: '0c8f1c7e-2d7b-4a55-9a1e-6f1d4a1b2c3d', amountMinor: 1_350_000, currency: 'INR' as const };
const payment = {
  id: 'pay_1',
  order_id: 'order_1',
  amount: 1_350_000,
  currency: 'INR',
  status: 'captured',
  method: 'upi',
};
const known = { paymentId: 'pay_1', orderId: 'order_1', amountMinor: 1_350_000, currency: 'INR', method: 'upi' };

describe('orders', () => {
  test('creates an order with the API keys, the amount in paise and the platform order number', async () => {
    const { razorpay, calls } = withAnswers([200, { id: 'order_1', status: 'created' }]);
    expect(await razorpay.createOrder(request)).toBe('order_1');
    expect(calls).toEqual([
      {
        method: 'POST',
        path: '/orders',
        headers: expect.any(Headers),
        body: {
          amount: 1_350_000,
          currency: 'INR',
          receipt: request.reference,
          notes: { reference: request.reference },
        },
      },
    ]);
    expect(calls[0]!.headers.get('authorization')).toBe('Basic cnpwX3Rlc3Rfa2V5OmtleS1zZWNyZXQ=');
    expect(calls[0]!.body!.receipt).toHaveLength(36); // Razorpay accepts at most 40 characters.
  });

  test('the checkout data has the public key and not the secret one', () => {
    const checkout = withAnswers().razorpay.checkout({ ...request, orderId: 'order_1' });
    expect(checkout).toMatchObject({ kind: 'razorpay', orderId: 'order_1', keyId: 'rzp_test_key' });
    expect(JSON.stringify(checkout)).not.toContain('secret');
  });

  test.each<[string, Answer, string]>([
    ['cannot be reached', new TypeError('fetch failed'), 'PAYMENT_PROVIDER_UNAVAILABLE'],
    ['takes too long', new DOMException('The operation timed out', 'TimeoutError'), 'PAYMENT_PROVIDER_UNAVAILABLE'],
    ['is broken', [503, {}], 'PAYMENT_PROVIDER_UNAVAILABLE'],
    ['is asked too often', [429, {}], 'PAYMENT_PROVIDER_UNAVAILABLE'],
    ['refuses', [400, { error: { description: 'key rzp_test_key is over its limit' } }], 'PAYMENT_PROVIDER_REFUSED'],
  ])('a provider that %s causes an error without account details', async (_case, answer, code) => {
    const failure = await withAnswers(answer)
      .razorpay.createOrder(request)
      .catch((error) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ statusCode: 502, code });
    expect(failure.message).not.toMatch(/rzp|limit|fetch|503/);
  });
});

describe('the payment answer of a page', () => {
  // Values from the documentation and library tests of the provider.
  const documented = createRazorpay({
    keyId: '',
    keySecret: 'EnLs21M47BllR3X8PSFtjtbd',
    webhookSecrets: ['123456'],
    route: false,
  });
  const answer = {
    orderId: 'order_IEIaMR65cu6nz3',
    paymentId: 'pay_IH4NVgf4Dreq1l',
    signature: '0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f',
  };

  test("is accepted with the provider's signature", () => {
    expect(documented.isAuthentic(answer)).toBe(true);
  });

  test.each([
    { signature: answer.signature.replace('0d', '0e') },
    { signature: answer.signature.slice(1) },
    { signature: '' },
    { signature: 'ø'.repeat(32) },
    { orderId: 'order_IEIaMR65cu6nz4' },
    { paymentId: 'pay_other' },
    { orderId: '', paymentId: `${answer.orderId}|${answer.paymentId}` },
  ])('is rejected with anything else: %j', (change) => {
    expect(documented.isAuthentic({ ...answer, ...change })).toBe(false);
  });

  test('accepts an event with the documented signature of its raw body', () => {
    const body = Buffer.from('{"a":1,"b":2,"c":{"d":3}}');
    const signature = '2fe04e22977002e6c7cb553adab8b460cb9e2a4970d5953cb27a8472752e3bbc';
    expect(documented.readEvent(body, { 'x-razorpay-signature': signature }).kind).toBe('other');
  });
});

describe('the captured payment of an order', () => {
  test('is the captured one among failed attempts', async () => {
    const failed = { ...payment, id: 'pay_0', status: 'failed' };
    const { razorpay, calls } = withAnswers([200, { items: [failed, payment] }]);
    expect(await razorpay.capturedPayment('order_1')).toEqual(known);
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /orders/order_1/payments']);
  });

  test('is null when all attempts failed or the payment was refunded', async () => {
    const items = ['created', 'failed', 'refunded'].map((status) => ({ ...payment, status }));
    expect(await withAnswers([200, { items }]).razorpay.capturedPayment('order_1')).toBeNull();
  });

  test('is captured when it was only authorised, with exactly the authorised amount', async () => {
    const promised = { ...payment, status: 'authorized' };
    const { razorpay, calls } = withAnswers([200, { items: [promised] }], [200, payment]);
    expect(await razorpay.capturedPayment('order_1')).toEqual(known);
    expect(calls[1]).toMatchObject({
      method: 'POST',
      path: '/payments/pay_1/capture',
      body: { amount: 1_350_000, currency: 'INR' },
    });
  });

  test('is found when another process captures it concurrently', async () => {
    const promised = { ...payment, status: 'authorized' };
    const { razorpay } = withAnswers(
      [200, { items: [promised] }],
      [400, { error: { description: 'already captured' } }],
      [200, { items: [payment] }],
    );
    expect(await razorpay.capturedPayment('order_1')).toEqual(known);
  });

  test('throws when the capture fails', async () => {
    const promised = { ...payment, status: 'authorized' };
    const { razorpay } = withAnswers([200, { items: [promised] }], [400, {}], [200, { items: [promised] }]);
    await expect(razorpay.capturedPayment('order_1')).rejects.toMatchObject({ code: 'PAYMENT_PROVIDER_REFUSED' });
  });
});

describe('webhook events', () => {
  const deliver = (event: object, secret = 'new-secret', headers: Record<string, string> = {}) => {
    const body = Buffer.from(JSON.stringify(event, null, 1));
    return withAnswers().razorpay.readEvent(body, { 'x-razorpay-signature': sign(body, secret), ...headers });
  };
  const about = (event: string, entities: object) => ({ id: 'e1', entity: 'event', event, payload: entities });

  test.each([
    ['payment.captured', 'captured'],
    ['order.paid', 'captured'],
    ['payment.authorized', 'authorized'],
    ['payment.failed', 'failed'],
  ])('%s is parsed with its payment', (name, kind) => {
    const event = deliver(about(name, { payment: { entity: payment } }));
    expect(event).toEqual({ id: 'e1', name, kind, payment: known });
  });

  test.each([
    ['refund.processed', 'refunded'],
    ['refund.failed', 'refund-failed'],
  ])('%s is parsed with its refund', (name, kind) => {
    const refund = { id: 'rfnd_1', payment_id: 'pay_1', amount: 500 };
    const event = deliver(about(name, { refund: { entity: refund }, payment: { entity: payment } }));
    expect(event).toEqual({ id: 'e1', name, kind, refundId: 'rfnd_1', paymentId: 'pay_1', amountMinor: 500 });
  });

  test('payments without an order and unknown event types have the kind other', () => {
    const byHand = { ...payment, order_id: null };
    expect(deliver(about('payment.captured', { payment: { entity: byHand } })).kind).toBe('other');
    expect(deliver(about('settlement.processed', {})).kind).toBe('other');
  });

  test('accepts signatures with the previous secret and rejects all others', () => {
    expect(deliver(about('x', {}), 'old-secret').id).toBe('e1');
    expect(() => deliver(about('x', {}), 'guess')).toThrow(
      expect.objectContaining({ code: 'FORGED_EVENT', statusCode: 400 }),
    );
  });

  test('rejects a changed body and an event without a signature', () => {
    const { razorpay } = withAnswers();
    const body = Buffer.from('{"event":"payment.captured"}');
    const headers = { 'x-razorpay-signature': sign(body, 'new-secret') };
    expect(razorpay.readEvent(body, headers).kind).toBe('other');
    expect(() => razorpay.readEvent(Buffer.concat([body, Buffer.from(' ')]), headers)).toThrow('signature');
    expect(() => razorpay.readEvent(body, {})).toThrow('signature');
  });

  test('an event without an id gets the digest of its body as id, whatever its header says', () => {
    const event = { event: 'payment.captured', payload: { payment: { entity: payment } } };
    const digest = createHash('sha256')
      .update(JSON.stringify(event, null, 1))
      .digest('hex');
    expect(deliver(event, 'old-secret').id).toBe(digest);
    // The signature does not cover the header.
    expect(deliver(event, 'new-secret', { 'x-razorpay-event-id': 'e2' }).id).toBe(digest);
  });
});

describe('refunds', () => {
  test('a repeated request with the same idempotency key refunds once', async () => {
    const refund = { id: 'rfnd_1', payment_id: 'pay_1', amount: 500, status: 'pending' };
    const { razorpay, calls } = withAnswers([200, refund], [200, { ...refund, status: 'processed' }]);
    const ask = () =>
      razorpay.refund({ paymentId: 'pay_1', amountMinor: 500, currency: 'INR', key: 'refund-0000000001' });
    expect(await ask()).toEqual({ refundId: 'rfnd_1', status: 'requested' });
    expect(await ask()).toEqual({ refundId: 'rfnd_1', status: 'succeeded' });
    expect(calls[0]).toMatchObject({ path: '/payments/pay_1/refund', body: { amount: 500 } });
    expect(calls.map(({ headers }) => headers.get('x-refund-idempotency'))).toEqual(Array(2).fill('refund-0000000001'));
    expect(calls[0]!.body).toEqual(calls[1]!.body);
  });
});
