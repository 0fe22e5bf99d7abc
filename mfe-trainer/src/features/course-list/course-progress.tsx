import { currentTime } from '@kaksha/contract/now';
import { draftCompletenessOf } from '@kaksha/domain/authored-course';
import type { DescribedCourse } from '@kaksha/domain/catalogue';
import { completeStepCount } from '@kaksha/domain/course-progress';
import { ButtonLink } from '@kaksha/ui/button';
import { ArrowRight } from 'lucide-react';
import { editCoursePath } from '../../paths';
import styles from './course-progress.module.css';

const steps = ['Course Details', 'Timings', 'Content', 'Curriculum', 'Finish'];

/** Progress of a draft, with a link to continue it. */
export function CourseProgress({ course }: { course: DescribedCourse }) {
  const { id, name } = course;
  const saved = completeStepCount(draftCompletenessOf(course, currentTime()));
  const done = steps[saved - 1];
  return (
    <>
      <p>{done ? `Saved up to step ${saved} of ${steps.length}, ${done}` : 'Not begun yet'}</p>
      <ButtonLink
        to={editCoursePath(id)}
        className={styles.on}
        variant="ghost"
        size="s"
        iconEnd={<ArrowRight aria-hidden="true" />}
        aria-label={`Continue ${name || 'Untitled Course'}`}
      >
        Continue
      </ButtonLink>
    </>
  );
}
