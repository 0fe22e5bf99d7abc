import { useNow } from '@kaksha/contract/now';
import { type CourseSummary, defaultTimeZone } from '@kaksha/domain/catalogue';
import {
  dayIn,
  formatDate,
  formatDay,
  formatWeekdayAndDay,
  ianaZone,
  monthName,
  placeOfZone,
} from '@kaksha/domain/dates';
import { ButtonLink } from '@kaksha/ui/button';
import { TextLink } from '@kaksha/ui/link';
import { pressedKey } from '@kaksha/ui/pressed-key';
import { Segmented } from '@kaksha/ui/segmented';
import { useViewerZone } from '@kaksha/ui/use-viewer-zone';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type CalendarAddress, neighbour, readCalendar, shownDays, writeCalendar } from './calendar-address';
import { entriesBetween, nextDayAfter } from './calendar-entries';
import styles from './class-calendar.module.css';
import { MonthView } from './month-view';
import { WeekView } from './week-view';

const views = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
] as const;

/** The sessions of all batches that the trainer teaches, by week or by month. */
export function ClassCalendar({ courses }: { courses: readonly CourseSummary[] }) {
  const zone = useViewerZone() ?? ianaZone(defaultTimeZone);
  const today = dayIn(zone, useNow());
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const address = readCalendar(search, today);
  const days = shownDays(address);
  const entries = entriesBetween(courses, days, zone);
  const next = entries.length === 0 ? nextDayAfter(courses, days.to, zone) : null;
  const noun = address.view;
  const go = (to: CalendarAddress) => navigate(writeCalendar(to), { preventScrollReset: true });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { PageUp: -1, PageDown: 1 }[pressedKey(event)];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(neighbour(address, step === 1 ? 1 : -1));
  };
  return (
    <section className={`stack gap-4 card ${styles.calendar}`} aria-labelledby="classes-heading" onKeyDown={onKeyDown}>
      <div className="cluster gap-3 middle between">
        <h2 id="classes-heading" aria-live="polite">
          {titleOf(address)}
        </h2>
        <div className="cluster gap-2 middle">
          <div className="row gap-1 middle">
            <Step label={`Previous ${noun}`} to={neighbour(address, -1)} icon={ChevronLeft} />
            <ButtonLink size="s" to={writeCalendar({ ...address, date: today })} preventScrollReset>
              Today
            </ButtonLink>
            <Step label={`Next ${noun}`} to={neighbour(address, 1)} icon={ChevronRight} />
          </div>
          <Segmented
            label="View"
            labelHidden
            options={views}
            value={address.view}
            onValueChange={(view) => go({ ...address, view })}
          />
        </div>
      </div>
      {address.view === 'week' ? (
        <WeekView entries={entries} from={days.from} today={today} />
      ) : (
        <MonthView entries={entries} address={address} today={today} />
      )}
      {entries.length === 0 && (
        <p className={styles.none}>
          <span>{`No class in this ${noun}. `}</span>
          {next && (
            <TextLink tone="prose" to={writeCalendar({ view: address.view, date: next })} preventScrollReset>
              {`Next class: ${formatWeekdayAndDay(next)}`}
            </TextLink>
          )}
        </p>
      )}
      <p className="meta">{`Times in ${placeOfZone(zone)}`}</p>
    </section>
  );
}

function Step({ label, to, icon: Icon }: { label: string; to: CalendarAddress; icon: typeof ChevronLeft }) {
  return (
    <ButtonLink size="s" to={writeCalendar(to)} preventScrollReset aria-label={label} className={styles.step}>
      <Icon aria-hidden="true" size={18} />
    </ButtonLink>
  );
}

function titleOf(address: CalendarAddress): string {
  if (address.view === 'month') return `${monthName(address.date)} ${Number(address.date.slice(0, 4))}`;
  const { from, to } = shownDays(address);
  return `${formatDay(from, to)} – ${formatDate(to)}`;
}
