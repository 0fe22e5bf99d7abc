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

/** With a stored account the account number is optional. */
export const pricingSchemas = { withAccount: schemaFor(true), withoutAccount: schemaFor(false) };
