import type { CourseSummary } from '@kaksha/domain/catalogue';
import { isolated } from '@kaksha/domain/isolated';
import { saleNeeds } from '@kaksha/domain/ready-to-sell';
import { TextLink } from '@kaksha/ui/link';
import { needPath } from './need-path';
import styles from './ready-to-sell.module.css';
import { useMissingToSell } from './use-missing';

const list = new Intl.ListFormat('en-GB');

/** One line about what is missing to sell the course; nothing when it is ready. */
export function ReadyNote({ course }: { course: CourseSummary }) {
  const missing = useMissingToSell(course);
  const [first] = missing;
  if (!first) return null;
  return (
    <p className={styles.note}>
      <span>{`To sell it, add ${list.format(missing.map((need) => saleNeeds[need]))}. `}</span>
      <TextLink
        to={needPath(first, course.id)}
        aria-label={`Add ${saleNeeds[first]}: ${isolated(course.name || 'Untitled Course')}`}
      >
        Add
      </TextLink>
    </p>
  );
}
