import { currencies } from '@kaksha/domain/catalogue';
import { ledgerAccounts } from '@kaksha/domain/ledger';
import { type Static, Type } from 'typebox';
import { oneOf } from '../../platform/http/wire';

export const LedgerWire = Type.Object(
  {
    platform_fee: Type.Number({ description: 'Percent of a payment' }),
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
          at: Type.String({ description: 'ISO 8601 in UTC' }),
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
export type LedgerWire = Static<typeof LedgerWire>;
