import { orderList } from '@kaksha/api-client/managed-lists';
import { useOrdering } from '@kaksha/api-client/use-ordering';
import { earlierNames, type ListEntry, type ManagedList } from '@kaksha/domain/managed-lists';
import { Button } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { MoveButtons } from '@kaksha/ui/move-buttons';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { ListOrdered, Plus } from 'lucide-react';
import { useState } from 'react';
import { useBlogStore } from '../../store/store-context';
import { EntryRow } from './entry-row';
import styles from './lists.module.css';
import { listNames, shownList } from './lists-view';

const EntryDialog = retryableLazy(
  async () => (await import(/* webpackChunkName: "lists-dialogs" */ './entry-dialog')).EntryDialog,
);
const MergeDialog = retryableLazy(
  async () => (await import(/* webpackChunkName: "lists-dialogs" */ './merge-dialog')).MergeDialog,
);

type Open = { dialog: 'add' } | { dialog: 'rename' | 'merge'; entry: ListEntry } | null;

/** One list in its order, with what an administrator can do with each entry. */
export function EntryList({ shown }: { shown: ManagedList }) {
  const { host, managedLists } = useBlogStore();
  const [open, setOpen] = useState<Open>(null);
  const { label, one } = listNames[shown.list];
  const entries = entriesOf(shown);
  const storedIds = () => entriesOf(shownList(managedLists.get().data ?? [], shown) ?? shown).map(({ id }) => id);
  const { ordered, move, announcement, list } = useOrdering({
    items: entries,
    save: async (ids) => managedLists.put(await orderList(host.http, shown, { before: storedIds(), ids })),
    reload: () => managedLists.reload(),
    nameOf: ({ displayName }) => displayName,
  });
  const close = () => setOpen(null);

  return (
    <>
      <div className="cluster gap-3 middle between">
        <p className={`meta ${styles.lead}`}>
          {`The address of a renamed or merged ${one} leads to the present one. A hidden one is not offered any more.`}
        </p>
        <Button
          size="s"
          variant="ink"
          icon={<Plus aria-hidden="true" />}
          onClick={() => setOpen({ dialog: 'add' })}
        >{`Add a ${one}`}</Button>
      </div>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      {ordered.length === 0 ? (
        <EmptyState
          title={`No ${label.toLowerCase()} yet`}
          text={`Add a ${one}, and trainers can choose it.`}
          tile={<ListOrdered />}
        />
      ) : (
        <ol ref={list} className={`panel ${styles.list}`} aria-label={label}>
          {ordered.map((entry, index) => (
            <EntryRow
              key={entry.id}
              list={shown.list}
              entry={entry}
              former={formerOf(entry, shown.entries)}
              onRename={() => setOpen({ dialog: 'rename', entry })}
              onMerge={ordered.length > 1 ? () => setOpen({ dialog: 'merge', entry }) : null}
              moves={
                <MoveButtons
                  id={entry.id}
                  name={entry.displayName}
                  first={index === 0}
                  last={index === ordered.length - 1}
                  onMove={(direction) => move(entry, direction)}
                />
              }
            />
          ))}
        </ol>
      )}
      {open?.dialog === 'add' && <EntryDialog shown={shown} entry={null} onClose={close} />}
      {open?.dialog === 'rename' && <EntryDialog shown={shown} entry={open.entry} onClose={close} />}
      {open?.dialog === 'merge' && (
        <MergeDialog list={shown.list} entry={open.entry} targets={ordered} onClose={close} />
      )}
    </>
  );
}

/** Those that were not merged. */
const entriesOf = ({ entries }: ManagedList) => entries.filter(({ mergedInto }) => mergedInto === null);

/** Earlier names of an entry and the names of those that were merged into it. */
function formerOf(entry: ListEntry, all: readonly ListEntry[]): string[] {
  const merged = all.filter(({ mergedInto }) => mergedInto === entry.id).map(({ displayName }) => displayName);
  return [...new Set([...earlierNames(entry), ...merged])];
}
