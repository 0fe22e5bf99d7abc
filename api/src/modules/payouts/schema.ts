import { currencies } from '@kaksha/domain/catalogue';
import * as limits from '@kaksha/domain/limits';
import { payoutMethods, payoutStates, payoutTexts } from '@kaksha/domain/payouts';
import { payoutKinds } from '@kaksha/domain/trainer-rules';
import { Type } from 'typebox';
import { Id, nullable, oneOf, Paged, utcTime } from '../../platform/http/wire';

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
  createdAt: utcTime('When it was prepared'),
  approvedAt: nullable(utcTime('When it was approved')),
  closedAt: nullable(utcTime('When it was paid or failed')),
  account: nullable(Type.String({ description: 'Masked; null before the approval' })),
  reference: nullable(Type.String({ description: 'Of the bank or the payment provider' })),
  failure: nullable(Type.String()),
  links: StatementLinksWire,
};

export const PayoutWire = Type.Object(payout, { title: 'Payout' });

export const AdminPayoutWire = Type.Object(
  {
    ...payout,
    trainerId: Type.Integer(),
    trainerName: Type.String(),
    lines: Type.Integer({ description: 'Movements of money' }),
    method: nullable(oneOf(payoutMethods)),
    currentAccount: nullable(Type.String({ description: 'What the trainer has typed now, masked' })),
    payableByRoute: Type.Boolean({ description: 'Razorpay Route can pay to that account' }),
    routeAccount: nullable(Type.String({ description: 'The linked account of Razorpay Route' })),
    accountFingerprint: nullable(Type.String({ description: 'Names that account in an approval; null after it' })),
    payableFrom: nullable(utcTime('When it can be approved, after a change of the account; null when it can be now')),
    approvals: Type.Array(
      Type.Object({ userId: Type.Integer(), name: Type.String(), at: utcTime('When') }, { title: 'PayoutApproval' }),
      { description: 'Of this amount to that account, before the payout is approved' },
    ),
    approvalsNeeded: Type.Integer({ description: 'Different administrators who approve it' }),
    callerReceives: Type.Boolean({ description: 'It is paid to the caller or their institute, who cannot change it' }),
  },
  { title: 'AdminPayout' },
);
export const AdminPayouts = Paged(AdminPayoutWire);

export const PayoutQuery = Type.Object({
  state: Type.Optional(
    oneOf(
      ['open', 'closed', ...payoutStates],
      'open: awaiting and approved, the default; closed: paid and failed; or one state',
    ),
  ),
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
  accountFingerprint: Type.Optional(
    Type.String({
      title: 'Account',
      maxLength: 64,
      description: 'Of the account that the administrator saw; 409 when it is another one or missing',
    }),
  ),
});

export const ApprovalsBody = Type.Object({
  payouts: Type.Array(
    Type.Object({
      id: Id,
      amount: ApprovalBody.properties.amount,
      accountFingerprint: Type.String({
        title: 'Account',
        maxLength: 64,
        description: 'Of the account that the administrator saw',
      }),
    }),
    { minItems: 1, maxItems: limits.payout.maxApprovalsACall },
  ),
});

export const ApprovalOutcomeWire = Type.Object(
  {
    id: Id,
    payout: nullable(AdminPayoutWire),
    refusal: nullable(
      Type.Object(
        { code: Type.String({ description: 'See the table of error codes' }), message: Type.String() },
        { title: 'ApprovalRefusal', description: 'Null when the approval of the caller is stored' },
      ),
    ),
  },
  { title: 'ApprovalOutcome' },
);

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
  accountId: nullable(Type.String({ title: 'Linked account', maxLength: 50, description: 'null removes it' })),
});

export const PayoutAccountWire = Type.Object(
  {
    kind: oneOf(payoutKinds),
    upiId: nullable(Type.String()),
    accountName: nullable(Type.String()),
    accountNumber: nullable(Type.String()),
    ifsc: nullable(Type.String()),
    bankName: nullable(Type.String()),
  },
  { title: 'PayoutAccount' },
);
