import { string } from 'yup';
import { addDays, isDay } from './dates';
import * as limits from './limits';
import { formRules, text } from './rules';

export const verificationNoteRules = formRules<{ note: string }>({
  note: text(limits.verification.noteMax, 'Note'),
});

/** The last day that an administrator can choose. */
export const latestExpiry = (today: string): string => addDays(today, limits.verification.yearsMax * 366);

export const defaultExpiry = (today: string): string => {
  const year = Number(today.slice(0, 4)) + limits.verification.defaultYears;
  // 29 February is in leap years only.
  return `${year}${today.slice(4).replace('-02-29', '-02-28')}`;
};

/** The last day of a verification, chosen on `today`. */
export const expiryRules = (today: string) =>
  formRules<{ expiresOn: string }>({
    expiresOn: string()
      .required('Please choose the last day')
      .test('day', 'Please choose a day', (day) => !day || isDay(day))
      .test('future', 'Please choose a day after today', (day) => !day || day > today)
      .test(
        'near',
        `Please choose a day within ${limits.verification.yearsMax} years`,
        (day) => !day || day <= latestExpiry(today),
      ),
  });
