import { currentTime } from '@kaksha/contract/now';
import type { Batch } from '@kaksha/domain/catalogue';
import { formatWeekdayAndDay } from '@kaksha/domain/dates';
import * as limits from '@kaksha/domain/limits';
import { changeableDays, type SessionChangeForm } from '@kaksha/domain/session-changes';
import { sessionRules } from '@kaksha/domain/session-rules';
import { Form } from '@kaksha/forms/form';
import { SegmentedField } from '@kaksha/forms/segmented-field';
import { SelectField } from '@kaksha/forms/select-field';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { TextAreaField } from '@kaksha/forms/text-area-field';
import { TextField } from '@kaksha/forms/text-field';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { Button } from '@kaksha/ui/button';
import { Dialog } from '@kaksha/ui/dialog';
import { notifiedText, useLearnerCount } from './use-learner-count';

const actions = [
  { value: 'skip', label: 'Skip' },
  { value: 'move', label: 'Move' },
] as const;

export interface SessionDialogProps {
  batch: Batch;
  now: Date;
  /** The session that the trainer pressed; by default the next one is skipped. */
  initial?: Pick<SessionChangeForm, 'action' | 'date'>;
  onChange: (form: SessionChangeForm) => Promise<unknown>;
  onClose: () => void;
}

/** Skips a session, or several over holidays, or moves one. */
export function SessionDialog({ batch, now, initial, onChange, onClose }: SessionDialogProps) {
  const offered = changeableDays(batch, now);
  const days = initial ? [...new Set([...offered, initial.date])].sort() : offered;
  const form = useYupForm<SessionChangeForm>(
    sessionRules,
    { action: 'skip', date: days[0] ?? '', ...initial, until: '', reason: '', toDay: '', toTime: batch.startTime },
    { context: () => ({ batch, now: currentTime() }) },
  );
  const [action, date] = form.watch(['action', 'date']);
  const learners = useLearnerCount(batch);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="s"
      title="Skip or move a session"
      description={`${notifiedText(learners)} Calendars follow by themselves.`}
    >
      <Form
        form={form}
        className="stack gap-4"
        onSubmit={async (values) => {
          await onChange(values);
          onClose();
        }}
      >
        <SegmentedField name="action" label="What happens" options={actions} />
        <SelectField
          name="date"
          label={action === 'skip' ? 'Session, or first one of the holidays' : 'Session'}
          required
        >
          {days.map((day) => (
            <option key={day} value={day}>
              {formatWeekdayAndDay(day)}
            </option>
          ))}
        </SelectField>
        {action === 'skip' ? (
          <TextField
            name="until"
            label="Last day of the holidays"
            type="date"
            min={date}
            hint="Leave empty to skip one session"
          />
        ) : (
          <div className="stack gap-5 pair">
            <TextField name="toDay" label="New day" required type="date" />
            <TextField name="toTime" label="New start time" required type="time" hint={batch.timeZone} />
          </div>
        )}
        <TextAreaField
          name="reason"
          label="Reason"
          required
          hint="Learners read it in the mail"
          rows={2}
          maxLength={limits.course.changeReasonMax}
        />
        <div className="cluster gap-2 end">
          <Button onClick={onClose}>Close</Button>
          <SubmitButton variant="accent">{action === 'skip' ? 'Skip' : 'Move the session'}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
