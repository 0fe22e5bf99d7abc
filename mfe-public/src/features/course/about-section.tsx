import type { CourseDetails } from '@kaksha/domain/catalogue';
import styles from './about-section.module.css';
import { paragraphsOf } from './points';

/** The description without its first paragraph, which is shown in the header. */
export function AboutSection({ course }: { course: CourseDetails }) {
  const [, ...more] = paragraphsOf(course.description);
  if (more.length === 0) return null;
  return (
    <section aria-labelledby="about">
      <h2 id="about">About</h2>
      <div className={`stack gap-3 ${styles.text}`}>
        {more.map((paragraph) => (
          <p key={paragraph} dir="auto">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}
