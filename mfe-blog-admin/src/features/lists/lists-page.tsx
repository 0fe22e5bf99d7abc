import { useResource } from '@kaksha/api-client/use-resource';
import { usePage } from '@kaksha/contract/page';
import { type ManagedList, managedLists } from '@kaksha/domain/managed-lists';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { Field, Select } from '@kaksha/ui/field';
import { PageHeading } from '@kaksha/ui/page-heading';
import { Skeleton } from '@kaksha/ui/skeleton';
import { Tabs } from '@kaksha/ui/tabs';
import { useLocation, useNavigate } from 'react-router-dom';
import { useBlogStore } from '../../store/store-context';
import { EntryList } from './entry-list';
import styles from './lists.module.css';
import { type ListView, listNames, shownList, viewIn, viewPath } from './lists-view';

const tabs = managedLists.map((value) => ({ value, label: listNames[value].label }));

/** Categories, subcategories and languages, which courses choose from. */
export function Page() {
  usePage({ title: 'Lists', noindex: true });
  const store = useBlogStore();
  const navigate = useNavigate();
  const view = viewIn(useLocation().search);
  const show = (next: ListView) => void navigate(viewPath(next), { preventScrollReset: true });
  return (
    <div className={`stack gap-6 ${styles.page}`}>
      <PageHeading title="Lists" text="What trainers choose for a course, and what visitors filter by." />
      <Tabs label="Lists" tabs={tabs} value={view.list} onValueChange={(list) => show({ list, categoryId: null })}>
        <AsyncBoundary
          resource={useResource(store.managedLists)}
          name="The lists"
          loading={<Skeleton shape="block" className={styles.place} />}
          onRetry={() => void store.managedLists.load()}
        >
          {(lists) => <Shown lists={lists} view={view} onShow={show} />}
        </AsyncBoundary>
      </Tabs>
    </div>
  );
}

interface ShownProps {
  lists: readonly ManagedList[];
  view: ListView;
  onShow: (view: ListView) => void;
}

function Shown({ lists, view, onShow }: ShownProps) {
  const shown = shownList(lists, view);
  if (!shown) return null;
  const categories = lists.find(({ list }) => list === 'categories')?.entries ?? [];
  return (
    <div className={`stack gap-5 ${styles.panel}`}>
      {view.list === 'subcategories' && (
        <Field label="Category" size="s" className={styles.category}>
          <Select
            boxSize="s"
            value={String(shown.categoryId)}
            onChange={({ target }) => onShow({ list: view.list, categoryId: Number(target.value) })}
          >
            {categories.map(({ id, displayName, mergedInto }) =>
              mergedInto === null ? (
                <option key={id} value={id}>
                  {displayName}
                </option>
              ) : null,
            )}
          </Select>
        </Field>
      )}
      <EntryList key={`${shown.list}/${shown.categoryId}`} shown={shown} />
    </div>
  );
}
