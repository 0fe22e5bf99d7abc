import { useHost } from '@kaksha/contract/host-context';
import type { CourseSummary } from '@kaksha/domain/catalogue';
import { Button } from '@kaksha/ui/button';
import { Activity, MessageCircle, Share2, Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { courseActivityPath } from '../../paths';
import { shareCourse } from '../../share-course';
import styles from './course-activity.module.css';

const counts = [
  { tab: 'enrolled', label: 'Enrolled', icon: <Users aria-hidden="true" />, of: 'enrolled' },
  { tab: 'contacted', label: 'Contacted', icon: <MessageCircle aria-hidden="true" />, of: 'contacted' },
  { tab: 'activity', label: 'View Activity', icon: <Activity aria-hidden="true" />, of: 'viewcourse' },
] as const;

/** Counts of a course, each a link to its list, and a button to share a course that everyone may see. */
export function CourseActivity({ course, shared }: { course: CourseSummary; shared: boolean }) {
  const host = useHost();
  const activity = course.activity ?? { enrolled: 0, contacted: 0, viewcourse: 0 };
  return (
    <>
      <ul className={styles.counts} aria-label="Activity">
        {counts.map(({ tab, label, icon, of }) => (
          <li key={tab}>
            <Link to={courseActivityPath(course.id, tab)} className={`row gap-2 middle ${styles.count}`}>
              {icon}
              <span>{`${label} (${activity[of]})`}</span>
            </Link>
          </li>
        ))}
      </ul>
      {shared && (
        <Button
          className={styles.share}
          variant="ghost"
          size="s"
          icon={<Share2 aria-hidden="true" />}
          onClick={() => void shareCourse(host, course)}
        >
          Share
        </Button>
      )}
    </>
  );
}
