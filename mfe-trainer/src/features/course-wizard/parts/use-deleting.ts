import { isApiError, messageOf } from '@kaksha/api-client/errors';
import { withSession } from '@kaksha/api-client/with-session';
import { useHost } from '@kaksha/contract/host-context';
import { limits } from '@kaksha/domain/limits';
import { useState } from 'react';
import { useTrainerState } from '../../../store/store-context';

export interface DeletingOptions<T> {
  /** Deletes one; answers what became of it, for a person. */
  remove: (item: T) => Promise<string>;
  /** What the list is loaded again with. */
  reload: () => Promise<void>;
  /** Titles the notice of a failure, e.g. 'The batch was not deleted'. */
  failed: string;
  nameOf: (item: T) => string;
}

/** Parts of a course that are deleted: off the list at once, back with a word and Retry when the server refuses. */
export function useDeleting<T extends { id: number }>({ remove, reload, failed, nameOf }: DeletingOptions<T>) {
  const host = useHost();
  const userId = useTrainerState((state) => state.userId);
  const [gone, setGone] = useState<readonly number[]>([]);

  const deleteOne = async (item: T): Promise<void> => {
    const { notify } = host;
    const notice = `delete-${failed}-${item.id}`;
    notify.dismiss(notice);
    setGone((before) => [...before, item.id]);
    try {
      const done = await withSession(host, userId, 'We delete it right after this.', () => remove(item));
      notify.success(done, { id: notice, duration: limits.notice.successMs });
      await reload();
    } catch (error) {
      // Somebody else deleted it, or this is the second try of a call whose answer was lost.
      if (isApiError(error) && error.status === 404) await reload();
      else {
        notify.error(failed, {
          id: notice,
          description: `${nameOf(item)}: ${messageOf(error, 'Please try again.')}`,
          action: { label: 'Retry', onClick: () => void deleteOne(item) },
        });
      }
    } finally {
      // What was deleted is not among the items any more; what was only switched off, or refused, is.
      setGone((before) => before.filter((id) => id !== item.id));
    }
  };
  return { deleteOne, shown: (items: readonly T[]) => items.filter(({ id }) => !gone.includes(id)) };
}
