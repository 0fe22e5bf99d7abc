import { useReadable } from '@kaksha/contract/host-context';
import type { Batch } from '@kaksha/domain/catalogue';
import * as limits from '@kaksha/domain/limits';
import { meetingProvider, meetingUrlError } from '@kaksha/domain/meetings';
import { Form } from '@kaksha/forms/form';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { TextField } from '@kaksha/forms/text-field';
import { useLoadedValues } from '@kaksha/forms/unsaved-values';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { Button } from '@kaksha/ui/button';
import { Dialog } from '@kaksha/ui/dialog';
import { Skeleton } from '@kaksha/ui/skeleton';
import { useEffect } from 'react';
import { type ObjectSchema, object, string } from 'yup';
import { useTrainerStore } from '../../../store/store-context';
import styles from './change-dialog.module.css';
import { RoomPanel } from './room-panel';

interface Values {
  url: string;
}

const schema: ObjectSchema<Values> = object({
  url: string()
    .defined()
    .trim()
    .test('link', (url, context) => {
      const message = url && meetingUrlError(url);
      return !message || context.createError({ message });
    }),
});

export interface MeetingDialogProps {
  batch: Batch;
  /** Names the batch. */
  schedule: string;
  onSave: (url: string) => Promise<void>;
  onClose: () => void;
}

/** The meeting link of a batch, which only its learners receive. */
export function MeetingDialog({ batch, schedule, onSave, onClose }: MeetingDialogProps) {
  const { meeting } = useTrainerStore();
  const resource = useReadable(meeting.at(batch.id));
  useEffect(() => void meeting.load(batch.id), [meeting, batch.id]);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="s"
      title="Meeting link"
      description={`Learners of this batch join from their dashboard, ${limits.meeting.joinMinutes} minutes before each class. No one else receives the link.`}
    >
      <p className={styles.schedule}>{schedule}</p>
      <AsyncBoundary
        resource={resource}
        name="Meeting details"
        onRetry={() => void meeting.load(batch.id)}
        loading={<Skeleton className={styles.pending} />}
      >
        {({ url, isOnDemand }) => (
          <>
            {(url || isOnDemand) && <RoomPanel batch={batch} isOnDemand={isOnDemand} />}
            <MeetingForm
              stored={url ?? ''}
              onClose={onClose}
              onSave={async (typed) => {
                await onSave(typed);
                await meeting.reload(batch.id);
                onClose();
              }}
            />
          </>
        )}
      </AsyncBoundary>
    </Dialog>
  );
}

function MeetingForm({
  stored,
  onSave,
  onClose,
}: {
  stored: string;
  onSave: (url: string) => Promise<void>;
  onClose: () => void;
}) {
  const form = useYupForm(schema, { url: stored });
  useLoadedValues(form, { url: stored });
  const url = form.watch('url').trim();
  const hint =
    url && !meetingUrlError(url)
      ? `Opens ${meetingProvider(url)}`
      : 'Zoom, Google Meet, Microsoft Teams, Jitsi, Webex and others. Empty removes it.';
  return (
    <Form form={form} className={styles.form} onSubmit={({ url }) => onSave(url.trim())}>
      <TextField
        name="url"
        label="Link"
        type="url"
        placeholder="https://"
        autoComplete="off"
        maxLength={limits.meeting.urlMax}
        hint={hint}
      />
      <div className={styles.buttons}>
        <Button onClick={onClose}>Close</Button>
        <SubmitButton>Save</SubmitButton>
      </div>
    </Form>
  );
}
