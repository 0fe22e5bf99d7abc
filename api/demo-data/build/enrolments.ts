import { daysBetween } from '@kaksha/domain/dates';
import { discounted } from '@kaksha/domain/money';
import { dayMs, hourMs } from '@kaksha/domain/time-units';
import { itemAt, required } from '@kaksha/domain/typed';
import { enrolments, orders, payments, refunds } from '../../src/platform/database/schema/payments';
import { createRandom, type Random } from '../../src/platform/drawing/random';
import type { Batch } from './batches';
import { type Clock, noLaterThan } from './clock';
import type { Course } from './courses';
import type { People, User } from './learners';
import { readReview } from './notation';
import type { Numbered, RowBook } from './rows';

export interface Enroller {
  /** Adds a paid order and its enrolment. */
  enrol(user: User, course: Course, batch: Batch, at: Date, status: Numbered<typeof enrolments>['status']): void;
  /** Adds an unpaid order. */
  abandon(user: User, course: Course, batch: Batch, at: Date, status: 'failed' | 'expired'): void;
}

const methods = ['upi', 'upi', 'upi', 'card', 'card', 'netbanking'] as const;

export function createEnroller(book: RowBook, people: People): Enroller {
  const random = createRandom('orders');

  const order = (
    user: User,
    course: Course,
    batch: Batch,
    at: Date,
    status: 'paid' | 'refunded' | 'failed' | 'expired',
  ) => {
    const { currency, feeMinor } = priceOf(course);
    const discount = course.row.discount ?? 0;
    const paid = status === 'paid' || status === 'refunded';
    const paidAt = new Date(at.getTime() + random.int(40, 240) * 1000);
    people.acted(user.id, at);
    return book.add(orders, {
      reference: uuid(random),
      userId: user.id,
      courseId: course.row.id,
      trainerId: course.row.trainerId,
      batchId: batch.id,
      currency,
      feeMinor,
      discount,
      amountMinor: discounted(feeMinor, discount),
      courseName: course.row.name,
      provider: feeMinor === 0 ? 'free' : 'sandbox',
      providerOrderId: feeMinor === 0 ? null : `order_demo_${book.of(orders).length + 1}`,
      status,
      createdAt: at,
      updatedAt: paid ? paidAt : new Date(at.getTime() + hourMs / 2),
      expiresAt: new Date(at.getTime() + hourMs / 2),
      paidAt: paid ? paidAt : null,
    });
  };

  const pay = (
    { id, provider, amountMinor, currency, paidAt, updatedAt }: ReturnType<typeof order>,
    status: 'captured' | 'failed' | 'refunded',
  ) =>
    book.add(payments, {
      orderId: id,
      provider,
      providerPaymentId: `pay_demo_${book.of(payments).length + 1}`,
      amountMinor,
      currency,
      method: random.pick(methods),
      status,
      createdAt: paidAt ?? updatedAt,
      updatedAt: paidAt ?? updatedAt,
    });

  return {
    enrol: (user, course, batch, at, status) => {
      // A free order cannot be refunded.
      const refunded = status === 'Refunded' && priceOf(course).feeMinor > 0;
      const paid = order(user, course, batch, at, refunded ? 'refunded' : 'paid');
      if (paid.amountMinor > 0) {
        const payment = pay(paid, refunded ? 'refunded' : 'captured');
        if (refunded) {
          const refundedAt = new Date(at.getTime() + random.int(20, 90) * hourMs);
          book.add(refunds, {
            paymentId: payment.id,
            amountMinor: paid.amountMinor,
            reason: random.pick(['My working hours changed.', 'I chose the wrong batch.', 'A family matter.']),
            status: 'succeeded',
            providerRefundId: `refund_demo_${payment.id}`,
            requestedBy: user.id,
            createdAt: refundedAt,
            updatedAt: refundedAt,
          });
        }
      }
      book.add(enrolments, {
        userId: user.id,
        courseId: course.row.id,
        trainerId: course.row.trainerId,
        batchId: batch.id,
        orderId: paid.id,
        amountMinor: paid.amountMinor,
        currency: paid.currency,
        status: status === 'Refunded' && !refunded ? (batch.state === 'open' ? 'Active' : 'Completed') : status,
        enrolledAt: required(paid.paidAt, 'paidAt'),
        updatedAt: required(paid.paidAt, 'paidAt'),
      });
    },
    abandon: (user, course, batch, at, status) => {
      if (priceOf(course).feeMinor === 0) return;
      const lost = order(user, course, batch, at, status);
      if (status === 'failed') pay(lost, 'failed');
    },
  };
}

/** The fee in INR, else in USD, else the agreed price of a course on request. */
function priceOf({ row, seed }: Course): { currency: 'INR' | 'USD'; feeMinor: number } {
  if (typeof row.feeMinor === 'number') return { currency: 'INR', feeMinor: row.feeMinor };
  if (typeof row.feeUsdMinor === 'number') return { currency: 'USD', feeMinor: row.feeUsdMinor };
  return { currency: 'INR', feeMinor: (seed.agreed ?? 0) * 100 };
}

/** Enrolments in the current batches of courses with fixed numbers in the mockups. */
const knownSeats: Readonly<Record<string, readonly number[]>> = {
  'Kubernetes in Production': [27, 8, 2],
  'Site Reliability Engineering': [17, 4],
  'Terraform, Module by Module': [17, 34],
  'Linux for Cloud Engineers': [205],
};

/** Learners of ended batches by course id: named reviewers first, then other raters. */
export type PastLearners = ReadonlyMap<number, readonly { user: User; batch: Batch }[]>;

/** Fills the batches of all courses and returns the learners of ended ones. */
export function addEnrolments(
  clock: Clock,
  people: People,
  courses: readonly Course[],
  enroller: Enroller,
): PastLearners {
  const past = new Map<number, { user: User; batch: Batch }[]>();
  for (const course of courses) {
    const random = createRandom(`enrolments:${course.row.name}`);
    const named = (course.seed.reviews ?? []).flatMap((line) => people.named(readReview(line).author ?? '') ?? []);
    const queue = [...named, ...random.shuffle(people.learners).filter((user) => !named.includes(user))];
    past.set(course.row.id, fillEnded(course, queue.splice(0, course.pastLearners), enroller, random));
    course.current.forEach((batch, i) => {
      const seats = knownSeats[course.row.name]?.[i] ?? seatsTaken(course, batch, clock, random);
      fillCurrent(course, batch, queue.splice(0, seats), enroller, clock, random);
    });
  }
  return past;
}

function fillEnded(course: Course, learners: readonly User[], enroller: Enroller, random: Random) {
  const size = Math.ceil(learners.length / Math.max(1, course.ended.length));
  return learners.map((user, i) => {
    const batch = itemAt(course.ended, Math.floor(i / size));
    const at = new Date(momentOn(batch.startDate, random).getTime() - random.int(1, 34) * dayMs);
    const rated = i < (course.rating?.count ?? 0);
    enroller.enrol(user, course, batch, at, !rated && random.chance(0.18) ? 'Refunded' : 'Completed');
    return { user, batch };
  });
}

function fillCurrent(
  course: Course,
  batch: Batch,
  learners: readonly User[],
  enroller: Enroller,
  clock: Clock,
  random: Random,
) {
  for (const user of learners) {
    const latest = Math.min(clock.midnight.getTime(), momentOn(batch.startDate, random).getTime());
    const waited = random.next() ** 1.7 * 44 * dayMs;
    const at = noLaterThan(clock, new Date(latest - waited - random.int(1, 20) * hourMs));
    if (random.chance(0.05)) enroller.abandon(user, course, batch, new Date(at.getTime() - hourMs), 'failed');
    const refunded = random.chance(0.03) && clock.midnight.getTime() - at.getTime() > 5 * dayMs;
    enroller.enrol(user, course, batch, at, refunded ? 'Refunded' : 'Active');
    if (random.chance(0.04)) {
      const other = random.pick(course.current);
      if (other.id !== batch.id) enroller.abandon(user, course, other, new Date(at.getTime() - 2 * hourMs), 'expired');
    }
  }
}

/** Batches that start soon have more learners. */
function seatsTaken(course: Course, batch: Batch, clock: Clock, random: Random): number {
  const ahead = daysBetween(clock.today, batch.startDate);
  const [min, max] = ahead <= 7 ? [11, 26] : ahead <= 16 ? [6, 15] : ahead <= 35 ? [2, 8] : [0, 3];
  const pull = (course.row.feeMinor === 0 ? 2.4 : 1) * ((course.rating?.count ?? 0) > 80 ? 1.3 : 1);
  const taken = Math.round(random.int(min, max) * pull);
  return batch.mode === 'Classroom(Offline)' ? Math.min(11, taken) : taken;
}

/** A time between 7:00 and 22:00 in India on that day. */
function momentOn(date: string, random: Random): Date {
  return new Date(Date.parse(`${date}T01:30:00Z`) + random.int(0, 15 * 3600) * 1000);
}

export function uuid(random: Random): string {
  const hex = Array.from({ length: 32 }, (_, i) =>
    i === 12 ? '4' : i === 16 ? random.pick(['8', '9', 'a', 'b']) : random.int(0, 15).toString(16),
  ).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
