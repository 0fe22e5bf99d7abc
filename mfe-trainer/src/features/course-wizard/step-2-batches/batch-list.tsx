import { useNow } from '@kaksha/contract/now';
import type { Batch } from '@kaksha/domain/catalogue';
import { hasFormDraft } from '@kaksha/forms/form-draft';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { useState } from 'react';
import { scheduleText } from '../../../batch/schedule-text';
import { useBatchChanges } from '../../../batch/use-batch-changes';
import { useTrainerStore } from '../../../store/store-context';
import { ConfirmDelete, loadConfirmDelete, usePreload } from '../shared/lazy-dialogs';
import styles from '../shared/step.module.css';
import { firstField } from '../shared/use-focus-after';
import type { StepProps } from '../steps';
import type { BatchDialog } from './batch-actions';
import { BatchRow } from './batch-row';
import { EditBatch } from './edit-batch';

const CancelDialog = retryableLazy(
  async () => (await import(/* webpackChunkName: "cancel-batch" */ '../../../batch/cancel-dialog')).CancelDialog,
);
const CertificateDialog = retryableLazy(
  async () =>
    (await import(/* webpackChunkName: "certificate-rule" */ '../../../batch/certificate-dialog')).CertificateDialog,
);
const MeetingDialog = retryableLazy(
  async () => (await import(/* webpackChunkName: "meeting-link" */ '../../../batch/meeting-dialog')).MeetingDialog,
);
const SessionDialog = retryableLazy(
  async () => (await import(/* webpackChunkName: "change-session" */ '../../../batch/session-dialog')).SessionDialog,
);

export interface BatchListProps {
  batches: readonly Batch[];
  /** Id of the batch whose form replaces its row. */
  editing: number | null;
  onEdit: (id: number | null) => void;
  onDelete: (batch: Batch) => void;
  reload: () => Promise<void>;
  draftKey: StepProps['draftKey'];
  onFocus: (selector: string) => void;
}

/** Section 'Batch Timings': the stored batches, edited in place. */
export function BatchList({ batches, editing, onEdit, onDelete, reload, draftKey, onFocus }: BatchListProps) {
  const now = useNow();
  const { meeting } = useTrainerStore();
  usePreload(loadConfirmDelete);
  const [deleting, setDeleting] = useState<Batch | null>(null);
  const [openDialog, setOpenDialog] = useState<{ batch: Batch; dialog: BatchDialog } | null>(null);
  const changes = useBatchChanges(reload);
  const scheduleOf = (batch: Batch) => scheduleText(batch, now);
  const edit = async (id: number) => {
    await meeting.load(id);
    onEdit(id);
    onFocus(firstField('edit'));
  };
  const close = (id: number) => {
    onEdit(null);
    onFocus(`[data-focus="edit-${id}"]`);
  };
  const remove = (batch: Batch) => {
    setDeleting(null);
    if (editing === batch.id) onEdit(null);
    onDelete(batch);
    // The focused button disappears with the row.
    onFocus('[data-focus="list"]');
  };
  return (
    <section className="stack gap-4" aria-labelledby="batch-timings">
      <h2 id="batch-timings" tabIndex={-1} className={styles.title} data-focus="list">
        Batch Timings <span className={`note ${styles.count}`}>{`Total: ${batches.length}`}</span>
      </h2>
      {batches.length === 0 && (
        <p className={styles.none}>No timings yet. Learners enrol in a batch: add the first one.</p>
      )}
      {batches.length > 0 && (
        <ul className="panel" aria-labelledby="batch-timings">
          {batches.map((batch) => (
            <li key={batch.id} className={styles.row}>
              {editing === batch.id ? (
                <EditBatch
                  courseId={batch.courseId}
                  batch={batch}
                  draftKey={draftKey(`batch-${batch.id}`)}
                  reload={reload}
                  onSaved={(complete) => complete && close(batch.id)}
                  onClose={() => close(batch.id)}
                />
              ) : (
                <BatchRow
                  batch={batch}
                  now={now}
                  hasDraft={hasFormDraft(draftKey(`batch-${batch.id}`))}
                  onEdit={() => void edit(batch.id)}
                  onDelete={() => setDeleting(batch)}
                  changes={changes}
                  onDialog={(dialog) => setOpenDialog({ batch, dialog })}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {deleting && (
        <ConfirmDelete title="Delete this batch?" onConfirm={() => remove(deleting)} onClose={() => setDeleting(null)}>
          <strong>{scheduleOf(deleting)}</strong> will be gone. If learners ordered it, they keep it: it stays in this
          list and takes no more of them.
        </ConfirmDelete>
      )}
      {openDialog?.dialog === 'cancel' && (
        <CancelDialog
          batch={openDialog.batch}
          schedule={scheduleOf(openDialog.batch)}
          onCancel={(reason) => changes.cancel(openDialog.batch, reason)}
          onClose={() => setOpenDialog(null)}
        />
      )}
      {openDialog?.dialog === 'certificate' && (
        <CertificateDialog
          batch={openDialog.batch}
          schedule={scheduleOf(openDialog.batch)}
          onClose={() => setOpenDialog(null)}
        />
      )}
      {openDialog?.dialog === 'meeting' && (
        <MeetingDialog
          batch={openDialog.batch}
          schedule={scheduleOf(openDialog.batch)}
          onSave={(url, version) => changes.setMeeting(openDialog.batch, url, version)}
          onClose={() => setOpenDialog(null)}
        />
      )}
      {openDialog?.dialog === 'session' && (
        <SessionDialog
          batch={openDialog.batch}
          now={now}
          onChange={(form) => changes.changeSession(openDialog.batch, form)}
          onClose={() => setOpenDialog(null)}
        />
      )}
    </section>
  );
}
