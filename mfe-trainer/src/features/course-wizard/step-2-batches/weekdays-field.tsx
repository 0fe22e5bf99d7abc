import { shortWeekday } from '@kaksha/domain/timetable';
import { useFormField } from '@kaksha/forms/use-form-field';
import { Chip } from '@kaksha/ui/chip';
import { FieldNote, RequiredMark } from '@kaksha/ui/field';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { type BatchValues, weekdaysIn } from './batch-values';
import styles from './weekdays-field.module.css';

const week = [1, 2, 3, 4, 5, 6, 7];

/** A custom set of class days, stored as a comma list. */
export function WeekdaysField() {
  const id = useId();
  const { form, error } = useFormField('weekdays');
  const chosen = weekdaysIn(useWatch<BatchValues, 'weekdays'>({ name: 'weekdays' }));
  const toggle = (day: number) => {
    const days = week.filter((other) => (other === day ? !chosen.includes(day) : chosen.includes(other)));
    form.setValue('weekdays', days.join(','), { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  };
  return (
    <fieldset className="stack gap-2" aria-describedby={error && `${id}-error`}>
      <legend className={styles.legend}>
        Class days
        <RequiredMark />
      </legend>
      <div className="cluster gap-2">
        {week.map((day) => (
          <Chip key={day} pressed={chosen.includes(day)} onClick={() => toggle(day)}>
            {shortWeekday(day)}
          </Chip>
        ))}
      </div>
      <FieldNote id={id} error={error} />
    </fieldset>
  );
}
