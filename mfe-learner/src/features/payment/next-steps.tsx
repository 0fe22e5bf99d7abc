import { useSession } from '@kaksha/contract/host-context';
import { useNow } from '@kaksha/contract/now';
import { firstSession, sessionHours, sessionHoursIn, shownSession, usualHours } from '@kaksha/domain/batch-sessions';
import { batchProgress } from '@kaksha/domain/batches';
import type { Batch } from '@kaksha/domain/catalogue';
import { formatLongDay } from '@kaksha/domain/dates';
import { isolated } from '@kaksha/domain/isolated';
import { joinText } from '@kaksha/domain/meetings';
import type { Order } from '@kaksha/domain/payments';
import { refundTexts } from '@kaksha/domain/refunds';
import { firstClassDay } from '@kaksha/domain/timetable';
import { TextLink } from '@kaksha/ui/link';
import { useViewerZone } from '@kaksha/ui/use-viewer-zone';
import type { ReactNode } from 'react';
import styles from './outcome-view.module.css';

interface NextStepsProps {
  order: Order;
  /** Null until the course is loaded. */
  batch: Batch | null;
  trainerName: string | null;
}

/** Steps after enrolling, in order. */
export function NextSteps({ order, batch, trainerName }: NextStepsProps) {
  const { user } = useSession();
  const zone = useViewerZone();
  const now = useNow();
  const steps: [string, ReactNode][] = [
    [
      'An e-mail is on its way',
      `${user ? `To ${user.email}, with` : 'With'} the dates for your calendar${order.price.amount > 0 ? ' and your invoice' : ''}.`,
    ],
  ];
  if (batch) {
    const began = batchProgress(batch, now).startsWith('Running');
    const session = began ? shownSession(batch, now) : firstSession(batch);
    const elsewhere = session && zone && sessionHoursIn(session, zone);
    steps.push([
      began ? 'Classes are under way' : `First class on ${formatLongDay(firstClassDay(batch))}`,
      `${session ? sessionHours(session) : usualHours(batch, now)}${elsewhere ? `, which is ${elsewhere}` : ''}. ${whereTo(batch, trainerName)}`,
    ]);
  }
  if (order.price.amount > 0) {
    steps.push([
      'Changed your mind?',
      <>
        <span>
          {`${refundTexts.period}, and while ${refundTexts.progressLimit}, you get your money back. Ask for it in `}
        </span>
        <TextLink tone="prose" to="/user-dashboard/purchased-course">
          Purchased Courses
        </TextLink>
        <span>.</span>
      </>,
    ]);
  }
  return (
    <section aria-labelledby="next">
      <h2 id="next" className={styles.nextTitle}>
        What happens next
      </h2>
      <ol className={`stack gap-5 ${styles.steps}`}>
        {steps.map(([title, text]) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function whereTo({ mode, area }: Batch, trainerName: string | null): string {
  if (mode === 'Classroom(Offline)') {
    return area ? `Come to ${isolated(area)}.` : `${isolated(trainerName ?? 'Your trainer')} tells you where.`;
  }
  return joinText('My Courses');
}
