import { brand } from '@kaksha/domain/brand';
import { wallClock } from '@kaksha/domain/dates';
import type { Enrolment } from '@kaksha/domain/payments';
import { ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { canJoin } from '@kaksha/ui/join-class';
import { SectionHeading } from '@kaksha/ui/section-heading';
import { useViewerZone } from '@kaksha/ui/use-viewer-zone';
import { CalendarDays } from 'lucide-react';
import { laterThan, plannedClasses, weekOf } from '../../seat/planned-classes';
import styles from './home-page.module.css';
import { LaterClasses } from './later-classes';
import { NextClassCard } from './next-class-card';
import { WeekStrip } from './week-strip';

interface ClassesProps {
  seats: readonly Enrolment[];
  now: Date;
}

/** The next class, and any other that can be joined now. Without a planned class, a link to the courses. */
export function NextClasses({ seats, now }: ClassesProps) {
  const planned = plannedClasses(seats, now);
  const shown = planned.filter(({ seat }, index) => index === 0 || canJoin(seat.batch, now));
  if (shown.length === 0) {
    return (
      <EmptyState
        title="No class ahead"
        text="Enrol in a live course: its days, its hours and how to join appear here."
        tile={<CalendarDays />}
      >
        <ButtonLink variant="accent" to="/live-courses">
          Browse courses
        </ButtonLink>
        <ButtonLink to="/my-courses">My Courses</ButtonLink>
      </EmptyState>
    );
  }
  return shown.map((each) => <NextClassCard key={each.seat.id} planned={each} now={now} />);
}

/** The coming week and later classes; nothing without a planned class. */
export function ComingUp({ seats, now }: ClassesProps) {
  const zone = useViewerZone() ?? brand.timeZone;
  const [first, ...others] = plannedClasses(seats, now);
  if (!first) return null;
  const week = weekOf(seats, now, zone);
  const later = laterThan(week, others, zone);
  // Time zones have several names: prefers the platform's name when the viewer's zone shows the same time.
  const clock = wallClock(now, zone).time === wallClock(now, brand.timeZone).time ? brand.timeZone : zone;
  const place = clock.slice(clock.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return (
    <section aria-labelledby="coming-up" className={`stack gap-4 ${styles.section}`}>
      <SectionHeading id="coming-up" title="Coming up" variant="rule" text={`Times in ${place}`} />
      <WeekStrip week={week} />
      {later.length > 0 && <LaterClasses planned={later} now={now} />}
    </section>
  );
}
