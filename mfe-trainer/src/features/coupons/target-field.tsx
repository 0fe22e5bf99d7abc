import { useNow } from '@kaksha/contract/now';
import { describeBatch } from '@kaksha/domain/batches';
import type { CourseSummary } from '@kaksha/domain/catalogue';
import { isolated } from '@kaksha/domain/isolated';
import { useFormField } from '@kaksha/forms/use-form-field';
import { Checkbox } from '@kaksha/ui/checkbox';
import { FieldNote } from '@kaksha/ui/field';
import { useId } from 'react';
import styles from './coupons.module.css';

interface TargetFieldProps {
  name: 'courseIds' | 'batchIds';
  courses: readonly CourseSummary[];
}

/** The courses or the batches that a coupon is for. */
export function TargetField({ name, courses }: TargetFieldProps) {
  const { form, error } = useFormField(name);
  const note = useId();
  const now = useNow();
  const isCourses = name === 'courseIds';
  const options = isCourses
    ? courses.map(({ id, name: label }) => ({ id, label: label || 'Untitled Course' }))
    : courses.flatMap((course) =>
        course.batches.map((batch) => ({
          id: batch.id,
          label: `${isolated(course.name)}: ${describeBatch(batch, now)}`,
        })),
      );
  return (
    <div>
      <fieldset className={`stack gap-2 ${styles.targets}`} aria-describedby={error ? `${note}-error` : undefined}>
        <legend>{isCourses ? 'Courses' : 'Batches'}</legend>
        {options.map(({ id, label }) => (
          <Checkbox key={id} label={label} value={String(id)} {...form.register(name)} />
        ))}
        {options.length === 0 && <p>{isCourses ? 'You have no course yet.' : 'You have no batch yet.'}</p>}
      </fieldset>
      <FieldNote id={note} error={error} />
    </div>
  );
}
