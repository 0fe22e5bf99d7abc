import { useResource } from '@kaksha/api-client/use-resource';
import { usePage } from '@kaksha/contract/page';
import * as limits from '@kaksha/domain/limits';
import { verificationStandings } from '@kaksha/domain/trainer-verification';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { EmptyState } from '@kaksha/ui/empty-state';
import { Field, Select } from '@kaksha/ui/field';
import { PageHeading } from '@kaksha/ui/page-heading';
import { Pagination } from '@kaksha/ui/pagination';
import { SearchBox } from '@kaksha/ui/search-box';
import { Skeleton } from '@kaksha/ui/skeleton';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useBlogStore } from '../../store/store-context';
import { TrainerTable } from './trainer-table';
import styles from './trainers.module.css';
import { listIn, listPath, standingIn, standings } from './trainers-view';

/** Trainers with their verification, those who wait first. */
export function Page() {
  const store = useBlogStore();
  const navigate = useNavigate();
  const list = listIn(useLocation().search);
  const [typed, setTyped] = useState(list.search);
  usePage({ title: 'Trainers', noindex: true });
  const go = (change: Partial<typeof list>) =>
    void navigate(listPath({ ...list, page: 1, ...change }), { preventScrollReset: true });

  return (
    <div className={`stack gap-6 ${styles.page}`}>
      <PageHeading title="Trainers" text="Requests for verification, and who is verified until when." />
      <div className="cluster gap-3 middle">
        <div className={styles.search}>
          <form
            aria-label="Find a trainer"
            onSubmit={(event) => {
              event.preventDefault();
              go({ search: typed.trim() });
            }}
          >
            <SearchBox
              label="Find a trainer"
              placeholder="Name or email"
              value={typed}
              onValueChange={setTyped}
              onClear={() => go({ search: '' })}
              boxSize="s"
              maxLength={limits.searchTextMax}
            />
          </form>
        </div>
        <Field label="Show" labelHidden>
          <Select value={list.standing ?? ''} onChange={({ target }) => go({ standing: standingIn(target.value) })}>
            <option value="">All trainers</option>
            {verificationStandings.map((standing) => (
              <option key={standing} value={standing}>
                {standings[standing].label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <AsyncBoundary
        resource={useResource(store.trainers, list)}
        name="Trainers"
        loading={<Skeleton shape="block" className={styles.place} />}
        isEmpty={({ results }) => results.length === 0}
        empty={
          <EmptyState
            title="No trainer matches"
            text="Change the search or the filter to see other trainers."
            tile={<Users />}
          />
        }
        onRetry={() => void store.trainers.load(list)}
      >
        {({ results, totalPages }) => (
          <>
            <TrainerTable trainers={results} />
            <Pagination page={list.page} totalPages={totalPages} hrefFor={(page) => listPath({ ...list, page })} />
          </>
        )}
      </AsyncBoundary>
    </div>
  );
}
