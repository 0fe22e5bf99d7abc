import { type PaymentConfigForm, paymentConfigErrors } from '@kaksha/domain/trainer-rules';
import { ruleField } from '@kaksha/forms/rule-field';
import { type ObjectSchema, object } from 'yup';

function schemaFor(hasAccount: boolean): ObjectSchema<PaymentConfigForm> {
  const by = <F extends keyof PaymentConfigForm>(field: F) =>
    ruleField<PaymentConfigForm, F>(field, (form) => paymentConfigErrors(form, { hasAccount }));
  return object({
    currencies: by('currencies'),
    payoutKind: by('payoutKind'),
    upiId: by('upiId'),
    accountName: by('accountName'),
    accountNumber: by('accountNumber'),
    ifsc: by('ifsc'),
    bankName: by('bankName'),
    taxNumber: by('taxNumber'),
    refundTermsAccepted: by('refundTermsAccepted'),
  }) as unknown as ObjectSchema<PaymentConfigForm>;
}

/** An account whose number is kept already need not be typed again. */
export const pricingSchemas = { withAccount: schemaFor(true), withoutAccount: schemaFor(false) };
