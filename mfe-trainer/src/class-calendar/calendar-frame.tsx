import { formatDate, formatDay, formatWeekdayAndDay, monthName } from '@kaksha/domain/dates';
import { ButtonLink } from '@kaksha/ui/button';
import { TextLink } from '@kaksha/ui/link';
import { pressedKey } from '@kaksha/ui/pressed-key';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { type CalendarAddress, neighbour, shownDays, writeCalendar } from './calendar-address';
import styles from './class-calendar.module.css';

interface CalendarFrameProps {
  address: CalendarAddress;
  today: string;
  /** The choice of the view, unless the page has it elsewhere. */
  views?: ReactNode;
  /** Whether the shown days have no class. */
  isEmpty: boolean;
  /** The day of the first class after them; null when there is none. */
  next: string | null;
  /** `Times in India`. */
  note: string;
  className?: string;
  /** The week or the month. */
  children: ReactNode;
}

/** A week or a month with its name and the ways to the one before and after. Page Up and Page Down lead there, too. */
export function CalendarFrame({ address, today, isEmpty, next, className, ...parts }: CalendarFrameProps) {
  const heading = useId();
  const navigate = useNavigate();
  const noun = address.view;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { PageUp: -1, PageDown: 1 }[pressedKey(event)];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    navigate(writeCalendar(neighbour(address, step === 1 ? 1 : -1)), { preventScrollReset: true });
  };
  return (
    <section
      className={`stack gap-4 card ${styles.calendar} ${className ?? ''}`}
      aria-labelledby={heading}
      onKeyDown={onKeyDown}
    >
      <div className="cluster gap-3 middle between">
        <h2 id={heading} aria-live="polite">
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
          {parts.views}
        </div>
      </div>
      {parts.children}
      {isEmpty && (
        <p className={styles.none}>
          <span>{`No class in this ${noun}. `}</span>
          {next && (
            <TextLink tone="prose" to={writeCalendar({ view: address.view, date: next })} preventScrollReset>
              {`Next class: ${formatWeekdayAndDay(next)}`}
            </TextLink>
          )}
        </p>
      )}
      <p className="meta">{parts.note}</p>
    </section>
  );
}

function Step({ label, to, icon: Icon }: { label: string; to: CalendarAddress; icon: typeof ChevronLeft }) {
  return (
    <ButtonLink
      size="s"
      to={writeCalendar(to)}
      preventScrollReset
      aria-label={label}
      title={label}
      className={styles.step}
    >
      <Icon aria-hidden="true" size={18} />
    </ButtonLink>
  );
}

function titleOf(address: CalendarAddress): string {
  if (address.view === 'month') return `${monthName(address.date)} ${Number(address.date.slice(0, 4))}`;
  const { from, to } = shownDays(address);
  return `${formatDay(from, to)} – ${formatDate(to)}`;
}
