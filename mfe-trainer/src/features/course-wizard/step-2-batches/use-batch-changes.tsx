import { cancelBatch, changeSession, closeBatch, openBatch, restoreSession } from '@kaksha/api-client/batches';
import { setMeeting } from '@kaksha/api-client/classes';
import { messageOf } from '@kaksha/api-client/errors';
import { useHost } from '@kaksha/contract/host-context';
import type { Batch } from '@kaksha/domain/catalogue';
import type { SessionChangeForm } from '@kaksha/domain/session-changes';
import { useState } from 'react';

/**
 * Changes of stored batches. Dialogs show the errors of `cancel`, `setMeeting` and `changeSession`; the others become
 * notices.
 */
export function useBatchChanges(reload: () => Promise<void>) {
  const host = useHost();
  const run = async <T,>(work: () => Promise<T>, done: string): Promise<T> => {
    const result = await work();
    host.notify.success(done);
    await reload();
    return result;
  };
  const [busyId, setBusyId] = useState<number | null>(null);
  const quietly = async (id: number, work: () => Promise<unknown>, done: string): Promise<void> => {
    if (busyId !== null) return;
    setBusyId(id);
    const notice = `batch-${id}`;
    host.notify.dismiss(notice);
    try {
      await run(work, done);
    } catch (error) {
      const description = messageOf(error, 'Please try again.');
      host.notify.error('The batch was not changed', { id: notice, description });
    } finally {
      setBusyId(null);
    }
  };
  return {
    /** The batch that is being changed without a dialog; then the actions of all are inactive. */
    busyId,
    open: ({ id }: Batch) => quietly(id, () => openBatch(host.http, id), 'The batch is open for enrolment'),
    close: ({ id }: Batch) => quietly(id, () => closeBatch(host.http, id), 'The batch is closed for enrolment'),
    restore: ({ id }: Batch, date: string) =>
      quietly(id, () => restoreSession(host.http, id, { date, confirmed: true }), 'The session takes place as planned'),
    cancel: ({ id }: Batch, reason: string) =>
      run(() => cancelBatch(host.http, id, { reason, confirmed: true }), 'The batch is cancelled'),
    setMeeting: ({ id }: Batch, url: string, version: number | undefined) =>
      run(
        () => setMeeting(host.http, id, { url, version }),
        url ? 'The meeting link is saved' : 'The meeting link is removed',
      ),
    changeSession: ({ id }: Batch, form: SessionChangeForm) =>
      run(
        () => changeSession(host.http, id, { ...form, confirmed: true }),
        form.action === 'skip' ? 'The session is skipped' : 'The session is moved',
      ),
  };
}

export type BatchChanges = ReturnType<typeof useBatchChanges>;
