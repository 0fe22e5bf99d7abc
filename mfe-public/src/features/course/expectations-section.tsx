import type { CourseDetails } from '@kaksha/domain/catalogue';
import { splitList } from '@kaksha/domain/contents';
import styles from './expectations-section.module.css';

/** What the course is for, and what one should bring along; as the trainer wrote it. */
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

/** Trainers are asked to write "None" when nothing is needed. */
const isNone = (text: string) => /^["'“]?none[.!"'”]*$/i.test(text.trim());

/** One point per line or per item of a comma list; a single sentence stays a sentence. */
function Lines({ text }: { text: string }) {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.replace(/^[-•*\s]+/, '').trim())
    .filter(Boolean);
  const items = lines.length > 1 ? lines : splitList(text);
  const isList = items.length > 1 && items.every((item) => item.length < 120 && !/[.!?]\s/.test(item));
  if (!isList) return <p className={styles.text}>{text}</p>;
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
