import { currencies } from '@kaksha/domain/catalogue';
import { ledgerAccounts } from '@kaksha/domain/ledger';
import { Type } from 'typebox';
import { moment, oneOf } from '../../platform/http/wire';

export const LedgerWire = Type.Object(
  {
    platformFee: Type.Number({ description: 'Percent of a payment' }),
    balances: Type.Array(
      Type.Object(
        {
          account: oneOf(ledgerAccounts),
          currency: oneOf(currencies),
          amount: Type.Integer({ description: 'What the account has, negative: what it owes; in paise or cents' }),
        },
        { title: 'LedgerBalance' },
      ),
    ),
    checks: Type.Array(
      Type.Object(
        {
          at: moment({ description: 'ISO 8601 in UTC' }),
          ok: Type.Boolean(),
          transfers: Type.Integer(),
          entries: Type.Integer(),
          orders: Type.Integer(),
          problems: Type.Array(Type.String()),
        },
        { title: 'LedgerCheck' },
      ),
    ),
  },
  { title: 'Ledger' },
);
