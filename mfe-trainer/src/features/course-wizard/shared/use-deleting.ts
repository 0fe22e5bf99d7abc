import { isApiError } from '@kaksha/api-client/errors';
import { attempt } from '@kaksha/api-client/use-action';
import { useHost } from '@kaksha/contract/host-context';
import { useState } from 'react';

export interface DeletingOptions<T> {
  /** Deletes the item and resolves with the message for the notice. */
  remove: (item: T) => Promise<string>;
  reload: () => Promise<void>;
  /** Title of the failure notice, e.g. 'The batch was not deleted'. */
  failed: string;
  nameOf: (item: T) => string;
}

/** Deletes parts of a course optimistically. After a failure the item returns with a notice and Retry. */
export function useDeleting<T extends { id: number }>({ remove, reload, failed, nameOf }: DeletingOptions<T>) {
  const host = useHost();
  const [hidden, setHidden] = useState<readonly number[]>([]);

  const deleteOne = async (item: T): Promise<void> => {
    const { notify } = host;
    const id = `delete-${failed}-${item.id}`;
    setHidden((before) => [...before, item.id]);
    await attempt(
      notify,
      async () => {
        const done = await remove(item);
        notify.success(done, { id });
        await reload();
      },
      {
        id,
        failed,
        about: nameOf(item),
        retry: () => deleteOne(item),
        // Another tab deleted the item, or the response of an earlier try was lost.
        onError: (error) => isApiError(error) && error.status === 404 && reload().then(() => true),
      },
    );
    // The reloaded list no longer has a deleted item, but does have one that was only closed.
    setHidden((before) => before.filter((id) => id !== item.id));
  };
  return { deleteOne, shown: (items: readonly T[]) => items.filter(({ id }) => !hidden.includes(id)) };
}
