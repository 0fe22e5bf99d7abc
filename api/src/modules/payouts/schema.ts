import { currencies } from '@kaksha/domain/catalogue';
import { payoutMethods, payoutStates, payoutTexts } from '@kaksha/domain/payouts';
import { payoutKinds } from '@kaksha/domain/trainer-rules';
import { type Static, Type } from 'typebox';
import { nullable, oneOf, Paged, utcTime } from '../../platform/http/wire';

const minorUnits = (description: string) => Type.Integer({ description: `${description}, in paise or cents` });

export const StatementLinksWire = Type.Object(
  { csv: Type.String(), pdf: Type.String() },
  { title: 'StatementLinks', description: 'Files; they open for half an hour without a token' },
);

const payout = {
  id: Type.Integer(),
  currency: oneOf(currencies),
  amount: minorUnits('What is paid; refunds can make it negative until the approval'),
  state: oneOf(payoutStates),
  created_at: utcTime('When it was prepared'),
  approved_at: nullable(utcTime('When it was approved')),
  closed_at: nullable(utcTime('When it was paid or failed')),
  account: nullable(Type.String({ description: 'Masked; null before the approval' })),
  reference: nullable(Type.String({ description: 'Of the bank or the payment provider' })),
  failure: nullable(Type.String()),
  links: StatementLinksWire,
};

export const PayoutWire = Type.Object(payout, { title: 'Payout' });
export type PayoutWire = Static<typeof PayoutWire>;

export const AdminPayoutWire = Type.Object(
  {
    ...payout,
    trainer_id: Type.Integer(),
    trainer_name: Type.String(),
    lines: Type.Integer({ description: 'Movements of money' }),
    method: nullable(oneOf(payoutMethods)),
    current_account: nullable(Type.String({ description: 'What the trainer has typed now, masked' })),
    payable_by_route: Type.Boolean({ description: 'Razorpay Route can pay to that account' }),
    route_account: nullable(Type.String({ description: 'The linked account of Razorpay Route' })),
    account_fingerprint: nullable(Type.String({ description: 'Names that account in an approval; null after it' })),
    payable_from: nullable(utcTime('When it can be approved, after a change of the account; null when it can be now')),
    approvals: Type.Array(
      Type.Object({ user_id: Type.Integer(), name: Type.String(), at: utcTime('When') }, { title: 'PayoutApproval' }),
      { description: 'Of this amount to that account, before the payout is approved' },
    ),
    approvals_needed: Type.Integer({ description: 'Different administrators who approve it' }),
    caller_receives: Type.Boolean({ description: 'It is paid to the caller or their institute, who cannot change it' }),
  },
  { title: 'AdminPayout' },
);
export type AdminPayoutWire = Static<typeof AdminPayoutWire>;
export const AdminPayouts = Paged(AdminPayoutWire);

export const PayoutQuery = Type.Object({
  state: Type.Optional(oneOf(['open', 'closed'], 'open: awaiting and approved, the default; closed: paid and failed')),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Payouts a page; 20 by default' })),
});

export const ApprovalBody = Type.Object({
  amount: Type.Integer({
    title: 'Amount',
    minimum: 1,
    maximum: Number.MAX_SAFE_INTEGER,
    description: 'What the administrator saw, in paise or cents',
  }),
  account_fingerprint: Type.Optional(
    Type.String({
      title: 'Account',
      maxLength: 64,
      description: 'Of the account that the administrator saw; 409 when it is another one or missing',
    }),
  ),
});

export const PaidBody = Type.Object({
  reference: Type.String({
    title: 'Reference',
    minLength: 1,
    maxLength: payoutTexts.referenceMax,
    pattern: '\\S',
    description: 'Of the payment, e.g. its UTR number; the trainer reads it',
  }),
});

export const FailedBody = Type.Object({
  reason: Type.String({
    title: 'Reason',
    minLength: 1,
    maxLength: payoutTexts.reasonMax,
    pattern: '\\S',
    description: 'The trainer reads it',
  }),
});

export const RouteBody = Type.Object({
  account_id: nullable(Type.String({ title: 'Linked account', maxLength: 50, description: 'null removes it' })),
});

export const PayoutAccountWire = Type.Object(
  {
    kind: oneOf(payoutKinds),
    upi_id: nullable(Type.String()),
    account_name: nullable(Type.String()),
    account_number: nullable(Type.String()),
    ifsc: nullable(Type.String()),
    bank_name: nullable(Type.String()),
  },
  { title: 'PayoutAccount' },
);
export type PayoutAccountWire = Static<typeof PayoutAccountWire>;
