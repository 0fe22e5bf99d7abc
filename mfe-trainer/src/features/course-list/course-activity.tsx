import { useHost } from '@kaksha/contract/host-context';
import type { CourseSummary } from '@kaksha/domain/catalogue';
import { Button } from '@kaksha/ui/button';
import { Activity, MessageCircle, Share2, Users } from 'lucide-react';
import styles from './course-activity.module.css';
import { shareCourse } from './share-course';

/** How many people enrolled in a published course, contacted its trainer and looked at it; and the way to tell more. */
export function CourseActivity({ course }: { course: CourseSummary }) {
  const host = useHost();
  const { enrolled, contacted, viewcourse } = course.activity ?? { enrolled: 0, contacted: 0, viewcourse: 0 };
  return (
    <>
      <ul className={styles.counts} aria-label="Activity">
        <li className={styles.count}>
          <Users aria-hidden="true" />
          Enrolled ({enrolled})
        </li>
        <li className={styles.count}>
          <MessageCircle aria-hidden="true" />
          Contacted ({contacted})
        </li>
        <li className={styles.count}>
          <Activity aria-hidden="true" />
          View Activity ({viewcourse})
        </li>
      </ul>
      <Button
        className={styles.share}
        variant="ghost"
        size="s"
        icon={<Share2 aria-hidden="true" />}
        onClick={() => void shareCourse(host, course)}
      >
        Share
      </Button>
    </>
  );
}
