import type { CourseSummary } from '@kaksha/domain/catalogue';
import type { SentEnquiry } from '@kaksha/domain/engagement';
import type { Enrolment, PaymentRecord } from '@kaksha/domain/payments';
import { batch, course } from '@kaksha/testing/factories';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { courseWire } from '@kaksha/testing/wire/catalogue';
import { paymentWire, purchaseWire } from '@kaksha/testing/wire/payment';
import { screen, within } from '@testing-library/react';
import { learnerHost } from '../../fake-learner-host';
import remote from '../../remote';

export const path = '/user-dashboard';

export const seat = (over: Partial<Enrolment> = {}) =>
  purchaseWire({
    id: 9,
    status: 'Active',
    enrolledAt: '2026-01-10T06:30:00.000Z',
    orderId: 41,
    price: { currency: 'INR', full: 1_200_000, amount: 1_200_000 },
    course: course(),
    batch: batch(),
    ...over,
  });

export const request = (over: Partial<SentEnquiry> = {}): SentEnquiry => ({
  id: 1,
  courseId: 7,
  courseName: 'Git in Two Evenings',
  trainerId: 3,
  trainerName: 'Ananya Raghavan',
  batchId: null,
  batchLabel: null,
  message: 'Is there a weekend batch?',
  status: 'new',
  reply: null,
  createdAt: '2026-01-14T06:30:00.000Z',
  answeredAt: null,
  thread: [],
  unread: 0,
  course: null,
  ...over,
});

export const paid: PaymentRecord = {
  id: 42,
  status: 'paid',
  courseId: 1,
  courseName: 'Kubernetes in Production',
  trainerId: 3,
  trainerName: 'Ananya Raghavan',
  batchId: 1,
  batch: batch(),
  price: { currency: 'INR', full: 1_200_000, amount: 1_200_000 },
  discount: 0,
  coupon: null,
  createdAt: '2026-01-14T06:30:00.000Z',
  paidAt: '2026-01-14T06:31:00.000Z',
  enrolmentId: 9,
  invoices: [],
  partialRefunds: [],
  method: null,
  paymentId: null,
  refund: null,
};

export interface Own {
  seats?: unknown;
  requests?: unknown;
  lookedAt?: unknown;
  saved?: CourseSummary[];
}

export function hostWith({ seats = [], requests = [], lookedAt = [], saved = [] }: Own = {}) {
  const host = learnerHost();
  host.http.on('GET', '/training-info/UserActionCourses/5', ({ params }: { params: Record<string, unknown> }) =>
    params.type === 'like' ? saved.map(courseWire) : [],
  );
  host.http.on('GET', '/course-requests/5', requests);
  host.http.on('GET', '/course-purchase/purchased/5', seats);
  host.http.on('GET', '/payment/history', [paymentWire(paid)]);
  host.http.on('GET', '/course-users/5', lookedAt);
  return host;
}

export const open = (own?: Own) => renderRoutes(remote.routes, { host: hostWith(own), path });
export const nextClass = async (name = 'Kubernetes in Production') =>
  within(await screen.findByRole('article', { name }));
