import { useResource } from '@kaksha/api-client/use-resource';
import { useNow } from '@kaksha/contract/now';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { TextLink } from '@kaksha/ui/link';
import { SectionHeading } from '@kaksha/ui/section-heading';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { usePublicStore } from '../../store/store-context';
import { DayChooser } from './day-chooser';
import { DayCourses } from './day-courses';
import { firstDayWithCourses, railDays } from './rail-days';
import { RailSkeleton } from './rail-skeleton';
import styles from './start-rail.module.css';

/** The next two weeks: a day to select, and the courses that start on it. */
export function StartRail() {
  const store = usePublicStore();
  const now = useNow();
  const soon = useResource(store.startingSoon);
  const [chosen, setChosen] = useState<string | null>(null);
  const days = railDays(soon.data ?? [], now);
  const shown = days.find(({ day }) => day === (chosen ?? firstDayWithCourses(days)));
  return (
    <section aria-labelledby="starting-soon">
      <SectionHeading
        id="starting-soon"
        title="Starting in the next 14 days"
        action={
          <TextLink className={styles.all} to="/live-courses">
            All start dates
            <ArrowRight aria-hidden="true" />
          </TextLink>
        }
        className={styles.heading}
      />
      <AsyncBoundary
        resource={soon}
        name="The start dates"
        announce={false}
        loading={<RailSkeleton />}
        empty={
          <p className={styles.empty}>
            No course starts in the coming two weeks. <TextLink to="/live-courses">See all start dates</TextLink>
          </p>
        }
        isEmpty={() => !shown}
        error={{ level: 3, className: styles.failure }}
        staleError="hidden"
        onRetry={() => void store.startingSoon.load()}
      >
        {() =>
          shown && (
            <>
              <DayChooser days={days} chosen={shown.day} onChoose={setChosen} />
              <DayCourses {...shown} now={now} />
            </>
          )
        }
      </AsyncBoundary>
    </section>
  );
}
