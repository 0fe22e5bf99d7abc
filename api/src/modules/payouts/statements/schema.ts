import { currencies } from '@kaksha/domain/catalogue';
import { transferKinds } from '@kaksha/domain/ledger';
import { Type } from 'typebox';
import { Id, nullable, oneOf, Paged, utcTime } from '../../../platform/http/wire';
import { PayoutWire, StatementLinksWire } from '../schema';

const minorUnits = (description?: string) => Type.Integer({ description: description ?? 'Paise or cents' });
const month = Type.String({
  maxLength: 7,
  pattern: '^20\\d\\d-(0[1-9]|1[0-2])$',
  description: 'In India, e.g. 2026-11',
});

const sums = {
  sales: minorUnits('Payments of learners, with taxes'),
  refunds: minorUnits('Refunds and chargebacks'),
  fees: minorUnits('Platform fees'),
  net: minorUnits('Sales less refunds and fees'),
};

export const EarningsWire = Type.Object(
  {
    nextPayoutOn: Type.String({ description: 'Day of the next payouts, YYYY-MM-DD' }),
    account: nullable(Type.String({ description: 'Masked; null while the trainer has typed none' })),
    payoutsFrom: nullable(utcTime('The end of the wait after a change of the account; null without one')),
    currencies: Type.Array(
      Type.Object(
        {
          currency: oneOf(currencies),
          total: Type.Object(sums, { title: 'EarningsSums' }),
          next: minorUnits('In the next payout; a negative amount is taken from later sales'),
          held: minorUnits('Of orders that learners can still return'),
          awaitingPayment: minorUnits('In payouts that await their approval or payment'),
          paidOut: minorUnits(),
          months: Type.Array(
            Type.Object(
              { month: Type.String(), orders: Type.Integer(), ...sums, links: StatementLinksWire },
              { title: 'EarningsMonth' },
            ),
            { description: 'The latest 12, earliest first' },
          ),
        },
        { title: 'CurrencyEarnings' },
      ),
    ),
    payouts: Type.Array(PayoutWire, { description: 'The latest 100, latest first' }),
  },
  { title: 'Earnings' },
);

export const LineWire = Type.Object(
  {
    id: Type.Integer(),
    at: utcTime('When the money moved'),
    kind: oneOf(transferKinds),
    orderId: Type.Integer(),
    orderNumber: Type.String(),
    courseId: Type.Integer(),
    courseName: Type.String(),
    learnerName: Type.String({ description: 'Empty when the learner gave none' }),
    invoiceNumber: nullable(Type.String({ description: 'Of the invoice or the credit note' })),
    currency: oneOf(currencies),
    amount: minorUnits('Positive for payments, negative for what went back'),
    tax: minorUnits('Taxes in the amount'),
    fee: minorUnits('Of the platform'),
    net: minorUnits('What the trainer gets'),
    payoutId: nullable(Type.Integer()),
  },
  { title: 'EarningsLine' },
);
export const LinesAnswer = Paged(LineWire);

const paging = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, description: 'Lines a page; 50 by default' })),
};

export const LinesQuery = Type.Object({
  currency: Type.Optional(oneOf(currencies)),
  month: Type.Optional(month),
  payoutId: Type.Optional(Id),
  ...paging,
});

export const StatementQuery = Type.Object({
  trainerId: Id,
  currency: oneOf(currencies),
  month: Type.Optional(month),
  payoutId: Type.Optional(Id),
  format: oneOf(['csv', 'pdf']),
  key: Type.Optional(Type.String({ maxLength: 100, description: 'Opens the file for some hours without a token' })),
});

export const StatementFile = Type.Unknown({
  description: 'A PDF file or a CSV table',
  contentMediaType: 'application/pdf',
  'x-also-as': 'text/csv',
});
