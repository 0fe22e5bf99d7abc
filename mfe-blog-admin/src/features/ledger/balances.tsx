import { type Currency, currencies } from '@kaksha/domain/catalogue';
import { type LedgerAccount, type LedgerBalance, ledgerAccounts } from '@kaksha/domain/ledger';
import { currencySign, formatMoney } from '@kaksha/domain/money';
import styles from './ledger-page.module.css';

const names: Record<LedgerAccount, { name: string; text: string }> = {
  provider: { name: 'At the payment provider', text: 'Payments less refunds and chargebacks' },
  trainer: { name: 'Owed to trainers', text: 'Sales less coupons, fees and refunds' },
  payouts: { name: 'Payouts on their way', text: 'Approved, and not paid yet' },
  platform: { name: 'Platform fees', text: 'What the platform keeps' },
  unassigned: { name: 'Payments without an order', text: 'Paid twice, or another amount; a person decides' },
};

interface BalancesProps {
  balances: readonly LedgerBalance[];
  platformFee: number;
}

/** The balance of each account in both currencies. */
export function Balances({ balances, platformFee }: BalancesProps) {
  const sumOf = (currency: Currency, account?: LedgerAccount) =>
    balances
      .filter((one) => one.currency === currency && (account === undefined || one.account === account))
      .reduce((total, { amount }) => total + amount, 0);
  // The page names debts, so that their amounts are positive.
  const shown = (currency: Currency, account: LedgerAccount) =>
    formatMoney(account === 'provider' ? sumOf(currency, account) : 0 - sumOf(currency, account), currency);
  return (
    <section className="stack gap-4 card" aria-labelledby="balances">
      <h2 id="balances">Balances</h2>
      <div className={styles.scroll}>
        <table className={`figures ${styles.table}`} aria-labelledby="balances">
          <thead>
            <tr>
              <th scope="col">Account</th>
              {currencies.map((currency) => (
                <th key={currency} scope="col">
                  {currencySign(currency)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ledgerAccounts.map((account) => (
              <tr key={account}>
                <th scope="row">
                  <span>{names[account].name}</span>
                  <span>{names[account].text}</span>
                </th>
                {currencies.map((currency) => (
                  <td key={currency}>{shown(currency, account)}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Held less owed</th>
              {currencies.map((currency) => (
                <td key={currency}>{formatMoney(sumOf(currency), currency)}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <p className={styles.note}>{`The platform keeps ${platformFee}% of each payment.`}</p>
    </section>
  );
}
