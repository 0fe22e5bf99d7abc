import { useNow } from '@kaksha/contract/now';
import { type CourseSummary, defaultTimeZone } from '@kaksha/domain/catalogue';
import { dayIn, ianaZone, placeOfZone } from '@kaksha/domain/dates';
import { Segmented } from '@kaksha/ui/segmented';
import { useViewerZone } from '@kaksha/ui/use-viewer-zone';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  calendarViews,
  readCalendar,
  shownDays,
  viewLabels,
  writeCalendar,
} from '../../class-calendar/calendar-address';
import { CalendarFrame } from '../../class-calendar/calendar-frame';
import { MonthView } from '../../class-calendar/month-view';
import { WeekView } from '../../class-calendar/week-view';
import { entriesBetween, nextDayAfter } from './calendar-entries';
import { CalendarEntryLink } from './calendar-entry';

const views = calendarViews.map((value) => ({ value, label: viewLabels[value] }));

/** The sessions of all batches that the trainer teaches, by week or by month. */
export function ClassCalendar({ courses }: { courses: readonly CourseSummary[] }) {
  const zone = useViewerZone() ?? ianaZone(defaultTimeZone);
  const today = dayIn(zone, useNow());
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const address = readCalendar(search, today);
  const days = shownDays(address);
  const entries = entriesBetween(courses, days, zone);
  return (
    <CalendarFrame
      address={address}
      today={today}
      views={
        <Segmented
          label="View"
          labelHidden
          options={views}
          value={address.view}
          onValueChange={(view) => navigate(writeCalendar({ ...address, view }), { preventScrollReset: true })}
        />
      }
      isEmpty={entries.length === 0}
      next={entries.length === 0 ? nextDayAfter(courses, days.to, zone) : null}
      note={`Times in ${placeOfZone(zone)}`}
    >
      {address.view === 'week' ? (
        <WeekView entries={entries} from={days.from} today={today}>
          {(entry) => <CalendarEntryLink entry={entry} />}
        </WeekView>
      ) : (
        <MonthView
          entries={entries}
          address={address}
          today={today}
          dayPath={(date) => writeCalendar({ view: 'week', date })}
        >
          {(entry) => <CalendarEntryLink entry={entry} compact />}
        </MonthView>
      )}
    </CalendarFrame>
  );
}
