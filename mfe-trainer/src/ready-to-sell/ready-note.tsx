import { useNow } from '@kaksha/contract/now';
import type { CourseSummary } from '@kaksha/domain/catalogue';
import { isolated } from '@kaksha/domain/isolated';
import { isSold, saleNeeds, sellsWithout } from '@kaksha/domain/ready-to-sell';
import { TextLink } from '@kaksha/ui/link';
import { needPath } from './need-path';
import styles from './ready-to-sell.module.css';
import { useMissingToSell } from './use-missing';

const list = new Intl.ListFormat('en-GB');

/** One line about what is missing to sell the course, else about the trainer's missing photo. */
export function ReadyNote({ course }: { course: CourseSummary }) {
  const now = useNow();
  const missing = useMissingToSell(course);
  const needed = missing.filter((need) => !sellsWithout(need));
  const first = needed[0] ?? missing[0];
  if (!first) return null;
  const name = `Add ${saleNeeds[first]}: ${isolated(course.name || 'Untitled Course')}`;
  const purpose = isSold(course.fees) ? 'To sell it' : 'For learners to enrol';
  return (
    <p className={styles.note}>
      {needed.length > 0 && <span>{`${purpose}, add ${list.format(needed.map((need) => saleNeeds[need]))}. `}</span>}
      <TextLink to={needPath(first, course, now)} aria-label={name}>
        {needed.length > 0 ? 'Add' : `Add ${saleNeeds[first]}`}
      </TextLink>
      {needed.length === 0 && <span>, so that learners see who teaches.</span>}
    </p>
  );
}
