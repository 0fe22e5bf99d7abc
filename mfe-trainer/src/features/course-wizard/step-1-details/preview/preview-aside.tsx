import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import type { DetailsValues } from '../details-values';
import { CoursePreview } from './course-preview';
import styles from './preview-aside.module.css';
import type { PreviewedCourse } from './preview-of';

/** Preview of the course card beside the form on wide screens. */
export function PreviewAside({ course }: { course: PreviewedCourse | null }) {
  const id = useId();
  const values = useWatch<DetailsValues>() as DetailsValues;
  return (
    <section className={styles.aside} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        How learners will see it
      </h2>
      <CoursePreview values={values} course={course} />
      {!course?.batches.length && <p className={styles.note}>The date ring fills in when you add the first batch.</p>}
    </section>
  );
}
