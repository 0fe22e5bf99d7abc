import type { AuthoredCourse } from '@kaksha/domain/authored-course';
import { coursePath } from '@kaksha/domain/slugs';
import { Button, ButtonLink } from '@kaksha/ui/button';
import { TextLink } from '@kaksha/ui/link';
import { Check } from 'lucide-react';
import { courseListPath, createCoursePath } from '../../../paths';
import styles from './finish-step.module.css';
import { useFinished } from './use-finished';

export interface FinishStepProps {
  course: AuthoredCourse;
  onPrevious: () => void;
}

/** The end of the wizard. */
export function FinishStep({ course, onPrevious }: FinishStepProps) {
  useFinished(course);
  const published = course.status === 'published';
  return (
    <div className={styles.finish}>
      <div className={styles.mark} aria-hidden="true">
        <Check strokeWidth={2.4} />
      </div>
      <h1 className={styles.title}>Course Created Successfully!</h1>
      <p className={styles.text}>
        Thank you for creating a course. You can now manage your course or add more details.
      </p>
      <p className={styles.standing}>
        {published ? (
          <>
            <strong>{course.name}</strong> is published.{' '}
            <TextLink to={coursePath(course)}>View it as learners do</TextLink>
          </>
        ) : (
          <>
            <strong>{course.name}</strong> is a draft: learners do not see it yet.
          </>
        )}
      </p>
      <div className={styles.buttons}>
        <Button onClick={onPrevious}>Previous</Button>
        <ButtonLink to={courseListPath(published ? 'published' : 'pending')}>View All Courses</ButtonLink>
        <ButtonLink variant="accent" to={createCoursePath}>
          Create Another Course
        </ButtonLink>
      </div>
    </div>
  );
}
