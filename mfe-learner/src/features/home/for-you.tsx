import { useResource } from '@kaksha/api-client/use-resource';
import { useSettled } from '@kaksha/api-client/use-settled';
import type { CourseSummary } from '@kaksha/domain/catalogue';
import { AsyncBoundary, type AsyncBoundaryProps } from '@kaksha/ui/async-boundary';
import { TextLink } from '@kaksha/ui/link';
import { profilePath } from '../../profile-tabs';
import { useLearnerStore } from '../../store/store-context';
import { CourseRow } from './course-row';

/** Courses in a row. */
const shown = 3;

/** How the sections of the page show that they did not load. */
export type SectionErrors = Pick<AsyncBoundaryProps<unknown>, 'failure' | 'staleError'>;

interface ForYouProps {
  /** Ids of the courses that the learner has. */
  taken: ReadonlySet<number>;
  now: Date;
  errors: SectionErrors;
}

/** Recently viewed courses and courses starting soon in the chosen fields, without duplicates. */
export function ForYou({ taken, now, errors }: ForYouProps) {
  const store = useLearnerStore();
  const recentlyViewed = useResource(store.recentlyViewed);
  const isSeenKnown = useSettled([recentlyViewed]);
  const suggested = useResource(store.suggested);
  const seen = without(recentlyViewed.data ?? [], taken);
  const known = new Set([...taken, ...seen.map(({ id }) => id)]);
  return (
    <>
      <AsyncBoundary
        {...errors}
        resource={recentlyViewed}
        name="The courses that you looked at"
        onRetry={() => void store.recentlyViewed.load()}
      >
        {() => (
          <CourseRow
            title="Continue looking"
            text="What you looked at last, with its next batch."
            courses={seen}
            now={now}
          />
        )}
      </AsyncBoundary>
      {isSeenKnown && (
        <AsyncBoundary
          {...errors}
          resource={suggested}
          name="Courses in your fields"
          onRetry={() => void store.suggested.load()}
        >
          {(courses) => (
            <CourseRow
              title="Starting soon in your fields"
              action={<TextLink to={profilePath('interests')}>Your interests</TextLink>}
              courses={without(courses, known)}
              now={now}
            />
          )}
        </AsyncBoundary>
      )}
    </>
  );
}

const without = (courses: readonly CourseSummary[], ids: ReadonlySet<number>) =>
  courses.filter(({ id }) => !ids.has(id)).slice(0, shown);
