import { isApiError, messageOf } from '@kaksha/api-client/errors';
import { withSession } from '@kaksha/api-client/with-session';
import { useHost } from '@kaksha/contract/host-context';
import { useEffect, useRef, useState } from 'react';
import { useTrainerState } from '../../../store/store-context';

export type Direction = 'up' | 'down';

export interface OrderingOptions<T> {
  items: readonly T[];
  /** Saves the order of all of them. */
  save: (ids: readonly number[]) => Promise<unknown>;
  reload: () => Promise<void>;
  nameOf: (item: T) => string;
}

/**
 * Parts of a course that are put in order: at once on the screen, and saved one order after the other. When it was not
 * saved, the former order is back, with a word and Retry.
 */
export function useOrdering<T extends { id: number }>({ items, save, reload, nameOf }: OrderingOptions<T>) {
  const host = useHost();
  const userId = useTrainerState((state) => state.userId);
  const list = useRef<HTMLOListElement>(null);
  const [ids, setIds] = useState<readonly number[] | null>(null);
  const [said, setSaid] = useState('');
  const [pressed, setPressed] = useState<string | null>(null);
  const wanted = useRef<readonly number[] | null>(null);
  const saving = useRef(false);
  const ordered = ids ? [...items].sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)) : items;

  // A row that moves in the page drops the focus of the button that moved it.
  useEffect(() => {
    if (!pressed) return;
    list.current?.querySelector<HTMLElement>(`[data-move="${pressed}"]`)?.focus();
    setPressed(null);
  }, [pressed]);

  const put = async (next: readonly number[]): Promise<void> => {
    host.notify.dismiss('order');
    wanted.current = next;
    setIds(next);
    if (saving.current) return;
    saving.current = true;
    try {
      for (let order: readonly number[] | null = next; order; ) {
        const now: readonly number[] = order;
        await withSession(host, userId, 'We save the order right after this.', () => save(now));
        order = wanted.current === now ? null : wanted.current;
      }
      await reload();
    } catch (error) {
      const asked = wanted.current;
      // Something came or went meanwhile: the order is of a list that is no more.
      const changed = isApiError(error) && error.code === 'LIST_CHANGED';
      host.notify.error('The order was not saved', {
        id: 'order',
        description: messageOf(error, 'Please try again.'),
        ...(asked && !changed && { action: { label: 'Retry', onClick: () => void put(asked) } }),
      });
      if (changed) await reload();
    } finally {
      saving.current = false;
      wanted.current = null;
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
    setSaid(`${nameOf(item)} is now number ${to + 1} of ${ordered.length}`);
    void put(next);
  };
  return { ordered, move, said, list };
}
