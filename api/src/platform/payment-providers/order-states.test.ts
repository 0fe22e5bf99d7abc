import { type OrderStatus, orderStatuses } from '@kaksha/domain/payments';
import fc from '@kaksha/testing/properties';
import { canMove, nextStatus, statusesBefore } from './order-states';

const anyStatus = fc.constantFrom<OrderStatus>(...orderStatuses);
const after = (news: OrderStatus[]) => news.reduce(nextStatus, 'created');

test('a new order can be paid, fail or expire, and only a paid order can be refunded', () => {
  expect(after(['paid'])).toBe('paid');
  expect(after(['failed'])).toBe('failed');
  expect(after(['expired'])).toBe('expired');
  expect(after(['paid', 'refunded'])).toBe('refunded');
  expect(after(['refunded'])).toBe('created');
});

test('a late payment moves a failed or expired order to paid', () => {
  expect(after(['failed', 'paid'])).toBe('paid');
  expect(after(['expired', 'paid'])).toBe('paid');
});

test('after payment only a refund changes an order, for any sequence and repetition of events', () => {
  fc.assert(
    fc.property(fc.array(anyStatus), fc.array(anyStatus), (before, then) => {
      const status = after([...before, 'paid', ...then]);
      expect(['paid', 'refunded']).toContain(status);
      if (!then.includes('refunded') && !(before.includes('paid') && before.includes('refunded'))) {
        expect(status).toBe('paid');
      }
    }),
  );
});

test('returns exactly the statuses that can move to the given one', () => {
  expect(statusesBefore('paid')).toEqual(['created', 'failed', 'expired']);
  expect(statusesBefore('refunded')).toEqual(['paid']);
  expect(statusesBefore('created')).toEqual([]);
  expect(canMove('refunded', 'paid')).toBe(false);
});
