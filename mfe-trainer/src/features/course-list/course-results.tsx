import type { DescribedCourse } from '@kaksha/domain/catalogue';
import { limits } from '@kaksha/domain/limits';
import { Button } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { Pagination } from '@kaksha/ui/pagination';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { ListControls } from '../../list/list-controls';
import { paginate } from '../../list/paginate';
import { useListQuery } from '../../list/use-list-query';
import { removeCourse } from '../../store/deleting';
import { useTrainerStore } from '../../store/store-context';
import styles from './course-list-page.module.css';
import { courseOrders, findCourses, orderLabels } from './find-courses';
import { TrainerCourseCard } from './trainer-course-card';

const DeleteCourseDialog = retryableLazy(
  async () => (await import(/* webpackChunkName: "delete-course" */ './delete-course-dialog')).DeleteCourseDialog,
);

/** The courses of a tab: what narrows and sorts them, ten of them, and the way to the others. */
export function CourseResults({ courses, now }: { courses: readonly DescribedCourse[]; now: Date }) {
  const store = useTrainerStore();
  const query = useListQuery(courseOrders);
  const [doomed, setDoomed] = useState<DescribedCourse | null>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const found = findCourses(courses, query, now);
  const { items, page, totalPages } = paginate(found, query.page, limits.coursePageSize);

  const confirm = () => {
    if (doomed) void removeCourse(store, doomed);
    setDoomed(null);
    // The button that opened the dialog is gone with its card.
    count.current?.focus();
  };

  return (
    <>
      <div className={styles.tools}>
        <ListControls query={query} label="Find a course" sorts={orderLabels} />
        <p ref={count} role="status" tabIndex={-1} className={styles.count}>
          {countWords(found.length, courses.length)}
        </p>
      </div>
      {found.length === 0 ? (
        <EmptyState
          title="No course matches"
          text={`None of these ${courses.length} courses has “${query.text.trim()}” in its name, category or language.`}
          tile={<Search />}
        >
          <Button onClick={() => query.setText('')}>Show all courses</Button>
        </EmptyState>
      ) : (
        <ul className={styles.list} aria-label="Courses">
          {items.map((course, index) => (
            <li key={course.id}>
              <TrainerCourseCard course={course} now={now} priority={index < 3} onDelete={() => setDoomed(course)} />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} totalPages={totalPages} hrefFor={query.hrefFor} />
      {doomed && <DeleteCourseDialog course={doomed} onConfirm={confirm} onClose={() => setDoomed(null)} />}
    </>
  );
}

function countWords(found: number, all: number): string {
  const courses = all === 1 ? '1 course' : `${all} courses`;
  return found === all ? courses : `${found} of ${courses}`;
}
