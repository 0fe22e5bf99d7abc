import { ItemBoundary } from '@kaksha/contract/host-context';
import { useNow } from '@kaksha/contract/now';
import type { CourseSummary } from '@kaksha/domain/catalogue';
import { defaultCourseSort } from '@kaksha/domain/course-query';
import type { CourseQuery } from '@kaksha/domain/course-search';
import { SectionHeading } from '@kaksha/ui/section-heading';
import { ListedCourseCard } from '../../../listed-course-card';
import styles from './course-list.module.css';
import { groupByWeek } from './week-groups';

interface CourseListProps {
  courses: readonly CourseSummary[];
  query: CourseQuery;
  label?: string;
  /** Groups the courses by week; only valid when they are sorted by start date. */
  grouped?: boolean;
}

export function CourseList({ courses, query, label = 'Courses', grouped = true }: CourseListProps) {
  const now = useNow();
  const byWeek = grouped && (query.sort ?? defaultCourseSort) === 'start_date';
  const groups = byWeek ? groupByWeek(courses, now) : [{ title: null, range: null, courses }];
  return (
    <ul aria-label={label} className={`stack gap-3 ${styles.list}`}>
      {groups.flatMap((group, place) =>
        group.courses.map((course, index) => (
          <ItemBoundary key={course.id}>
            <li>
              {/* The group's heading is in its first item, so that all courses are one list. */}
              {index === 0 && group.title && (
                <SectionHeading variant="rule" title={group.title} text={group.range} className={styles.week} />
              )}
              <ListedCourseCard
                course={course}
                now={now.toISOString()}
                variant="row"
                currency={query.currency}
                level={byWeek || !grouped ? 3 : 2}
                priority={place === 0 && index < 2}
              />
            </li>
          </ItemBoundary>
        )),
      )}
    </ul>
  );
}
