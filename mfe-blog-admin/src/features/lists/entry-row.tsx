import { hideListEntry } from '@kaksha/api-client/managed-lists';
import { useAction } from '@kaksha/api-client/use-action';
import { countText } from '@kaksha/domain/count-text';
import { isolated } from '@kaksha/domain/isolated';
import type { ListEntry, ManagedListName } from '@kaksha/domain/managed-lists';
import { Badge } from '@kaksha/ui/badge';
import { IconButton } from '@kaksha/ui/icon-button';
import { Eye, EyeOff, Merge, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBlogStore } from '../../store/store-context';
import styles from './lists.module.css';

interface EntryRowProps {
  list: ManagedListName;
  entry: ListEntry;
  /** Earlier names, and those of merged entries. */
  former: readonly string[];
  onRename: () => void;
  /** Null when there is no other entry. */
  onMerge: (() => void) | null;
  moves: ReactNode;
}

export function EntryRow({ list, entry, former, onRename, onMerge, moves }: EntryRowProps) {
  const { host, managedLists } = useBlogStore();
  const { run } = useAction();
  const { id, displayName, hidden, courses } = entry;
  const toggle = () =>
    run(
      async () => {
        await hideListEntry(host.http, list, { id, hidden: !hidden });
        await managedLists.reload();
        host.notify.success(hidden ? 'It is offered again' : 'It is not offered any more', {
          description: displayName,
        });
      },
      { failed: 'Nothing was changed', about: displayName },
    );
  return (
    <li className={`row gap-3 middle ${styles.row}`}>
      {moves}
      <div className={styles.text}>
        <p className={styles.name}>
          <span dir="auto">{displayName}</span>
          {hidden && <Badge>Hidden</Badge>}
        </p>
        <p className="meta">
          <span>{countText(courses, 'course')}</span>
          {former.length > 0 && <span>{`, before: ${former.map(isolated).join(', ')}`}</span>}
        </p>
      </div>
      <div className="row">
        <IconButton label={`Rename ${displayName}`} icon={<Pencil aria-hidden="true" />} onClick={onRename} />
        <IconButton
          label={`${hidden ? 'Show' : 'Hide'} ${displayName}`}
          icon={hidden ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          onClick={() => void toggle()}
        />
        {onMerge && <IconButton label={`Merge ${displayName}`} icon={<Merge aria-hidden="true" />} onClick={onMerge} />}
      </div>
    </li>
  );
}
