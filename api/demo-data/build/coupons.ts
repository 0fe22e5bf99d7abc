import { couponAmount } from '@kaksha/domain/coupons';
import { demoAccounts } from '@kaksha/domain/demo';
import { required } from '@kaksha/domain/typed';
import { coupons, couponTargets } from '../../src/platform/database/schema/coupons';
import { enrolments, orders, payments } from '../../src/platform/database/schema/payments';
import type { Clock } from './clock';
import type { Course } from './courses';
import type { RowBook } from './rows';
import type { Trainer } from './trainers';

/** Past orders that used the coupon. */
const usedBy = 6;

/** Coupons of the demo trainer: for every course, for one course, for a whole price, and one that is switched off. */
export function addCoupons(
  book: RowBook,
  clock: Clock,
  seeds: ReadonlyMap<string, Trainer>,
  courses: readonly Course[],
): void {
  const { id: trainerId } = required(
    [...seeds.values()].find(({ seed }) => seed.email === demoAccounts.trainer),
    'the demo trainer',
  ).row;
  const add = (code: string, values: Partial<typeof coupons.$inferInsert>, days: number) =>
    book.add(coupons, {
      trainerId,
      code,
      kind: 'percent',
      scope: 'all',
      enabled: true,
      createdAt: clock.ago(days, '11:20'),
      updatedAt: clock.ago(days, '11:20'),
      ...values,
    });
  const early = add('EARLY10', { percent: 10, maxUses: 200, maxUsesPerLearner: 1 }, 60);
  const kubernetes = add('KUBE500', { kind: 'amount', amountInr: 50_000, amountUsd: 600, scope: 'courses' }, 20);
  add('FRIEND', { percent: 100, maxUses: 5, maxUsesPerLearner: 1 }, 12);
  add('MONSOON25', { percent: 25, maxUsesPerLearner: 1, enabled: false }, 140);
  const course = courses.find(({ row }) => row.name === 'Kubernetes in Production');
  if (course) book.add(couponTargets, { couponId: kubernetes.id, courseId: course.row.id });

  const bought = book
    .of(orders)
    .filter((order) => order.trainerId === trainerId && order.status === 'paid' && order.amountMinor > 0)
    .filter(({ createdAt }) => createdAt !== undefined && createdAt > clock.ago(50, '00:00'));
  for (const order of bought.slice(0, usedBy)) {
    const off = couponAmount({ kind: 'percent', percent: 10 }, order.amountMinor, order.currency) ?? 0;
    const amountMinor = order.amountMinor - off;
    Object.assign(order, { couponId: early.id, couponCode: early.code, couponMinor: off, amountMinor });
    for (const table of [payments, enrolments] as const) {
      const row = book.of<typeof payments | typeof enrolments>(table).find(({ orderId }) => orderId === order.id);
      if (row) row.amountMinor = amountMinor;
    }
  }
}
