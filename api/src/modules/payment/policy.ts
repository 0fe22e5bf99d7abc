import { forbidden } from '../../api-error';
import type { Viewer } from '../../viewer';
import type { OrderRow } from './orders/repo';

type Person = NonNullable<Viewer>;

/** An order is its learner's alone. Throws 403. */
export function mustOwn(person: Person, order: Pick<OrderRow, 'userId'>): void {
  if (order.userId !== person.id) throw forbidden();
}

/** Its learner, and admins who help them, may see what was paid and give it back. Throws 403. */
export function mustOwnOrHelp(person: Person, order: Pick<OrderRow, 'userId'>): void {
  if (!person.isAdmin) mustOwn(person, order);
}

/** Nobody buys a seat in what they teach themselves. Throws 403. */
export function mustNotTeach(userId: number, teachers: readonly (number | null)[]): void {
  if (teachers.includes(userId)) throw forbidden('You teach this course.');
}

/** An admin need not mind the rule of refunds, as long as there is money to give back. */
export function mayRefundBeyondRule(
  person: Person,
  {
    order,
    payment,
    refund,
  }: { order: Pick<OrderRow, 'status'>; payment: object | null; refund: { status: string } | null },
): boolean {
  return person.isAdmin && payment !== null && (order.status === 'paid' || refund?.status === 'failed');
}
