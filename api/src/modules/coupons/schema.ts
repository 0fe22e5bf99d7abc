import { couponKinds, couponProgresses, couponScopes } from '@kaksha/domain/coupons';
import * as limits from '@kaksha/domain/limits';
import { Type } from 'typebox';
import { recordVersion, versionField } from '../../platform/http/edit-conflict';
import { Id, moment, nullable, oneOf } from '../../platform/http/wire';

const { coupon } = limits;
const day = (title: string) => nullable(Type.String({ title, maxLength: 10, description: 'YYYY-MM-DD, in India' }));
const uses = (title: string) => nullable(Type.Integer({ title, description: 'Null is unlimited' }));
const minor = (title: string) => nullable(Type.Integer({ title, maximum: limits.course.feeMax * 100 }));

const fields = {
  code: Type.String({ title: 'Code', maxLength: 60 }),
  kind: oneOf(couponKinds),
  percent: nullable(Type.Number({ title: 'Percentage', description: 'Of the price after the discount of the course' })),
  amountInr: minor('Amount in paise'),
  amountUsd: minor('Amount in cents'),
  scope: oneOf(couponScopes),
  courseIds: Type.Array(Id, { title: 'Courses', maxItems: coupon.targets }),
  batchIds: Type.Array(Id, { title: 'Batches', maxItems: coupon.targets }),
  firstDay: day('First day'),
  lastDay: day('Last day'),
  maxUses: uses('Uses'),
  maxUsesPerLearner: uses('Uses per learner'),
};

export const CouponBody = Type.Object(fields);
export const CouponChangeBody = Type.Object({ ...fields, version: versionField });

export const EnabledBody = Type.Object({ enabled: Type.Boolean() });

export const CouponWire = Type.Object(
  {
    id: Type.Integer(),
    ...fields,
    startsAt: nullable(moment({ description: 'ISO 8601 in UTC' })),
    endsAt: nullable(moment({ description: 'ISO 8601 in UTC' })),
    enabled: Type.Boolean(),
    uses: Type.Integer({ description: 'Orders with the coupon that are paid or can still be paid' }),
    progress: oneOf(couponProgresses),
    version: recordVersion,
  },
  { title: 'Coupon' },
);
