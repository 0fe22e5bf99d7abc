import { currencies } from '@kaksha/domain/catalogue';
import { enrolmentStatuses } from '@kaksha/domain/payments';
import { Type } from 'typebox';
import { nullable, oneOf, utcTime } from '../../../platform/http/wire';
import { BatchWire, CourseWire } from '../../catalogue/courses/schema';
import { minorUnits } from '../schema';

/** The card of a purchased course with the enrolment. */
export const PurchaseWire = Type.Object(
  {
    ...CourseWire.properties,
    enrolmentId: Type.Integer(),
    enrolmentStatus: oneOf(enrolmentStatuses),
    purchaseDate: utcTime('When the learner enrolled'),
    orderId: Type.Integer(),
    amount: minorUnits('What was paid'),
    currency: oneOf(currencies),
    batchId: Type.Integer(),
    batch: BatchWire,
    isPaused: Type.Boolean({ description: 'Whether an administrator hid the course or blocked its trainer' }),
    couponLimit: nullable(
      Type.Object(
        { code: Type.String(), batchIds: Type.Array(Type.Integer()) },
        { title: 'CouponLimit', description: 'The batches to which the seat can move with its coupon; null for any' },
      ),
    ),
  },
  { title: 'Purchase' },
);
