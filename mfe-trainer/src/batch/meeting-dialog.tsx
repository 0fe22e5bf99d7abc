import type { Meeting } from '@kaksha/api-client/classes';
import { useResource } from '@kaksha/api-client/use-resource';
import type { Batch } from '@kaksha/domain/catalogue';
import * as limits from '@kaksha/domain/limits';
import { meetingLink, meetingRules } from '@kaksha/domain/meeting-rules';
import { Form } from '@kaksha/forms/form';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { TextField } from '@kaksha/forms/text-field';
import { useLoadedValues } from '@kaksha/forms/unsaved-values';
import { applyTo, comparedFields, useConflict, useEdited } from '@kaksha/forms/use-conflict';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { Button } from '@kaksha/ui/button';
import { Dialog } from '@kaksha/ui/dialog';
import { Skeleton } from '@kaksha/ui/skeleton';
import { useEffect } from 'react';
import { useTrainerStore } from '../store/store-context';
import styles from './change-dialog.module.css';
import { meetingHint } from './meeting-hint';
import { RoomPanel } from './room-panel';

interface Values {
  url: string;
}

const valuesOf = ({ url }: Meeting): Values => ({ url: url ?? '' });

export interface MeetingDialogProps {
  batch: Batch;
  /** Names the batch. */
  schedule: string;
  /** Rejects with EDIT_CONFLICT when another save came first. */
  onSave: (url: string, version: number | undefined) => Promise<Meeting>;
  onClose: () => void;
}

/** The meeting link of a batch, which only its learners receive. */
export function MeetingDialog({ batch, schedule, onSave, onClose }: MeetingDialogProps) {
  const { meeting } = useTrainerStore();
  const resource = useResource(meeting, batch.id);
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
        {(stored) => (
          <>
            {(stored.url || stored.isOnDemand) && <RoomPanel batch={batch} isOnDemand={stored.isOnDemand} />}
            <MeetingForm
              stored={stored}
              onClose={onClose}
              onSave={onSave}
              onSaved={async () => {
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
  onSaved,
  onClose,
}: Pick<MeetingDialogProps, 'onSave' | 'onClose'> & { stored: Meeting; onSaved: () => Promise<void> }) {
  const form = useYupForm(meetingRules, valuesOf(stored));
  useLoadedValues(form, valuesOf(stored));
  const conflict = useConflict<Values, Meeting>({
    record: 'link',
    edited: useEdited({ version: stored.version, values: valuesOf(stored) }, form.formState.isDirty),
    fields: comparedFields<Values>({ url: 'Link' }),
    valuesOf,
    apply: applyTo(form),
  });
  return (
    <Form
      form={form}
      className="stack gap-4"
      onSubmit={async (values) => {
        if (await conflict.save(values, ({ url }, version) => onSave(meetingLink(url), version))) await onSaved();
      }}
    >
      <TextField
        name="url"
        label="Link"
        type="url"
        placeholder="https://"
        autoComplete="off"
        maxLength={limits.meeting.urlMax}
        hint={meetingHint(form.watch('url'))}
      />
      <div className="cluster gap-2 end">
        <Button onClick={onClose}>Close</Button>
        <SubmitButton>Save</SubmitButton>
      </div>
      {conflict.dialog}
    </Form>
  );
}
