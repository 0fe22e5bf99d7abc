import { checkLedger } from '@kaksha/api-client/ledger';
import { useAction } from '@kaksha/api-client/use-action';
import { useResource } from '@kaksha/api-client/use-resource';
import { useSettled } from '@kaksha/api-client/use-settled';
import { usePage } from '@kaksha/contract/page';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { Button } from '@kaksha/ui/button';
import { PageHeading } from '@kaksha/ui/page-heading';
import { Spinner } from '@kaksha/ui/spinner';
import { useBlogStore } from '../../store/store-context';
import { Balances } from './balances';
import { HeldRefunds } from './held-refunds';
import { LedgerChecks } from './ledger-checks';
import styles from './ledger-page.module.css';

/** The platform's double-entry ledger: balances and checks. */
export function Page() {
  usePage({ title: 'Ledger', noindex: true });
  const { host, ledger, heldRefunds } = useBlogStore();
  const books = useResource(ledger);
  const isKnown = useSettled([books, useResource(heldRefunds)]);
  const { busy: isChecking, run } = useAction();
  const check = () =>
    run(async () => ledger.put(await checkLedger(host.http)), { failed: 'The ledger was not checked' });
  return (
    <div className={`stack gap-6 ${styles.page}`}>
      <PageHeading
        title="Ledger"
        text="Every payment, coupon, fee, refund and payout in double entry, checked every night."
        actions={
          <Button busy={isChecking} onClick={() => void check()}>
            Check now
          </Button>
        }
      />
      {isKnown ? (
        <>
          <HeldRefunds />
          <AsyncBoundary resource={books} name="The ledger" singular onRetry={() => void ledger.load()}>
            {({ balances, checks, platformFee }) => (
              <>
                <LedgerChecks checks={checks} />
                <Balances balances={balances} platformFee={platformFee} />
              </>
            )}
          </AsyncBoundary>
        </>
      ) : (
        <Spinner page />
      )}
    </div>
  );
}
