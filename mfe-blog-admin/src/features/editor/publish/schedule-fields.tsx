import { currentTime } from '@kaksha/contract/now';
import { brand } from '@kaksha/domain/brand';
import { instantOf, wallClock } from '@kaksha/domain/dates';
import { Button } from '@kaksha/ui/button';
import { Field, TextInput } from '@kaksha/ui/field';
import { useViewerZone } from '@kaksha/ui/use-viewer-zone';
import { type FormEvent, useState } from 'react';
import styles from './post-settings.module.css';

export interface ScheduleFieldsProps {
  /** The current schedule; ISO 8601, UTC. */
  scheduledAt: string | null;
  busy: boolean;
  /** Whether the post is being saved in any way. */
  disabled: boolean;
  onSchedule: (at: string) => void;
  onCancel: () => void;
}

/** The time of publication, in the author's time zone. */
export function ScheduleFields({ scheduledAt, busy, disabled, onSchedule, onCancel }: ScheduleFieldsProps) {
  const zone = useViewerZone() ?? brand.timeZone;
  const fieldValue = (at: Date) => {
    const { day, time } = wallClock(at, zone);
    return `${day}T${time}`;
  };
  const [value, setValue] = useState(() => (scheduledAt ? fieldValue(new Date(scheduledAt)) : ''));
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [day = '', time = ''] = value.split('T');
    if (!day || !time) return setError('Please choose a day and a time');
    const at = instantOf(day, time.slice(0, 5), zone);
    if (at <= currentTime()) return setError('Please choose a time that is still to come');
    onSchedule(at.toISOString());
  };
  return (
    <form className="stack gap-3" onSubmit={submit} noValidate>
      <Field label="Publish at" hint={`By your clock: ${zone}`} error={error}>
        <TextInput
          type="datetime-local"
          autoFocus
          min={fieldValue(currentTime())}
          value={value}
          onChange={({ target }) => setValue(target.value)}
        />
      </Field>
      <div className={`cluster gap-2 ${styles.ask}`}>
        <Button size="s" disabled={disabled} onClick={onCancel}>
          Cancel
        </Button>
        <Button size="s" variant="ink" type="submit" busy={busy} disabled={disabled && !busy}>
          Schedule
        </Button>
      </div>
    </form>
  );
}
