import { useResource } from '@kaksha/api-client/use-resource';
import { usePage } from '@kaksha/contract/page';
import * as limits from '@kaksha/domain/limits';
import { verificationStandings } from '@kaksha/domain/trainer-verification';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { Button } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { Field, Select, TextInput } from '@kaksha/ui/field';
import { PageHeading } from '@kaksha/ui/page-heading';
import { Pagination } from '@kaksha/ui/pagination';
import { Skeleton } from '@kaksha/ui/skeleton';
import { Users } from 'lucide-react';
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
  usePage({ title: 'Trainers', noindex: true });
  const go = (change: Partial<typeof list>) =>
    void navigate(listPath({ ...list, page: 1, ...change }), { preventScrollReset: true });

  return (
    <div className={`stack gap-6 ${styles.page}`}>
      <PageHeading title="Trainers" text="Requests for verification, and who is verified until when." />
      <form
        className="cluster gap-3 bottom"
        aria-label="Trainers"
        onSubmit={(event) => {
          event.preventDefault();
          go({ search: String(new FormData(event.currentTarget).get('q') ?? '').trim() });
        }}
      >
        <Field label="Find a trainer" size="s" className={styles.search}>
          <TextInput
            key={list.search}
            name="q"
            type="search"
            boxSize="s"
            defaultValue={list.search}
            placeholder="Name or email"
            maxLength={limits.searchTextMax}
          />
        </Field>
        <Field label="Show" size="s">
          <Select
            boxSize="s"
            value={list.standing ?? ''}
            onChange={({ target }) => go({ standing: standingIn(target.value) })}
          >
            <option value="">All trainers</option>
            {verificationStandings.map((standing) => (
              <option key={standing} value={standing}>
                {standings[standing].label}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" size="s">
          Search
        </Button>
      </form>
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
