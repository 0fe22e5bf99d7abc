import type { CourseDetails } from '@kaksha/domain/catalogue';
import styles from './expectations-section.module.css';
import { pointsOf } from './points';

/** Goals and prerequisites of the course, as the trainer wrote them. */
export function ExpectationsSection({ course: { objectives, prerequisites } }: { course: CourseDetails }) {
  const parts = [
    { id: 'objectives', title: 'What you will learn', text: objectives },
    { id: 'prerequisites', title: 'Before you start', text: isNone(prerequisites) ? '' : prerequisites },
  ].filter(({ text }) => text.trim());
  if (parts.length === 0) return null;
  return (
    <div className={styles.grid}>
      {parts.map(({ id, title, text }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <Lines text={text} />
        </section>
      ))}
    </div>
  );
}

/** Trainers enter "None" when nothing is needed. */
const isNone = (text: string) => /^["'“]?none[.!"'”]*$/i.test(text.trim());

function Lines({ text }: { text: string }) {
  const points = pointsOf(text);
  if (points.length < 2)
    return (
      <p className={styles.text} dir="auto">
        {text}
      </p>
    );
  return (
    <ul className={styles.list}>
      {points.map((point) => (
        <li key={point}>
          <span dir="auto">{point}</span>
        </li>
      ))}
    </ul>
  );
}
