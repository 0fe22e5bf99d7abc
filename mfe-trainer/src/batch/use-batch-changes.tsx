import { cancelBatch, changeSession, closeBatch, openBatch, restoreSession } from '@kaksha/api-client/batches';
import { setMeeting } from '@kaksha/api-client/classes';
import { useAction } from '@kaksha/api-client/use-action';
import { useHost } from '@kaksha/contract/host-context';
import type { Batch } from '@kaksha/domain/catalogue';
import type { SessionChangeForm } from '@kaksha/domain/session-changes';

/**
 * Changes of stored batches. Dialogs show the errors of `cancel`, `setMeeting` and `changeSession`; the others become
 * notices.
 */
export function useBatchChanges(reload: () => Promise<void>) {
  const host = useHost();
  const change = async <T,>(work: () => Promise<T>, done: string): Promise<T> => {
    const result = await work();
    host.notify.success(done);
    await reload();
    return result;
  };
  const { busy, run } = useAction();
  const quietly = (id: number, work: () => Promise<unknown>, done: string) =>
    run(() => change(work, done), { id: `batch-${id}`, failed: 'The batch was not changed' });
  return {
    /** A batch is being changed without a dialog; then the actions of all are inactive. */
    busy,
    open: ({ id }: Batch) => quietly(id, () => openBatch(host.http, id), 'The batch is open for enrolment'),
    close: ({ id }: Batch) => quietly(id, () => closeBatch(host.http, id), 'The batch is closed for enrolment'),
    restore: ({ id }: Batch, date: string) =>
      quietly(id, () => restoreSession(host.http, id, { date, confirmed: true }), 'The session takes place as planned'),
    cancel: ({ id }: Batch, reason: string) =>
      change(() => cancelBatch(host.http, id, { reason, confirmed: true }), 'The batch is cancelled'),
    setMeeting: ({ id }: Batch, url: string, version: number | undefined) =>
      change(
        () => setMeeting(host.http, id, { url, version }),
        url ? 'The meeting link is saved' : 'The meeting link is removed',
      ),
    changeSession: ({ id }: Batch, form: SessionChangeForm) =>
      change(
        () => changeSession(host.http, id, { ...form, confirmed: true }),
        form.action === 'skip' ? 'The session is skipped' : 'The session is moved',
      ),
  };
}

export type BatchChanges = ReturnType<typeof useBatchChanges>;
