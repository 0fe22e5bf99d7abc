import { currencies } from '@kaksha/domain/catalogue';
import { enrolmentStatuses } from '@kaksha/domain/payments';
import { type Static, Type } from 'typebox';
import { oneOf, utcTime } from '../../../wire';
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
  },
  { title: 'Purchase' },
);
export type PurchaseWire = Static<typeof PurchaseWire>;
