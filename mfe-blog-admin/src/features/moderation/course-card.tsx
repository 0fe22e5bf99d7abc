import { dismissCourseReports, hideCourse } from '@kaksha/api-client/course-reports';
import { useAction } from '@kaksha/api-client/use-action';
import { courseReportLabels, type ModeratedCourse } from '@kaksha/domain/course-reports';
import { coursePathOf, trainerPath } from '@kaksha/domain/paths';
import { Badge } from '@kaksha/ui/badge';
import { Button } from '@kaksha/ui/button';
import { TextLink } from '@kaksha/ui/link';
import { useId, useState } from 'react';
import { ReasonDialog } from '../../reason-dialog';
import { useBlogStore } from '../../store/store-context';
import styles from './moderation-page.module.css';
import { ReportList } from './report-list';

interface CourseCardProps {
  course: ModeratedCourse;
  /** The course leaves the list. */
  onSettled: () => void;
}

/** A course with the reports of users, and what an administrator can decide. */
export function CourseCard({ course, onSettled }: CourseCardProps) {
  const { id, name, trainerId, trainerName, isPublic, hidden, hiddenReason, reports } = course;
  const { http, notify } = useBlogStore().host;
  const heading = useId();
  const { running, run } = useAction<'show' | 'dismiss'>();
  const [hiding, setHiding] = useState(false);

  const decide = (key: 'show' | 'dismiss', work: () => Promise<void>, done: string) =>
    run(
      async () => {
        await work();
        notify.success(done);
        onSettled();
      },
      { key, failed: 'The course was not changed' },
    );
  const hide = async (reason: string) => {
    await hideCourse(http, id, reason);
    notify.success('The course is hidden');
    onSettled();
  };

  return (
    <article className="stack gap-3 panel pad-5" aria-labelledby={heading}>
      <header className={`cluster gap-1 gap-x-3 middle ${styles.head}`}>
        <h2 id={heading} className={styles.name}>
          <TextLink to={coursePathOf(course)} dir="auto">
            {name}
          </TextLink>
        </h2>
        {hidden && <Badge tone="bad">Hidden</Badge>}
        {!hidden && !isPublic && <Badge>Not public</Badge>}
      </header>
      <p className={`meta ${styles.meta}`}>
        <span>By </span>
        <TextLink to={trainerPath(trainerId)} dir="auto">
          {trainerName}
        </TextLink>
      </p>
      {hiddenReason && (
        <p className={styles.text}>
          <span>Hidden because: </span>
          <span dir="auto">{hiddenReason}</span>
        </p>
      )}
      <ReportList label={`Reports of ${name}`} reports={reports} labels={courseReportLabels} />
      <div className="cluster gap-2">
        {hidden ? (
          <Button
            size="s"
            busy={running === 'show'}
            aria-describedby={heading}
            onClick={() => void decide('show', () => hideCourse(http, id, null), 'The course is shown again')}
          >
            Show again
          </Button>
        ) : (
          <>
            <Button
              size="s"
              danger
              disabled={running === 'dismiss'}
              aria-describedby={heading}
              onClick={() => setHiding(true)}
            >
              Hide course
            </Button>
            <Button
              size="s"
              variant="ghost"
              busy={running === 'dismiss'}
              aria-describedby={heading}
              onClick={() => void decide('dismiss', () => dismissCourseReports(http, id), 'The reports are dismissed')}
            >
              Dismiss reports
            </Button>
          </>
        )}
      </div>
      {hiding && (
        <ReasonDialog
          title={`Hide ${name}?`}
          description="Visitors do not see it any more, and no learner can enrol. Enrolled learners keep their classes."
          action="Hide course"
          decide={hide}
          onClose={() => setHiding(false)}
        />
      )}
    </article>
  );
}
