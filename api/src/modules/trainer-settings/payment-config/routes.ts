import { clearAnswersOnChange } from '../../../platform/http/anonymous-cache';
import type { ApiModule } from '../../../platform/http/api-module';
import { answerSave } from '../../../platform/http/edit-conflict';
import { operations } from '../../../platform/http/operation';
import { IdParams } from '../../../platform/http/wire';
import { requireOwnTrainerId } from '../service';
import { presentPaymentConfig } from './present';
import { PaymentConfigBody, PaymentConfigWire, PlatformFeeWire, paymentSpellings } from './schema';
import { getPaymentConfig, getPlatformFee, savePaymentConfig } from './service';

/** A trainer's payout account and currencies. */
export const paymentConfigRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'trainer settings');
  clearAnswersOnChange(app);

  operation('savePaymentConfig', 'POST /pricing/payment-config', {
    summary: 'Set how a trainer is paid',
    caller: 'trainer',
    perMinute: 60,
    confirmation: 'sometimes',
    spellings: paymentSpellings,
    body: PaymentConfigBody,
    answer: PaymentConfigWire,
    conflict: PaymentConfigWire,
    handler: ({ context, body }) => {
      const id = requireOwnTrainerId(context, body.trainerId);
      const save = savePaymentConfig(context, { ...body, id });
      return answerSave(save, (config) => presentPaymentConfig(id, config));
    },
  });

  operation('getPlatformFee', 'GET /pricing/platform-fee', {
    summary: 'What the platform keeps of a payment',
    caller: 'visitor',
    answer: PlatformFeeWire,
    handler: ({ context }) => getPlatformFee(context),
  });

  operation('getPaymentConfig', 'GET /pricing/payment-config/:id', {
    summary: 'How a trainer is paid',
    caller: 'user',
    params: IdParams,
    answer: PaymentConfigWire,
    refuses: [403],
    handler: async ({ context, params }) => {
      const { id } = params;
      return presentPaymentConfig(id, await getPaymentConfig(context, id));
    },
  });
};
