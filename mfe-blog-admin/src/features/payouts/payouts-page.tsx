import { replaceById } from '@kaksha/api-client/by-id';
import { useResource } from '@kaksha/api-client/use-resource';
import { usePage } from '@kaksha/contract/page';
import type { Page as PageOf } from '@kaksha/domain/catalogue';
import { type AdminPayout, payoutFilters } from '@kaksha/domain/payouts';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { EmptyState } from '@kaksha/ui/empty-state';
import { Field, Select } from '@kaksha/ui/field';
import { PageHeading } from '@kaksha/ui/page-heading';
import { Pagination } from '@kaksha/ui/pagination';
import { Skeleton } from '@kaksha/ui/skeleton';
import { Wallet } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useBlogStore } from '../../store/store-context';
import { PayoutTable } from './payout-table';
import styles from './payouts.module.css';
import { filterLabels, payoutsIn, payoutsPath } from './payouts-view';

/** Payouts of all trainers: an administrator approves chosen ones and enters what came of each. */
export function Page() {
  usePage({ title: 'Payouts', noindex: true });
  const { payouts } = useBlogStore();
  const list = payoutsIn(new URLSearchParams(useLocation().search));
  const navigate = useNavigate();
  const reload = () => void payouts.reload(list);
  const replace = (changed: readonly AdminPayout[]) =>
    payouts.change(
      (page: PageOf<AdminPayout>) => ({ ...page, results: changed.reduce(replaceById, page.results) }),
      list,
    );
  const show = (value: string) => {
    const state = payoutFilters.find((filter) => filter === value) ?? 'open';
    void navigate(payoutsPath({ state, page: 1 }), { preventScrollReset: true });
  };
  return (
    <>
      <PageHeading
        title="Payouts"
        text="Prepared every Monday, for sales whose refund window is over."
        actions={
          <Field label="Show" labelHidden>
            <Select value={list.state} onChange={({ target }) => show(target.value)}>
              {payoutFilters.map((filter) => (
                <option key={filter} value={filter}>
                  {filterLabels[filter]}
                </option>
              ))}
            </Select>
          </Field>
        }
      />
      <AsyncBoundary
        resource={useResource(payouts, list)}
        name="Payouts"
        loading={<Skeleton shape="block" className={styles.place} />}
        isEmpty={({ results }) => results.length === 0}
        empty={
          <EmptyState
            title={list.state === 'open' ? 'No payout is open' : 'No payout here'}
            text={list.state === 'open' ? 'The next ones are prepared on Monday.' : 'Choose another state.'}
            tile={<Wallet />}
          />
        }
        onRetry={reload}
      >
        {({ results, totalPages }) => (
          <>
            <PayoutTable key={payoutsPath(list)} payouts={results} onChanged={replace} onOutdated={reload} />
            <Pagination page={list.page} totalPages={totalPages} hrefFor={(page) => payoutsPath({ ...list, page })} />
          </>
        )}
      </AsyncBoundary>
    </>
  );
}
