import { once } from 'node:events';
import { createServer } from 'node:https';
import { text } from 'node:stream/consumers';
import { sign } from '@kaksha/api/platform/payment-providers/signature';
import { makeCertificate } from '../../site/doctor/fake-servers';

const host = 'api.razorpay.com';
const keySecret = 'drill-key-secret';

export interface PaymentService {
  host: string;
  /** PEM. The service signed its certificate itself. */
  certificate: string;
  /** Settings of a site that uses it. */
  settings: Readonly<Record<string, string>>;
  /** Takes the payment, as the buyer does in the window of the provider. @returns what that window tells the page */
  pay(orderId: string): { paymentId: string; signature: string };
  stop(): void;
}

/** Stands for Razorpay at port 443 of the loopback, so that a site in production mode sells without an account. */
export async function startPaymentService(): Promise<PaymentService> {
  const { pem } = makeCertificate(host, 2);
  const orders = new Map<string, { amount: number; currency: string; payments: object[] }>();
  const server = createServer({ cert: pem, key: pem }, async (request, response) => {
    const [, orderId = ''] = /^\/v1\/orders\/(\w+)\/payments$/.exec(request.url ?? '') ?? [];
    response.setHeader('content-type', 'application/json');
    if (request.method === 'POST' && request.url === '/v1/orders') {
      const { amount, currency } = JSON.parse(await text(request));
      const id = `order_${orders.size + 1}`;
      orders.set(id, { amount, currency, payments: [] });
      response.end(JSON.stringify({ id }));
    } else response.end(JSON.stringify({ items: orders.get(orderId)?.payments ?? [] }));
  });
  server.listen(443, '127.0.0.1');
  await once(server, 'listening');
  return {
    host,
    certificate: pem.slice(pem.indexOf('-----BEGIN CERTIFICATE')),
    settings: {
      RAZORPAY_KEY_ID: 'rzp_test_drill',
      RAZORPAY_KEY_SECRET: keySecret,
      RAZORPAY_WEBHOOK_SECRET: 'drill-webhook-secret',
    },
    pay(orderId) {
      const order = orders.get(orderId);
      if (!order) throw new Error(`The payment service has no order ${orderId}.`);
      const { amount, currency } = order;
      const paymentId = `pay_${orderId}`;
      order.payments.push({ id: paymentId, order_id: orderId, amount, currency, status: 'captured', method: 'upi' });
      return { paymentId, signature: sign(`${orderId}|${paymentId}`, keySecret) };
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
