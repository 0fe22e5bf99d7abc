import { useHost } from '@kaksha/contract/host-context';
import { joinList, splitList } from '@kaksha/domain/contents';
import { useEffect, useSyncExternalStore } from 'react';
import { type IconKind, shelfOf } from './icon-shelf';
import styles from './icon-tags.module.css';

export interface IconTagsProps {
  kind: IconKind;
  items: readonly string[];
  label: string;
}

/** Skills or tools, each with its icon; a letter stands in for one that is not drawn yet, or cannot be. */
export function IconTags({ kind, items, label }: IconTagsProps) {
  const { http } = useHost();
  const shelf = shelfOf(http);
  const names = joinList(items);
  useEffect(() => shelf.want(kind, splitList(names)), [shelf, kind, names]);
  return (
    <ul className={styles.tags} aria-label={label}>
      {items.map((item) => (
        <li key={item} className={styles.tag}>
          <ItemIcon kind={kind} name={item} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}

/** The name beside it says what it is: it is silent. */
function ItemIcon({ kind, name }: { kind: IconKind; name: string }) {
  const { http } = useHost();
  const shelf = shelfOf(http);
  const read = () => shelf.get(kind, name);
  const address = useSyncExternalStore(shelf.subscribe, read, read);
  if (address) return <img src={address} alt="" width={20} height={20} className={styles.icon} />;
  return (
    <span className={styles.icon} style={{ '--hue': hueOf(name) } as React.CSSProperties} aria-hidden="true">
      {name.trim().charAt(0).toUpperCase()}
    </span>
  );
}

/** The same for a name at every time. */
function hueOf(name: string): number {
  let hue = 0;
  for (const letter of name.toLowerCase()) hue = (hue * 31 + (letter.codePointAt(0) ?? 0)) % 360;
  return hue;
}
