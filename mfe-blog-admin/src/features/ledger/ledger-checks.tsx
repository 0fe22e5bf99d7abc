import { nounFor } from '@kaksha/domain/count-text';
import type { LedgerCheck } from '@kaksha/domain/ledger';
import { formatCount } from '@kaksha/domain/money';
import { Badge } from '@kaksha/ui/badge';
import { Banner } from '@kaksha/ui/banner';
import { useMomentText } from '../../use-moment-text';
import styles from './ledger-page.module.css';

/** The last check with what it found, and earlier ones. */
export function LedgerChecks({ checks }: { checks: readonly LedgerCheck[] }) {
  const momentText = useMomentText();
  const [last, ...earlier] = checks;
  if (!last) return <Banner role="status">The ledger was not checked yet. A check runs every night.</Banner>;
  const counted = ({ transfers, entries, orders }: LedgerCheck) =>
    [
      `${formatCount(transfers)} ${nounFor(transfers, 'transfer')}`,
      `${formatCount(entries)} ${nounFor(entries, 'entry', 'entries')}`,
      `${formatCount(orders)} ${nounFor(orders, 'order')}`,
    ].join(', ');
  return (
    <section className="stack gap-4 card" aria-labelledby="checks">
      <h2 id="checks">Checks</h2>
      <Banner tone={last.ok ? 'good' : 'bad'} role="status">
        <p>{`${last.ok ? 'The ledger adds up to zero and agrees with the orders.' : 'The ledger does not add up.'} Checked ${momentText(last.at)}: ${counted(last)}.`}</p>
        {last.problems.length > 0 && (
          <ul>
            {last.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
      </Banner>
      {earlier.length > 0 && (
        <ul className={`stack gap-2 ${styles.checks}`} aria-label="Earlier checks">
          {earlier.map((check) => (
            <li key={check.at}>
              <Badge tone={check.ok ? 'good' : 'bad'}>{check.ok ? 'Right' : 'Wrong'}</Badge>
              <span>{momentText(check.at)}</span>
              <span>{counted(check)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
