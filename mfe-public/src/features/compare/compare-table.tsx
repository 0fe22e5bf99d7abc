import { useNow } from '@kaksha/contract/now';
import type { CourseDetails } from '@kaksha/domain/catalogue';
import { coursePathOf } from '@kaksha/domain/paths';
import { ButtonLink } from '@kaksha/ui/button';
import { Cover } from '@kaksha/ui/cover';
import { IconButton } from '@kaksha/ui/icon-button';
import { X } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { comparedBatch, compareRows } from './compare-rows';
import styles from './compare-table.module.css';

interface CompareTableProps {
  courses: readonly CourseDetails[];
  onRemove: (course: CourseDetails) => void;
}

/** One column for each course. On a phone, the label of a row stands above its values. */
export function CompareTable({ courses, onRemove }: CompareTableProps) {
  const now = useNow();
  const columns: CSSProperties & { '--columns': number } = { '--columns': courses.length };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard user scrolls the table sideways with the arrow keys
    <section className={`panel round ${styles.scroll}`} aria-label="Comparison of the courses" tabIndex={0}>
      <table className={styles.table} style={columns}>
        <thead>
          <tr>
            <td className={styles.corner} />
            {courses.map((course) => (
              <th key={course.id} scope="col" className={styles.course}>
                <div className={styles.cover}>
                  <Cover motif={course.category.motif} seed={course.id} picture={course.thumbnail} sizes="280px" />
                  <IconButton
                    className={styles.remove}
                    variant="float"
                    size="s"
                    label={`Remove ${course.name}`}
                    icon={<X aria-hidden="true" />}
                    onClick={() => onRemove(course)}
                  />
                </div>
                <Link className={styles.name} to={coursePathOf(course)}>
                  <span dir="auto">{course.name}</span>
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {compareRows.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row" className={styles.label}>
                <span>{label}</span>
              </th>
              {courses.map((course) => (
                <td key={course.id}>
                  {value(course, comparedBatch(course, now), now) || <span className={styles.none}>Not stated</span>}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <td className={styles.corner} />
            {courses.map((course) => (
              <td key={course.id}>
                <ButtonLink size="s" variant="ink" to={coursePathOf(course)} aria-label={`View course: ${course.name}`}>
                  View course
                </ButtonLink>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
