import { ItemBoundary } from '@kaksha/contract/host-context';
import type { DescribedCourse } from '@kaksha/domain/catalogue';
import * as limits from '@kaksha/domain/limits';
import { Button } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { Pagination } from '@kaksha/ui/pagination';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { ListControls } from '../../list/list-controls';
import { paginate } from '../../list/paginate';
import { useListQuery } from '../../list/use-list-query';
import type { CourseTab } from '../../paths';
import { bringBack, changeListing, type ListingAction, removeCourse } from '../../store/own-courses';
import { useTrainerStore } from '../../store/store-context';
import styles from './course-list-page.module.css';
import { courseSortings, findCourses, sortingLabels } from './find-courses';
import { TrainerCourseCard } from './trainer-course-card';

const DeleteCourseDialog = retryableLazy(
  async () => (await import(/* webpackChunkName: "delete-course" */ './delete-course-dialog')).DeleteCourseDialog,
);

/** A page of a tab's courses, with search, sorting and pagination. */
export function CourseResults({
  courses,
  now,
  tab,
}: {
  courses: readonly DescribedCourse[];
  now: Date;
  tab: CourseTab;
}) {
  const store = useTrainerStore();
  const query = useListQuery(courseSortings);
  const [deleting, setDeleting] = useState<DescribedCourse | null>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const found = findCourses(courses, query, now);
  const { items, page, totalPages } = paginate(found, query.page, limits.coursePageSize);

  const change = (course: DescribedCourse, action: ListingAction | 'restore') => {
    if (action === 'restore') void bringBack(store, course);
    else void changeListing(store, course, action);
    // The card may leave the list with the focused button.
    count.current?.focus();
  };
  const confirm = () => {
    if (deleting) void removeCourse(store, deleting);
    setDeleting(null);
    // The focused button disappears with the card.
    count.current?.focus();
  };

  return (
    <>
      <div className={`cluster gap-2 gap-x-5 middle between ${styles.tools}`}>
        <ListControls query={query} label="Find a course" sorts={sortingLabels} />
        <p ref={count} role="status" tabIndex={-1} className={`note ${styles.count}`}>
          {countText(found.length, courses.length)}
        </p>
      </div>
      {found.length === 0 ? (
        <EmptyState
          title="No course matches"
          text={`${courses.length === 1 ? 'The course has no' : `None of these ${courses.length} courses has`} “${query.text.trim()}” in its name, category or language.`}
          tile={<Search />}
        >
          <Button onClick={() => query.setText('')}>Show all courses</Button>
        </EmptyState>
      ) : (
        <ul className="stack gap-4" aria-label="Courses">
          {items.map((course, index) => (
            <ItemBoundary key={course.id}>
              <li>
                <TrainerCourseCard
                  course={course}
                  now={now}
                  priority={index < 3}
                  tab={tab}
                  onDelete={() => setDeleting(course)}
                  onChange={(action) => change(course, action)}
                />
              </li>
            </ItemBoundary>
          ))}
        </ul>
      )}
      <Pagination page={page} totalPages={totalPages} hrefFor={query.hrefFor} />
      {deleting && <DeleteCourseDialog course={deleting} onConfirm={confirm} onClose={() => setDeleting(null)} />}
    </>
  );
}

function countText(found: number, all: number): string {
  const courses = all === 1 ? '1 course' : `${all} courses`;
  return found === all ? courses : `${found} of ${courses}`;
}
