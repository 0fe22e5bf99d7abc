import type { CourseDetails } from '@kaksha/domain/catalogue';
import type { Enrolment, Order } from '@kaksha/domain/payments';
import { batch, course, courseDetails } from '@kaksha/testing/factories';
import { createFakeHost, type FakeHostOptions } from '@kaksha/testing/fake-host';
import { done } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { preferredBatchWire } from '@kaksha/testing/wire/account';
import { courseDetailsWire } from '@kaksha/testing/wire/catalogue';
import { orderWire, purchaseWire } from '@kaksha/testing/wire/payment';
import { screen } from '@testing-library/react';
import remote from '../../remote';

/** Paths of the API calls of the payment page. */
export const paths = {
  course: '/patrons-registration/GetCourseDetailsById/1',
  seats: '/course-purchase/purchased/5',
  preferred: '/preferred-batch',
  orders: '/payment/orders',
  order: '/payment/orders/42',
  verify: '/payment/verify',
} as const;

/** A weekend batch that starts a week after the weekday batch. */
export const weekendBatch = batch({ id: 2, dayOfWeek: 2, startDate: '2026-01-24', endDate: '2026-03-01' });
export const bothBatches = [batch(), weekendBatch];

/** An open sandbox order for the weekday batch at the default price. */
export function order(overrides: Partial<Order> = {}): Order {
  const price = { currency: 'INR' as const, full: 1_500_000, amount: 1_200_000 };
  return {
    id: 42,
    status: 'created',
    courseId: 1,
    courseName: 'Kubernetes in Production',
    trainerId: 3,
    batchId: 1,
    batch: batch(),
    price,
    discount: 20,
    coupon: null,
    createdAt: '2026-01-15T06:30:00.000Z',
    paidAt: null,
    checkout: { kind: 'sandbox', providerOrderId: 'order_1', url: 'http://api.test/payment/sandbox/order_1', price },
    enrolmentId: null,
    invoices: [],
    ...overrides,
  };
}

export const paidOrder = (overrides: Partial<Order> = {}) =>
  order({
    status: 'paid',
    paidAt: '2026-01-15T06:31:00.000Z',
    checkout: null,
    enrolmentId: 9,
    invoices: [
      {
        id: 9,
        kind: 'invoice',
        number: 'INV/25-26/000042',
        amount: 1_200_000,
        url: 'http://api.test/invoices/9/file?key=pass',
      },
    ],
    ...overrides,
  });

export const orderAnswer = (overrides: Partial<Order> = {}) => orderWire(order(overrides));
export const paidAnswer = (overrides: Partial<Order> = {}) => orderWire(paidOrder(overrides));

/** The learner's seat in the weekday batch. */
export function seatAnswer(overrides: Partial<Enrolment> = {}) {
  return purchaseWire({
    id: 9,
    status: 'Active',
    enrolledAt: '2026-01-10T06:30:00.000Z',
    orderId: 41,
    price: { currency: 'INR', full: 1_500_000, amount: 1_200_000 },
    course: course(),
    batch: batch(),
    ...overrides,
  });
}

/** Fake host of a learner without seats, for a course with two batches. */
export function checkoutHost(details: Partial<CourseDetails> = {}, options: FakeHostOptions = {}) {
  const host = createFakeHost({ as: 'learner', ...options });
  host.http.on('GET', paths.course, courseDetailsWire(courseDetails({ batches: bothBatches, ...details })));
  host.http.on('GET', paths.seats, []);
  host.http.on('GET', paths.preferred, preferredBatchWire(1, null));
  host.http.on('POST', paths.preferred, done());
  host.http.on('POST', paths.orders, orderAnswer());
  host.http.on('GET', paths.order, orderAnswer());
  return host;
}

export const open = (host = checkoutHost(), path = '/payment/1/3') => renderRoutes(remote.routes, { host, path });
export const heading = () => screen.findByRole('heading', { level: 1, name: 'Enrol in Kubernetes in Production' });
/** The chosen batch. */
export const line = () => screen.getByRole('region', { name: 'Batch' });
