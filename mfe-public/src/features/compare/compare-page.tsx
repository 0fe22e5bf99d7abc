import { useHost } from '@kaksha/contract/host-context';
import { usePage } from '@kaksha/contract/page';
import type { CourseDetails } from '@kaksha/domain/catalogue';
import { comparePath, comparisonOf } from '@kaksha/domain/comparison';
import { coursesPath } from '@kaksha/domain/course-query';
import * as limits from '@kaksha/domain/limits';
import { Breadcrumbs } from '@kaksha/ui/breadcrumbs';
import { ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { RegionError } from '@kaksha/ui/region-error';
import { Skeleton } from '@kaksha/ui/skeleton';
import { Scale } from 'lucide-react';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { breadcrumbJsonLd } from '../../breadcrumb-json-ld';
import { usePublicStore } from '../../store/store-context';
import { compareNotes } from './compare-notes';
import styles from './compare-page.module.css';
import { CompareTable } from './compare-table';
import { loadCompared } from './load-compare-page';
import { useComparedCourses } from './use-compared-courses';

/** Up to four courses side by side. The address holds the courses, so that a comparison can be shared. */
export function Page() {
  const { origin } = useHost().environment;
  const store = usePublicStore();
  const navigate = useNavigate();
  const { search } = useLocation();
  const comparison = useMemo(() => comparisonOf(new URLSearchParams(search)), [search]);
  const { ids } = comparison;
  const { courses, missing, failed, loading } = useComparedCourses(ids);
  const chosen = useStore(store.compared.chosen);
  const nothing = ids.length > 0 && missing.length === ids.length;
  const names = courses.map(({ name }) => name);
  usePage({
    title: names.length > 0 ? `Compare ${listOf(names)}` : 'Compare courses',
    description:
      names.length > 0
        ? `${listOf(names)} side by side: fees, start dates, class hours, level, language and what each course covers.`
        : 'Up to four live courses side by side: fees, start dates, class hours, level and what each course covers.',
    canonical: comparePath(ids),
    status: nothing ? 404 : failed.length > 0 && courses.length === 0 ? 503 : 200,
    noindex: ids.length > 0,
    jsonLd: [
      breadcrumbJsonLd(origin, [
        { name: 'Courses', to: coursesPath() },
        { name: 'Compare', to: comparePath() },
      ]),
    ],
  });

  const remove = ({ id }: CourseDetails) => {
    store.compared.remove(id);
    navigate(comparePath(ids.filter((other) => other !== id)), { preventScrollReset: true });
  };
  // The next course joins those of this page, also when they came from a shared address.
  const keepForAdding = () => store.compared.replace(courses);
  const notes = compareNotes(comparison, missing);
  return (
    <div className={`content stack gap-6 ${styles.page}`}>
      <header>
        <Breadcrumbs
          items={[{ label: 'Home', to: '/' }, { label: 'Courses', to: coursesPath() }, { label: 'Compare' }]}
        />
        <h1 className={styles.title}>Compare courses</h1>
        {notes.map((note) => (
          <p key={note} role="note" className={styles.note}>
            {note}
          </p>
        ))}
      </header>
      {failed.length > 0 && (
        <RegionError
          title={failed.length === 1 ? 'One course did not load' : `${failed.length} courses did not load`}
          text={failed[0]?.message}
          onRetry={() => void loadCompared(store, ids)}
        />
      )}
      {loading && (
        <>
          <p role="status" className="visually-hidden">
            The courses are loading
          </p>
          <Skeleton shape="block" className={styles.skeleton} />
        </>
      )}
      {!loading && courses.length > 0 && <CompareTable courses={courses} onRemove={remove} />}
      {!loading && courses.length === 1 && failed.length === 0 && (
        <p className={styles.one}>Add another course to see the differences.</p>
      )}
      {!loading && courses.length === 0 && failed.length === 0 && (
        <EmptyState
          tile={<Scale />}
          title={nothing ? 'None of these courses is offered' : 'No course to compare yet'}
          text="Press Compare on the cards of the courses that you consider. Up to four stand side by side here."
        >
          {chosen.length > 0 && (
            <ButtonLink
              variant="ink"
              to={comparePath(chosen.map(({ id }) => id))}
            >{`Compare your ${chosen.length === 1 ? 'chosen course' : `${chosen.length} chosen courses`}`}</ButtonLink>
          )}
          <ButtonLink variant={chosen.length > 0 ? 'outline' : 'ink'} to={coursesPath()}>
            Browse courses
          </ButtonLink>
        </EmptyState>
      )}
      {!loading && courses.length > 0 && courses.length < limits.comparedCourses && (
        <p>
          <ButtonLink to={coursesPath()} onClick={keepForAdding}>
            Add a course
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

/** `A`, `A and B`, `A, B and C`. */
function listOf(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
