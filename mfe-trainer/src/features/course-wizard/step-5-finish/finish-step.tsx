import { updateCourse } from '@kaksha/api-client/authoring';
import { attempt } from '@kaksha/api-client/use-action';
import { useHost } from '@kaksha/contract/host-context';
import type { AuthoredCourse } from '@kaksha/domain/authored-course';
import { coursePath } from '@kaksha/domain/slugs';
import { Button, ButtonLink } from '@kaksha/ui/button';
import { Check, Share2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { courseListPath, createCoursePath } from '../../../paths';
import { ReadyPanel } from '../../../ready-to-sell/ready-panel';
import { shareCourse } from '../../../share-course';
import { useTrainerStore } from '../../../store/store-context';
import styles from './finish-step.module.css';

/** Stage of a course that has been through all steps. */
const finalStage = 5;

export interface FinishStepProps {
  course: AuthoredCourse;
  onPrevious: () => void;
}

/** Step 5: confirms that the course is created. */
export function FinishStep({ course, onPrevious }: FinishStepProps) {
  useSaveFinalStage(course);
  const published = course.status === 'published';
  return (
    <div className={`stack gap-3 ${styles.finish}`}>
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
            <strong dir="auto">{course.name}</strong>
            <span> is published.</span>
          </>
        ) : (
          <>
            <strong dir="auto">{course.name}</strong>
            <span> is a draft: learners do not see it yet.</span>
          </>
        )}
      </p>
      {published && <PublicLink course={course} />}
      <ReadyPanel course={course} />
      <div className={`cluster gap-3 center ${styles.buttons}`}>
        <Button onClick={onPrevious}>Previous</Button>
        <ButtonLink to={courseListPath(published ? 'published' : 'pending')}>View All Courses</ButtonLink>
        <ButtonLink variant={published ? 'outline' : 'accent'} to={createCoursePath}>
          Create Another Course
        </ButtonLink>
      </div>
    </div>
  );
}

/** The page that learners see, its address, and Share. */
function PublicLink({ course }: { course: AuthoredCourse }) {
  const host = useHost();
  const path = coursePath(course);
  return (
    <div className={`stack gap-3 ${styles.public}`}>
      <p className={styles.address} dir="ltr">
        {host.environment.origin + path}
      </p>
      <div className={`cluster gap-3 center ${styles.buttons}`}>
        <ButtonLink variant="accent" to={path}>
          View course
        </ButtonLink>
        <Button icon={<Share2 aria-hidden="true" />} onClick={() => void shareCourse(host, course)}>
          Share
        </Button>
      </div>
    </div>
  );
}

/** Saves once that the course has reached the final stage. */
function useSaveFinalStage({ id, stage }: AuthoredCourse): void {
  const store = useTrainerStore();
  const { http, notify } = useHost();
  const started = useRef(false);
  useEffect(() => {
    if (stage >= finalStage || started.current) return;
    started.current = true;
    const save = (): Promise<unknown> =>
      attempt(notify, async () => store.authoredCourse.put(await updateCourse(http, id, { stage: finalStage }), id), {
        id: 'course-finished',
        failed: 'The last step could not be saved',
        fallback: '',
        retry: save,
      });
    void save();
  }, [store, http, notify, id, stage]);
}
