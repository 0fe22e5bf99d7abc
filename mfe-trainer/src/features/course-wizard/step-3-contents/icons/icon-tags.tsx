import { useHost } from '@kaksha/contract/host-context';
import { joinList, splitList } from '@kaksha/domain/contents';
import { firstCharacter } from '@kaksha/domain/cut-text';
import { customProperties } from '@kaksha/ui/custom-properties';
import { useEffect, useSyncExternalStore } from 'react';
import { type IconKind, iconCacheOf } from './icon-cache';
import styles from './icon-tags.module.css';

export interface IconTagsProps {
  kind: IconKind;
  items: readonly string[];
  label: string;
}

/** Skills or tools with icons. The first letter replaces an icon that is missing. */
export function IconTags({ kind, items, label }: IconTagsProps) {
  const { http } = useHost();
  const cache = iconCacheOf(http);
  const names = joinList(items);
  useEffect(() => cache.request(kind, splitList(names)), [cache, kind, names]);
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

/** Decorative, because the item's name is next to it. */
function ItemIcon({ kind, name }: { kind: IconKind; name: string }) {
  const { http } = useHost();
  const cache = iconCacheOf(http);
  const read = () => cache.get(kind, name);
  const address = useSyncExternalStore(cache.subscribe, read, read);
  if (address) return <img src={address} alt="" width={20} height={20} className={styles.icon} />;
  return (
    <span className={styles.icon} style={customProperties({ '--hue': hueOf(name) })} aria-hidden="true">
      {firstCharacter(name.trim()).toUpperCase()}
    </span>
  );
}

/** A hue that depends on the name only. */
function hueOf(name: string): number {
  let hue = 0;
  for (const letter of name.toLowerCase()) hue = (hue * 31 + (letter.codePointAt(0) ?? 0)) % 360;
  return hue;
}
