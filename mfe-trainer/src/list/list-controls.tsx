import { Select } from '@kaksha/ui/field';
import { SearchBox } from '@kaksha/ui/search-box';
import styles from './list-controls.module.css';
import type { ListQuery } from './use-list-query';

interface ListControlsProps<S extends string> {
  query: ListQuery<S>;
  /** Label of the search field, e.g. 'Find a course'. */
  label: string;
  sorts: Readonly<Record<S, string>>;
  /** Batches that the list can be limited to; with fewer than two there is no choice. */
  batches?: readonly BatchChoice[];
}

export interface BatchChoice {
  id: number;
  label: string;
}

/** Search field and sort order of a list. */
export function ListControls<S extends string>({ query, label, sorts, batches = [] }: ListControlsProps<S>) {
  return (
    <form
      aria-label={label}
      className={`cluster gap-3 ${styles.controls}`}
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchBox
        label={label}
        name="q"
        boxSize="s"
        className={styles.search}
        value={query.text}
        onValueChange={query.setText}
      />
      {(batches.length > 1 || query.batchId !== null) && (
        <Select
          aria-label="Batch"
          prefix="Batch"
          boxSize="s"
          name="batch"
          className={styles.batch}
          value={query.batchId ?? ''}
          onChange={({ target }) => query.setBatch(target.value === '' ? null : Number(target.value))}
        >
          <option value="">All</option>
          {batches.map((batch) => (
            <option key={batch.id} value={batch.id}>
              {batch.label}
            </option>
          ))}
        </Select>
      )}
      <Select
        aria-label="Sort"
        prefix="Sort"
        boxSize="s"
        name="sort"
        className={styles.sort}
        value={query.sort}
        onChange={({ target }) => query.setSort(target.value as S)}
      >
        {Object.entries<string>(sorts).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </form>
  );
}
