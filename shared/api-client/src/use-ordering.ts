import { useHost } from '@kaksha/contract/host-context';
import { useEffect, useRef, useState } from 'react';
import { isApiError, messageOf } from './errors';

export type Direction = 'up' | 'down';

export interface OrderingOptions<T> {
  items: readonly T[];
  /** Saves the order of all items. */
  save: (ids: readonly number[]) => Promise<unknown>;
  reload: () => Promise<void>;
  nameOf: (item: T) => string;
}

/**
 * Reorders the rows of a list optimistically. Saves run one after the other; only the latest order is saved. After a
 * failure the old order returns with a notice and Retry.
 */
export function useOrdering<T extends { id: number }>({ items, save, reload, nameOf }: OrderingOptions<T>) {
  const host = useHost();
  const list = useRef<HTMLOListElement>(null);
  const [ids, setIds] = useState<readonly number[] | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const [pressed, setPressed] = useState<string | null>(null);
  const requested = useRef<readonly number[] | null>(null);
  const saving = useRef(false);
  const ordered = ids ? [...items].sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)) : items;

  // Moving a row in the DOM drops the focus of the pressed button.
  useEffect(() => {
    if (!pressed) return;
    list.current?.querySelector<HTMLElement>(`[data-move="${pressed}"]`)?.focus();
    setPressed(null);
  }, [pressed]);

  const saveOrder = async (next: readonly number[]): Promise<void> => {
    host.notify.dismiss('order');
    requested.current = next;
    setIds(next);
    if (saving.current) return;
    saving.current = true;
    try {
      for (let order: readonly number[] | null = next; order; ) {
        const now: readonly number[] = order;
        await save(now);
        if (requested.current === now) await reload();
        order = requested.current === now ? null : requested.current;
      }
    } catch (error) {
      const failed = requested.current;
      // An item was added or removed meanwhile, so this order cannot be retried.
      const changed = isApiError(error) && error.code === 'LIST_CHANGED';
      host.notify.error('The order was not saved', {
        id: 'order',
        description: messageOf(error, 'Please try again.'),
        ...(failed && !changed && { action: { label: 'Retry', onClick: () => void saveOrder(failed) } }),
      });
      if (changed) await reload();
    } finally {
      saving.current = false;
      requested.current = null;
      setIds(null);
    }
  };

  const move = (item: T, direction: Direction) => {
    const from = ordered.indexOf(item);
    const to = from + (direction === 'up' ? -1 : 1);
    if (to < 0 || to >= ordered.length) return;
    const next = ordered.map(({ id }) => id);
    next.splice(to, 0, ...next.splice(from, 1));
    setPressed(`${item.id}-${direction}`);
    setAnnouncement(`${nameOf(item)}: now number ${to + 1} of ${ordered.length}`);
    void saveOrder(next);
  };
  return { ordered, move, announcement, list };
}
