import { forbidden } from '../../http-error';
import type { Viewer } from '../../viewer';
import type { OrderRow } from './order-repo';

type Person = NonNullable<Viewer>;

/** An order is its learner's alone. Throws 403. */
export function mustOwn(person: Person, order: Pick<OrderRow, 'userId'>): void {
  if (order.userId !== person.id) throw forbidden();
}

/** Its learner, and admins who help them, may see what was paid and give it back. Throws 403. */
export function mustOwnOrHelp(person: Person, order: Pick<OrderRow, 'userId'>): void {
  if (!person.isAdmin) mustOwn(person, order);
}
