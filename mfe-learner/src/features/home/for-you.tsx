import type { CourseSummary } from '@kaksha/domain/catalogue';
import { TextLink } from '@kaksha/ui/link';
import { loadOwn } from '../../store/own';
import { useLearnerState, useLearnerStore } from '../../store/store-context';
import { CourseRow } from './course-row';
import { Part } from './part';

/** How many courses stand in a row. */
const shown = 3;

/** What the person looked at last, and what begins soon in the fields that they chose; no course twice. */
export function ForYou({ taken, now }: { taken: ReadonlySet<number>; now: Date }) {
  const store = useLearnerStore();
  const lookedAt = useLearnerState((state) => state.lookedAt);
  const suggested = useLearnerState((state) => state.suggested);
  const seen = without(lookedAt.data ?? [], taken);
  const known = new Set([...taken, ...seen.map(({ id }) => id)]);
  return (
    <>
      <Part resource={lookedAt} name="The courses that you looked at" onRetry={() => void loadOwn(store, 'lookedAt')}>
        {() => (
          <CourseRow
            title="Continue looking"
            text="What you looked at last, with its next batch."
            courses={seen}
            now={now}
          />
        )}
      </Part>
      <Part resource={suggested} name="Courses in your fields" onRetry={() => void loadOwn(store, 'suggested')}>
        {(courses) => (
          <CourseRow
            title="Starting soon in your fields"
            action={<TextLink to="/user-dashboard/profile#interests">Your interests</TextLink>}
            courses={without(courses, known)}
            now={now}
          />
        )}
      </Part>
    </>
  );
}

const without = (courses: readonly CourseSummary[], ids: ReadonlySet<number>) =>
  courses.filter(({ id }) => !ids.has(id)).slice(0, shown);
