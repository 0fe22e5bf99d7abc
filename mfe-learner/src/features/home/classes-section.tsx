import { brand } from '@kaksha/domain/brand';
import { wallClock } from '@kaksha/domain/dates';
import type { Enrolment } from '@kaksha/domain/payments';
import { ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { SectionHeading } from '@kaksha/ui/section-heading';
import { useViewerZone } from '@kaksha/ui/use-viewer-zone';
import { CalendarDays } from 'lucide-react';
import styles from './home-page.module.css';
import { LaterClasses } from './later-classes';
import { NextClassCard } from './next-class-card';
import { laterThan, plannedClasses, weekOf } from './planned-classes';
import { WeekStrip } from './week-strip';

/** The next class, the coming week and later classes. Without any planned class, a link to the courses. */
export function ClassesSection({ seats, now }: { seats: readonly Enrolment[]; now: Date }) {
  const zone = useViewerZone() ?? brand.timeZone;
  const planned = plannedClasses(seats, now);
  const [first, ...others] = planned;
  if (!first) {
    return (
      <EmptyState
        title="No class ahead"
        text="Enrol in a live course: its days, its hours and how to join appear here."
        tile={<CalendarDays />}
      >
        <ButtonLink variant="accent" to="/live-courses">
          Browse courses
        </ButtonLink>
        <ButtonLink to="/user-dashboard/purchased-course">Purchased Courses</ButtonLink>
      </EmptyState>
    );
  }
  const week = weekOf(seats, now, zone);
  const later = laterThan(week, others, zone);
  // Time zones have several names: prefers the platform's name when the viewer's zone shows the same time.
  const clock = wallClock(now, zone).time === wallClock(now, brand.timeZone).time ? brand.timeZone : zone;
  const place = clock.slice(clock.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return (
    <>
      <NextClassCard planned={first} now={now} />
      <section aria-labelledby="coming-up" className={`stack gap-4 ${styles.section}`}>
        <SectionHeading id="coming-up" title="Coming up" variant="rule" text={`Times in ${place}`} />
        <WeekStrip week={week} />
        {later.length > 0 && <LaterClasses planned={later} now={now} />}
      </section>
    </>
  );
}
