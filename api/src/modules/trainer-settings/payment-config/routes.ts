import { userContextOf } from '../../../platform/context/context';
import { clearAnswersOnChange } from '../../../platform/http/anonymous-cache';
import type { ApiModule } from '../../../platform/http/api-module';
import { requireTrainer, requireUser } from '../../../platform/http/authentication';
import { answerSave } from '../../../platform/http/edit-conflict';
import { resolveAliases } from '../../../platform/http/field-aliases';
import { perMinute } from '../../../platform/http/rate-limit';
import { conflictWith, IdParams, refusals, results } from '../../../platform/http/wire';
import { requireOwnTrainerId } from '../service';
import { presentPaymentConfig } from './present';
import { PaymentConfigAnswer, PaymentConfigBody, PaymentConfigWire, paymentSpellings } from './schema';
import { getPaymentConfig, savePaymentConfig } from './service';

const documented = { tags: ['trainer settings'], security: [{ token: [] }] };
const config = { rateLimit: perMinute(60) };

/** A trainer's payout account and currencies. */
export const paymentConfigRoutes: ApiModule = async (app) => {
  clearAnswersOnChange(app);

  app.post(
    '/pricing/payment-config',
    {
      config: { ...config, confirmation: 'sometimes' },
      onRequest: requireTrainer,
      preValidation: resolveAliases(paymentSpellings),
      schema: {
        ...documented,
        operationId: 'savePaymentConfig',
        summary: 'Set how a trainer is paid',
        body: PaymentConfigBody,
        response: { 200: PaymentConfigAnswer, ...refusals(400, 401, 403, 429), ...conflictWith(PaymentConfigWire) },
      },
    },
    async (request) => {
      const context = userContextOf(request);
      const id = requireOwnTrainerId(context, request.body.trainer_id);
      const save = savePaymentConfig(context, { ...request.body, id });
      return answerSave(save, (config) => presentPaymentConfig(id, config));
    },
  );

  app.get(
    '/pricing/payment-config/:id',
    {
      onRequest: requireUser,
      schema: {
        ...documented,
        operationId: 'getPaymentConfig',
        summary: 'How a trainer is paid',
        params: IdParams,
        response: { 200: PaymentConfigAnswer, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const { id } = request.params;
      return results(presentPaymentConfig(id, await getPaymentConfig(userContextOf(request), id)));
    },
  );
};
