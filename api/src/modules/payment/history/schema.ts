import { currencies } from '@kaksha/domain/catalogue';
import { enrolmentStatuses } from '@kaksha/domain/payments';
import { type Static, Type } from 'typebox';
import { nullable, oneOf, utcTime } from '../../../platform/http/wire';
import { BatchWire, CourseWire } from '../../catalogue/courses/schema';
import { minorUnits } from '../schema';

/** The card of a purchased course with the enrolment. */
export const PurchaseWire = Type.Object(
  {
    ...CourseWire.properties,
    enrollment_id: Type.Integer(),
    enrollment_status: oneOf(enrolmentStatuses),
    purchase_date: utcTime('When the learner enrolled'),
    order_id: Type.Integer(),
    amount: minorUnits('What was paid'),
    currency: oneOf(currencies),
    batch_id: Type.Integer(),
    batch: BatchWire,
    coupon_limit: nullable(
      Type.Object(
        { code: Type.String(), batch_ids: Type.Array(Type.Integer()) },
        { title: 'CouponLimit', description: 'The batches to which the seat can move with its coupon; null for any' },
      ),
    ),
  },
  { title: 'Purchase' },
);
export type PurchaseWire = Static<typeof PurchaseWire>;
