import { currencies } from '@kaksha/domain/catalogue';
import { payoutKinds } from '@kaksha/domain/trainer-rules';
import { type Static, Type } from 'typebox';
import { recordVersion, versionField } from '../../../platform/http/edit-conflict';
import { maxFormText, moment, nullable, oneOf } from '../../../platform/http/wire';
import { text, trainerId, trainerSpelling } from '../schema';

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
  trainerId,
  currencies: Type.Optional(
    Type.Array(oneOf(currencies), { title: 'Currencies', uniqueItems: true, maxItems: currencies.length }),
  ),
  payoutKind: oneOf(payoutKinds, 'To a UPI ID or a bank account'),
  upiId: text('UPI ID'),
  accountName: text('Account holder'),
  accountNumber: Type.Optional(
    nullable(
      Type.String({ title: 'Account number', maxLength: maxFormText, description: 'Left out to keep the stored one' }),
    ),
  ),
  ifsc: text('IFSC'),
  bankName: text('Bank'),
  taxNumber: text('Tax number'),
  refundTermsAccepted: Type.Optional(Type.Boolean({ title: 'Refund terms' })),
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
    trainerId: Type.Integer(),
    currencies: Type.Array(oneOf(currencies), { description: 'Empty while nothing is configured' }),
    payoutKind: nullable(oneOf(payoutKinds)),
    upiId: nullable(Type.String()),
    accountName: nullable(Type.String()),
    accountNumberEnding: nullable(
      Type.String({ description: 'Its last four digits; the whole number is never returned' }),
    ),
    ifsc: nullable(Type.String()),
    bankName: nullable(Type.String()),
    taxNumber: nullable(Type.String()),
    refundTermsAccepted: Type.Boolean(),
    updatedAt: nullable(moment({ description: 'ISO 8601, UTC; null while nothing is configured' })),
    version: recordVersion,
    courses: Type.Array(
      Type.Object({
        id: Type.Integer(),
        courseName: Type.String(),
        fee: nullable(Type.Number()),
        feeUsd: nullable(Type.Number()),
        discount: Type.Number(),
      }),
      { description: "The trainer's public courses, which need a fee in one of the currencies" },
    ),
  },
  { title: 'PaymentConfig' },
);

export const PlatformFeeWire = Type.Object({ percent: Type.Number({ description: 'Of each payment' }) });
