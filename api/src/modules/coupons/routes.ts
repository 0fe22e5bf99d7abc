import { Type } from 'typebox';
import type { ApiModule } from '../../platform/http/api-module';
import { answerSave } from '../../platform/http/edit-conflict';
import { operations } from '../../platform/http/operation';
import { IdParams } from '../../platform/http/wire';
import { presentCoupon } from './present';
import { CouponBody, CouponChangeBody, CouponWire, EnabledBody } from './schema';
import { createCoupon, enableCoupon, getCoupons, updateCoupon } from './service';

/** Coupons of the calling trainer. */
export const couponRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'coupons');
  const now = () => app.services.clock.now();

  operation('getCoupons', 'GET /coupons', {
    summary: "The caller's coupons with their uses",
    caller: 'user',
    answer: Type.Array(CouponWire),
    refuses: [403],
    handler: async ({ context }) => {
      const found = await getCoupons(context);
      return found.map((coupon) => presentCoupon(coupon, now()));
    },
  });

  operation('createCoupon', 'POST /coupons', {
    summary: 'Add a coupon',
    caller: 'user',
    perMinute: 60,
    confirmation: 'sometimes',
    body: CouponBody,
    status: 201,
    answer: CouponWire,
    refuses: [409],
    handler: async ({ context, body }) => {
      const created = await createCoupon(context, body);
      return presentCoupon(created, now());
    },
  });

  operation('updateCoupon', 'PUT /coupons/:id', {
    summary: 'Replace a coupon; orders that were placed keep their price',
    caller: 'user',
    perMinute: 60,
    confirmation: 'sometimes',
    params: IdParams,
    body: CouponChangeBody,
    answer: CouponWire,
    conflict: CouponWire,
    handler: ({ context, params, body }) => {
      const { version, ...form } = body;
      const save = updateCoupon(context, { id: params.id, form, version });
      return answerSave(save, (coupon) => presentCoupon(coupon, now()));
    },
  });

  operation('enableCoupon', 'PUT /coupons/:id/enabled', {
    summary: 'Switch a coupon on or off',
    caller: 'user',
    perMinute: 60,
    confirmation: 'sometimes',
    params: IdParams,
    body: EnabledBody,
    answer: CouponWire,
    handler: async ({ context, params, body }) => {
      const input = { id: params.id, enabled: body.enabled };
      return presentCoupon(await enableCoupon(context, input), now());
    },
  });
};
