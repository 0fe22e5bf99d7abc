import { currencies } from '@kaksha/domain/catalogue';
import { type PaymentConfigForm, payoutKinds } from '@kaksha/domain/trainer-rules';
import { type Static, Type } from 'typebox';
import { recordVersion, versionField } from '../../../platform/http/edit-conflict';
import { maxFormText, nullable, oneOf } from '../../../platform/http/wire';
import { text, trainer_id, trainerSpelling } from '../schema';

export const paymentNames = {
  currencies: 'currencies',
  payoutKind: 'payout_kind',
  upiId: 'upi_id',
  accountName: 'account_name',
  accountNumber: 'account_number',
  ifsc: 'ifsc',
  bankName: 'bank_name',
  taxNumber: 'tax_number',
  refundTermsAccepted: 'refund_terms_accepted',
} as const satisfies Record<keyof PaymentConfigForm, string>;

export const paymentSpellings = {
  ...trainerSpelling,
  payout_kind: ['payoutKind', 'payout_type'],
  upi_id: ['upiId'],
  account_name: ['accountName'],
  account_number: ['accountNumber'],
  bank_name: ['bankName'],
  tax_number: ['taxNumber'],
  refund_terms_accepted: ['refundTermsAccepted'],
};

export const PaymentConfigBody = Type.Object({
  trainer_id,
  currencies: Type.Optional(
    Type.Array(oneOf(currencies), { title: 'Currencies', uniqueItems: true, maxItems: currencies.length }),
  ),
  payout_kind: oneOf(payoutKinds, 'To a UPI ID or a bank account'),
  upi_id: text('UPI ID'),
  account_name: text('Account holder'),
  account_number: Type.Optional(
    nullable(
      Type.String({ title: 'Account number', maxLength: maxFormText, description: 'Left out to keep the stored one' }),
    ),
  ),
  ifsc: text('IFSC'),
  bank_name: text('Bank'),
  tax_number: text('Tax number'),
  refund_terms_accepted: Type.Optional(Type.Boolean({ title: 'Refund terms' })),
  version: versionField,
  confirmed: Type.Optional(
    Type.Boolean({
      description:
        'The caller knows the published courses that cannot be bought then; 409 CONFIRMATION_REQUIRED without it',
    }),
  ),
});
export type PaymentConfigBody = Static<typeof PaymentConfigBody>;

export const PaymentConfigWire = Type.Object(
  {
    trainer_id: Type.Integer(),
    currencies: Type.Array(oneOf(currencies), { description: 'Empty while nothing is configured' }),
    payout_kind: nullable(oneOf(payoutKinds)),
    upi_id: nullable(Type.String()),
    account_name: nullable(Type.String()),
    account_number_ending: nullable(
      Type.String({ description: 'Its last four digits; the whole number is never returned' }),
    ),
    ifsc: nullable(Type.String()),
    bank_name: nullable(Type.String()),
    tax_number: nullable(Type.String()),
    refund_terms_accepted: Type.Boolean(),
    updated_at: nullable(Type.String({ description: 'ISO 8601, UTC; null while nothing is configured' })),
    version: recordVersion,
    courses: Type.Array(
      Type.Object({
        id: Type.Integer(),
        course_name: Type.String(),
        fee: nullable(Type.Number()),
        fee_usd: nullable(Type.Number()),
        discount: Type.Number(),
      }),
      { description: "The trainer's public courses, which need a fee in one of the currencies" },
    ),
  },
  { title: 'PaymentConfig' },
);
export type PaymentConfigWire = Static<typeof PaymentConfigWire>;
