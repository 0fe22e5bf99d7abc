import { string, type TestContext } from 'yup';
import type { Batch } from './catalogue';
import { daysBetween, ianaZone, instantOf, isDay, isTime } from './dates';
import * as limits from './limits';
import { contextOf, formRules, requiredText } from './rules';
import { changedDays, type SessionChangeForm, withSessionChange } from './session-changes';
import { effectiveChanges, sessionCount, sessionsBetween } from './timetable';

/** Rules of skipped and moved sessions. Sessions that have begun cannot change. */

/** The context of the rules. */
export interface SessionContext {
  batch: Batch;
  now: Date;
}

/** A session can move by so many days. */
const maxMoveDays = 90;

function known(context: TestContext) {
  const form: SessionChangeForm = context.parent;
  return { form, ...contextOf<SessionContext>(context) };
}

const toDay = string()
  .test('day', 'Please choose a day of the calendar', (day = '') => isDay(day))
  .test('later', 'Please choose a later time', (day = '', context) => {
    const { form, batch, now } = known(context);
    if (!isDay(day) || !isTime(form.toTime)) return true;
    return instantOf(day, form.toTime, ianaZone(batch.timeZone)) > now;
  })
  .test('near', `A session can move by at most ${maxMoveDays} days`, (day = '', { parent: { date, toTime } }) => {
    if (!isDay(day) || !isDay(date) || !isTime(toTime)) return true;
    return Math.abs(daysBetween(date, day)) <= maxMoveDays;
  });

const moved = formRules<SessionChangeForm>({ toDay });

const toTime = string()
  .test('time', 'Please enter a time such as 18:30', (time = '', { parent }) => !isDay(parent.toDay) || isTime(time))
  .test('free', 'There is a session at this time', (time, context) => {
    const { form, batch } = known(context);
    if (!moved.isValidSync(form, { context: context.options.context })) return true;
    return !sessionsBetween(batch, { from: form.toDay, to: form.toDay }).some((slot) => slot.time === time);
  });

export const sessionRules = formRules<SessionChangeForm>({
  action: string(),
  date: string()
    .test('day', 'Please choose a day of the calendar', (day = '') => isDay(day))
    .test('session', 'There is no session to change', (_day, context) => {
      const { form, batch } = known(context);
      return changedDays(batch, form).length > 0;
    })
    .test('begun', 'This session has begun', (_day, context) => {
      const { form, batch, now } = known(context);
      const [first] = changedDays(batch, form);
      return first === undefined || instantOf(first, batch.startTime, ianaZone(batch.timeZone)) > now;
    })
    .test('left', 'No session would be left. Cancel the batch instead', (_day, context) => {
      const { form, batch } = known(context);
      return form.action === 'move' || sessionCount({ ...batch, sessionChanges: withSessionChange(batch, form) }) !== 0;
    })
    .test('count', `A batch has at most ${limits.course.sessionChanges} changed sessions`, (_day, context) => {
      const { form, batch } = known(context);
      return effectiveChanges(batch).length + changedDays(batch, form).length <= limits.course.sessionChanges;
    }),
  until: string().test('order', 'The last day is before the first', (until, { parent: { action, date } }) => {
    return !until || action !== 'skip' || until >= date;
  }),
  toDay: string().when('action', ([action], unused) => (action === 'move' ? toDay : unused)),
  toTime: string().when('action', ([action], unused) => (action === 'move' ? toTime : unused)),
  reason: requiredText(limits.course.changeReasonMax, 'Required'),
});
