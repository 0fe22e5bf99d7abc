import { type PaymentConfigForm, paymentConfigErrors } from '@kaksha/domain/trainer-rules';
import { ruleSchema } from '@kaksha/forms/rule-schema';

const schemaFor = (hasAccount: boolean) =>
  ruleSchema<PaymentConfigForm>(
    [
      'currencies',
      'payoutKind',
      'upiId',
      'accountName',
      'accountNumber',
      'ifsc',
      'bankName',
      'taxNumber',
      'refundTermsAccepted',
    ],
    (form) => paymentConfigErrors(form, { hasAccount }),
  );

/** An account whose number is kept already need not be typed again. */
export const pricingSchemas = { withAccount: schemaFor(true), withoutAccount: schemaFor(false) };
