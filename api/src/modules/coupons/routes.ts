import { userContextOf } from '../../platform/context/context';
import type { ApiModule } from '../../platform/http/api-module';
import { requireUser } from '../../platform/http/authentication';
import { answerSave } from '../../platform/http/edit-conflict';
import { perMinute } from '../../platform/http/rate-limit';
import { conflictWith, IdParams, refusals, results } from '../../platform/http/wire';
import { formOf } from './form';
import { presentCoupon } from './present';
import { CouponAnswer, CouponBody, CouponChangeBody, CouponsAnswer, CouponWire, EnabledBody } from './schema';
import { createCoupon, enableCoupon, getCoupons, updateCoupon } from './service';

const common = { tags: ['coupons'], security: [{ token: [] }] };
const config = { rateLimit: perMinute(60) };
const onRequest = requireUser;

/** Coupons of the calling trainer. */
export const couponRoutes: ApiModule = async (app) => {
  const now = () => app.services.clock.now();

  app.get(
    '/coupons',
    {
      onRequest,
      schema: {
        ...common,
        operationId: 'getCoupons',
        summary: "The caller's coupons with their uses",
        response: { 200: CouponsAnswer, ...refusals(401, 403) },
      },
    },
    async (request) => {
      const found = await getCoupons(userContextOf(request));
      return results(found.map((coupon) => presentCoupon(coupon, now())));
    },
  );

  app.post(
    '/coupons',
    {
      onRequest,
      config: { ...config, confirmation: 'sometimes' },
      schema: {
        ...common,
        operationId: 'createCoupon',
        summary: 'Add a coupon',
        body: CouponBody,
        response: { 201: CouponAnswer, ...refusals(400, 401, 403, 409, 429) },
      },
    },
    async (request, reply) => {
      const created = await createCoupon(userContextOf(request), formOf(request.body));
      return reply.code(201).send(results(presentCoupon(created, now())));
    },
  );

  app.put(
    '/coupons/:id',
    {
      onRequest,
      config: { ...config, confirmation: 'sometimes' },
      schema: {
        ...common,
        operationId: 'updateCoupon',
        summary: 'Replace a coupon; orders that were placed keep their price',
        params: IdParams,
        body: CouponChangeBody,
        response: { 200: CouponAnswer, ...refusals(400, 401, 403, 404, 429), ...conflictWith(CouponWire) },
      },
    },
    async (request) => {
      const { version, ...body } = request.body;
      const save = updateCoupon(userContextOf(request), { id: request.params.id, form: formOf(body), version });
      return answerSave(save, (coupon) => presentCoupon(coupon, now()));
    },
  );

  app.put(
    '/coupons/:id/enabled',
    {
      onRequest,
      config: { ...config, confirmation: 'sometimes' },
      schema: {
        ...common,
        operationId: 'enableCoupon',
        summary: 'Switch a coupon on or off',
        params: IdParams,
        body: EnabledBody,
        response: { 200: CouponAnswer, ...refusals(400, 401, 403, 404, 429) },
      },
    },
    async (request) => {
      const input = { id: request.params.id, enabled: request.body.enabled };
      return results(presentCoupon(await enableCoupon(userContextOf(request), input), now()));
    },
  );
};
