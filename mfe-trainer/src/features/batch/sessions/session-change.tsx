import { isSkipped, type Session } from '@kaksha/domain/batch-sessions';
import { formatWeekdayAndDay } from '@kaksha/domain/dates';
import { hoursText } from './session-parts';

/** The hours of a session; of a changed one also the day it was planned for and the reason. */
export function SessionChangeText({ session }: { session: Session }) {
  const { change } = session;
  return (
    <>
      <span>{hoursText(session)}</span>
      {change && !isSkipped(session) && <span>{`, instead of ${formatWeekdayAndDay(change.day)}`}</span>}
      {change?.reason && <span dir="auto">{`: ${change.reason}`}</span>}
    </>
  );
}
