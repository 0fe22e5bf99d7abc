import { useResource } from '@kaksha/api-client/use-resource';
import { useNow } from '@kaksha/contract/now';
import { openBatches } from '@kaksha/domain/batches';
import type { CourseSummary } from '@kaksha/domain/catalogue';
import { isJoinedOnline } from '@kaksha/domain/meetings';
import { needsOf, type SoldCourse, saleNeeds, sellsWithout } from '@kaksha/domain/ready-to-sell';
import { upperFirst } from '@kaksha/domain/upper-first';
import { TextLink } from '@kaksha/ui/link';
import { Check, Circle } from 'lucide-react';
import { useEffect, useId } from 'react';
import { useTrainerStore } from '../store/store-context';
import { needPath } from './need-path';
import styles from './ready-to-sell.module.css';
import { useMissingToSell } from './use-missing';

/** The checklist of what a course needs before it sells, with a link to each missing part. */
export function ReadyPanel({ course }: { course: CourseSummary }) {
  const heading = useId();
  const missing = useMissingToSell(useMeetingOf(course));
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
                <TextLink to={needPath(need, course.id)} aria-label={`Add ${saleNeeds[need]}`}>
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

/** No course has this batch. */
const none = 0;

/** The course, with what is known of the meeting of its next open batch. */
function useMeetingOf(course: CourseSummary): SoldCourse {
  const { meeting } = useTrainerStore();
  const now = useNow();
  const next = openBatches(course.batches, now).find(isJoinedOnline);
  const id = next?.id ?? none;
  const known = useResource(meeting, id).data;
  useEffect(() => {
    if (id !== none) void meeting.load(id);
  }, [meeting, id]);
  if (!known) return course;
  const kind = known.url ? 'link' : known.isOnDemand ? 'room' : 'none';
  return { ...course, batches: course.batches.map((batch) => (batch.id === id ? { ...batch, meeting: kind } : batch)) };
}
