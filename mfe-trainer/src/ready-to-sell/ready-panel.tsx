import { useNow } from '@kaksha/contract/now';
import type { CourseSummary } from '@kaksha/domain/catalogue';
import { needsOf, saleNeeds, sellsWithout } from '@kaksha/domain/ready-to-sell';
import { upperFirst } from '@kaksha/domain/upper-first';
import { TextLink } from '@kaksha/ui/link';
import { Check, Circle } from 'lucide-react';
import { useId } from 'react';
import { needPath } from './need-path';
import styles from './ready-to-sell.module.css';
import { useMissingToSell } from './use-missing';

/** The checklist of what a course needs before it sells, with a link to each missing part. */
export function ReadyPanel({ course }: { course: CourseSummary }) {
  const heading = useId();
  const now = useNow();
  const missing = useMissingToSell(course);
  return (
    <section aria-labelledby={heading} className={`stack gap-3 panel pad-5 round ${styles.panel}`}>
      <h2 id={heading}>{missing.every(sellsWithout) ? 'Ready to sell' : 'Before you sell'}</h2>
      <ul className="stack gap-2">
        {needsOf(course).map((need) => {
          const isMissing = missing.includes(need);
          return (
            <li key={need} className={styles.need} data-missing={isMissing || undefined}>
              {isMissing ? <Circle aria-hidden="true" /> : <Check aria-hidden="true" />}
              <span>{`${upperFirst(saleNeeds[need])}${isMissing && sellsWithout(need) ? ', so that learners see who teaches' : ''}`}</span>
              {isMissing ? (
                <TextLink to={needPath(need, course, now)} aria-label={`Add ${saleNeeds[need]}`}>
                  Add
                </TextLink>
              ) : (
                <span className="visually-hidden">, done</span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
