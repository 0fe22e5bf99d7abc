import * as limits from '@kaksha/domain/limits';
import type { Order } from '@kaksha/domain/payments';
import { Banner } from '@kaksha/ui/banner';
import { TextLink } from '@kaksha/ui/link';
import type { OrderProblem } from './phase';

/** Explains why the user is back at the choice and that nothing was lost. */
export function OrderProblemNote({ orderProblem, order }: { orderProblem: OrderProblem; order: Order | null }) {
  switch (orderProblem) {
    case 'failed':
      return (
        <Banner tone="bad" role="alert">
          <strong>The payment did not go through.</strong> Nothing was charged. Try again, or choose another way to pay
          on the next page.
        </Banner>
      );
    case 'left':
      return (
        <Banner role="status">
          <strong>You left before paying.</strong>
          <span>{` Nothing was charged, and we hold your seat and the price for ${limits.seats.holdMinutes} minutes.`}</span>
        </Banner>
      );
    case 'expired':
      return (
        <Banner role="status">
          <strong>The time to pay has run out.</strong> Nothing was charged. You can begin again at the price below.
        </Banner>
      );
    case 'ended':
      return (
        <Banner tone="bad" role="alert">
          <strong>{order?.ended?.message}</strong> The order has ended and cannot be paid any more. If you have paid,
          you get the whole payment back at once.
        </Banner>
      );
    case 'refunded':
      return (
        <Banner role="status">
          <strong>This payment was refunded.</strong> You find it in{' '}
          <TextLink tone="prose" to="/user-dashboard/purchased-course">
            Purchased Courses
          </TextLink>
          , and may enrol again.
        </Banner>
      );
  }
}
