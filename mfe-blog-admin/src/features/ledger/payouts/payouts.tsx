import { replaceById } from '@kaksha/api-client/by-id';
import { useResource } from '@kaksha/api-client/use-resource';
import { ItemBoundary } from '@kaksha/contract/host-context';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { EmptyState } from '@kaksha/ui/empty-state';
import { Pagination } from '@kaksha/ui/pagination';
import { Skeleton } from '@kaksha/ui/skeleton';
import { ViewSwitch } from '@kaksha/ui/view-switch';
import { Wallet } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useBlogStore } from '../../../store/store-context';
import { ledgerPath, payoutsIn } from '../ledger-view';
import { PayoutCard } from './payout-card';
import own from './payouts.module.css';

const views = [
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Paid and failed' },
] as const;

/** Payouts of all trainers: an administrator approves each and enters its payment. */
export function Payouts() {
  const { payouts } = useBlogStore();
  const list = payoutsIn(new URLSearchParams(useLocation().search));
  const navigate = useNavigate();
  const reload = () => void payouts.reload(list);
  return (
    <section className="stack gap-4 card" aria-labelledby="payouts">
      <div className="cluster gap-3 middle between">
        <h2 id="payouts">Payouts</h2>
        <ViewSwitch
          label="Payouts"
          options={views}
          value={list.state}
          onValueChange={(state) => void navigate(ledgerPath({ state, page: 1 }))}
        />
      </div>
      <AsyncBoundary
        resource={useResource(payouts, list)}
        name="Payouts"
        error={{ level: 3 }}
        loading={<Skeleton shape="block" className={own.place} />}
        isEmpty={({ results }) => results.length === 0}
        empty={
          <EmptyState
            level={3}
            title={list.state === 'open' ? 'No payout is open' : 'Nothing was paid yet'}
            text="Payouts are prepared every Monday, for sales whose refund window is over."
            tile={<Wallet />}
          />
        }
        onRetry={reload}
      >
        {({ results, totalPages }) => (
          <>
            <ul className={`stack gap-5 ${own.list}`} aria-labelledby="payouts">
              {results.map((payout) => (
                <ItemBoundary key={payout.id}>
                  <li>
                    <PayoutCard
                      payout={payout}
                      onChanged={(changed) =>
                        payouts.change((page) => ({ ...page, results: replaceById(page.results, changed) }), list)
                      }
                      onOutdated={reload}
                    />
                  </li>
                </ItemBoundary>
              ))}
            </ul>
            <Pagination page={list.page} totalPages={totalPages} hrefFor={(page) => ledgerPath({ ...list, page })} />
          </>
        )}
      </AsyncBoundary>
    </section>
  );
}
