import type { OfferedCourse } from '@kaksha/api-client/trainer-settings';
import { type Currency, currencies } from '@kaksha/domain/catalogue';
import { useFormField } from '@kaksha/forms/use-form-field';
import { Checkbox } from '@kaksha/ui/checkbox';
import { FieldNote } from '@kaksha/ui/field';
import { useId } from 'react';
import styles from './pricing-form.module.css';
import { UnpayableCourses } from './unpayable-courses';

export const currencyLabels: Record<Currency, string> = { INR: '₹ Indian rupee', USD: '$ US dollar' };

/** The currencies that learners can pay in, and the courses that need another one. */
export function CurrencyField({ courses }: { courses: readonly OfferedCourse[] }) {
  const { form, error } = useFormField('currencies');
  const accepted: readonly Currency[] = form.watch('currencies');
  const note = useId();
  return (
    <>
      <fieldset
        aria-describedby={`${note}-${error ? 'error' : 'hint'}`}
        className={`cluster gap-2 gap-x-6 middle ${styles.currencies}`}
      >
        <legend>Currencies</legend>
        {currencies.map((currency) => (
          <Checkbox key={currency} label={currencyLabels[currency]} value={currency} {...form.register('currencies')} />
        ))}
        <FieldNote id={note} error={error} hint="Learners can pay you in these." />
      </fieldset>
      <UnpayableCourses courses={courses} accepted={accepted} />
    </>
  );
}
