import type { CourseDetails } from '@kaksha/domain/catalogue';
import clsx from 'clsx';
import styles from './section-links.module.css';

/** Links to the sections of the page; they stay below the header while the sections scroll. */
export function SectionLinks({ course, className }: { course: CourseDetails; className?: string }) {
  const sections = [
    ['batches', 'Batches'],
    ['curriculum', 'Curriculum'],
    ['trainer', course.trainerProfile.kind === 'institute' ? 'Institute' : 'Trainer'],
    ['reviews', 'Reviews'],
  ] as const;
  return (
    <nav aria-label="On this page" className={clsx('screen-only', styles.bar, className)}>
      <ul className={styles.links}>
        {sections.map(([id, label]) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
