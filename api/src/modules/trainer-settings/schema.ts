import { currencies } from '@kaksha/domain/catalogue';
import {
  type BasicDetailsForm,
  type PaymentConfigForm,
  payoutKinds,
  type SupportLinks,
} from '@kaksha/domain/trainer-rules';
import { type Static, Type } from 'typebox';
import { nullable, oneOf, Results } from '../../wire';

const text = (title: string) => Type.Optional(nullable(Type.String({ title })));
const trainer_id = Type.Optional(
  nullable(Type.Integer({ title: 'Trainer', description: "The caller's own; anybody else's is refused" })),
);

export const trainerSpelling = { trainer_id: ['trainerId', 'TrainerId'] };

export const supportNames = {
  email: 'support_email',
  contact: 'support_contact',
  whatsapp: 'whatsapp_link',
  telegram: 'telegram_link',
  other: 'other_support_link',
  website: 'website_link',
} as const satisfies Record<keyof SupportLinks, string>;

export const SupportBody = Type.Object({
  trainer_id,
  support_email: text('Support Email'),
  support_contact: text('Support Contact'),
  whatsapp_link: text('WhatsApp Link'),
  telegram_link: text('Telegram Link'),
  other_support_link: text('Other Live Support Link'),
  website_link: text('Website'),
});
export type SupportBody = Static<typeof SupportBody>;

const SupportWire = Type.Object({
  trainer_id: Type.Integer(),
  support_email: nullable(Type.String()),
  support_contact: nullable(Type.String()),
  whatsapp_link: nullable(Type.String()),
  telegram_link: nullable(Type.String()),
  other_support_link: nullable(Type.String()),
  website_link: nullable(Type.String()),
  updated_at: nullable(Type.String({ description: 'ISO 8601, UTC; null while there are none' })),
});
export type SupportWire = Static<typeof SupportWire>;
export const SupportAnswer = Results(SupportWire);

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
    nullable(Type.String({ title: 'Account number', description: 'Left out to keep the stored one' })),
  ),
  ifsc: text('IFSC'),
  bank_name: text('Bank'),
  tax_number: text('Tax number'),
  refund_terms_accepted: Type.Optional(Type.Boolean({ title: 'Refund terms' })),
});
export type PaymentConfigBody = Static<typeof PaymentConfigBody>;

const PaymentConfigWire = Type.Object({
  trainer_id: Type.Integer(),
  currencies: Type.Array(oneOf(currencies), { description: 'None while nothing is configured' }),
  payout_kind: nullable(oneOf(payoutKinds)),
  upi_id: nullable(Type.String()),
  account_name: nullable(Type.String()),
  account_number_ending: nullable(Type.String({ description: 'Its last four digits; the whole is never told' })),
  ifsc: nullable(Type.String()),
  bank_name: nullable(Type.String()),
  tax_number: nullable(Type.String()),
  refund_terms_accepted: Type.Boolean(),
  updated_at: nullable(Type.String({ description: 'ISO 8601, UTC; null while nothing is configured' })),
});
export type PaymentConfigWire = Static<typeof PaymentConfigWire>;
export const PaymentConfigAnswer = Results(PaymentConfigWire);

export const detailsNames = {
  name: 'name',
  ownerName: 'owner_name',
  trainingType: 'training_type',
  headline: 'headline',
  about: 'about_us',
  location: 'location',
  experienceYears: 'experience',
  contactNo: 'contact_no',
  photo: 'photo',
} as const satisfies Record<keyof BasicDetailsForm, string>;

export const detailsSpellings = {
  ...trainerSpelling,
  name: ['institute_name', 'instituteName'],
  owner_name: ['ownerName'],
  training_type: ['trainingType'],
  about_us: ['aboutUs', 'about'],
  contact_no: ['contactNo'],
  photo: ['institute_logo', 'instituteLogo'],
};

export const BasicDetailsBody = Type.Object({
  trainer_id,
  name: text('Name'),
  owner_name: text('Owner name'),
  training_type: text('Training type'),
  headline: text('Headline'),
  about_us: text('About'),
  location: text('Location'),
  experience: Type.Optional(nullable(Type.Integer({ title: 'Experience' }))),
  contact_no: text('Contact number'),
  photo: Type.Optional(
    nullable(
      Type.String({ title: 'Photo', description: 'Address that the upload of a picture answered; "" for none' }),
    ),
  ),
});
export type BasicDetailsBody = Static<typeof BasicDetailsBody>;
