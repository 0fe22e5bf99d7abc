import { type PaymentConfigForm, paymentConfigErrors } from '@kaksha/domain/trainer-rules';
import { ruleSchema } from '@kaksha/forms/rule-schema';

/** Values of the form. */
export interface PricingValues extends PaymentConfigForm {
  /** Last digits of the stored account number; an empty account number means this one. */
  accountNumberEnding: string | null;
}

const schemaFor = (hasAccount: boolean) =>
  ruleSchema<PricingValues>(
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
