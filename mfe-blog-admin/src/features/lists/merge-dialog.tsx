import { mergeListEntry } from '@kaksha/api-client/managed-lists';
import { useFormAction } from '@kaksha/api-client/use-action';
import { countText } from '@kaksha/domain/count-text';
import type { ListEntry, ManagedListName } from '@kaksha/domain/managed-lists';
import { Banner } from '@kaksha/ui/banner';
import { Button } from '@kaksha/ui/button';
import { Dialog } from '@kaksha/ui/dialog';
import { Field, Select } from '@kaksha/ui/field';
import { useState } from 'react';
import { useBlogStore } from '../../store/store-context';
import { listNames } from './lists-view';

interface MergeDialogProps {
  list: ManagedListName;
  entry: ListEntry;
  /** The entries of the list, in order. */
  targets: readonly ListEntry[];
  onClose: () => void;
}

/** Asks which entry takes over the courses of another one. */
export function MergeDialog({ list, entry, targets, onClose }: MergeDialogProps) {
  const { host, managedLists } = useBlogStore();
  const { busy, problem, run } = useFormAction();
  const [into, setInto] = useState<number | null>(null);
  const { one } = listNames[list];
  const target = targets.find(({ id }) => id === into);
  const merge = async () => {
    if (!target) return;
    const isMerged = await run(async () => {
      await mergeListEntry(host.http, list, { id: entry.id, into: target.id });
      await managedLists.reload();
    });
    if (!isMerged) return;
    host.notify.success(`The ${one} is merged`, { description: `${entry.displayName} into ${target.displayName}` });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="s"
      title={`Merge ${entry.displayName}`}
      description={textOf(list, entry)}
    >
      <div className="stack gap-5">
        <Field label="Merge into" required>
          <Select value={into ?? ''} onChange={({ target: { value } }) => setInto(value ? Number(value) : null)}>
            <option value="">{`Choose a ${one}`}</option>
            {targets.map(({ id, displayName }) =>
              id === entry.id ? null : (
                <option key={id} value={id}>
                  {displayName}
                </option>
              ),
            )}
          </Select>
        </Field>
        {problem && (
          <Banner tone="bad" role="alert">
            {problem}
          </Banner>
        )}
        <div className="cluster gap-3 end">
          <Button onClick={onClose}>Cancel</Button>
          <Button danger busy={busy} disabled={!target} onClick={() => void merge()}>
            Merge
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function textOf(list: ManagedListName, { courses }: ListEntry): string {
  const moved = [countText(courses, 'course'), ...(list === 'categories' ? ['all its subcategories'] : [])];
  return `The other one takes over ${moved.join(' and ')}. Links and saved searches lead there. This cannot be undone.`;
}
