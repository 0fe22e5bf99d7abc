import { string } from 'yup';
import { isDay } from './dates';
import { requiredHttpsLink } from './https-link';
import * as limits from './limits';
import { materialKinds } from './materials';
import { choice, contextOf, dayText, formRules, requiredText } from './rules';
import { isPlannedDay, type Schedule } from './timetable';

/** Rules of materials of a batch. Unset days are '' or null. */
export interface MaterialForm {
  source: 'link' | 'file';
  kind: string;
  title: string;
  /** Not checked for a file. */
  link: string;
  sessionDay: string | null;
  visibleFrom: string | null;
}

/** The context of the rules. Without it the day of the session is not checked. */
export interface MaterialContext {
  batch: Schedule;
  /** The stored day, which a moved batch may not have any more. */
  keptDay: string | null;
}

const kind = `Please choose one of ${materialKinds.join(', ')}`;

export const materialRules = formRules<MaterialForm>({
  source: string(),
  kind: choice(materialKinds, { required: kind, other: kind }),
  title: requiredText(limits.material.titleMax, 'Title is required', 'Title'),
  link: string().when('source', ([source], unused) =>
    source === 'file' ? unused : requiredHttpsLink(limits.material.linkMax),
  ),
  sessionDay: string()
    .nullable()
    .test('class', 'The batch has no class on this day', (day, test) => {
      const context = contextOf<MaterialContext | undefined>(test);
      if (!day || !context) return true;
      const { batch, keptDay } = context;
      return day === keptDay || (isDay(day) && isPlannedDay(batch, day));
    }),
  visibleFrom: dayText('Please enter a day').nullable(),
});
