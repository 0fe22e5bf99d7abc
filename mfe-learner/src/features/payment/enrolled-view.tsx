import { batchCalendarUrl } from '@kaksha/api-client/calendar';
import { useHost, useNavigationHistory } from '@kaksha/contract/host-context';
import { useNow } from '@kaksha/contract/now';
import { usePage } from '@kaksha/contract/page';
import { firstSession, sessionHours, usualHours } from '@kaksha/domain/batch-sessions';
import type { Batch, CourseDetails } from '@kaksha/domain/catalogue';
import { ianaZone, weekdayName } from '@kaksha/domain/dates';
import { formatPrice } from '@kaksha/domain/money';
import { classPath } from '@kaksha/domain/paths';
import type { Order } from '@kaksha/domain/payments';
import { firstClassDay, scheduleLabel } from '@kaksha/domain/timetable';
import { ButtonLink } from '@kaksha/ui/button';
import { DateTile } from '@kaksha/ui/date-tile';
import { TextLink } from '@kaksha/ui/link';
import { PageHeading } from '@kaksha/ui/page-heading';
import { lastVisited } from '@kaksha/ui/use-go-back';
import { ArrowLeft, CalendarPlus, Receipt } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { NextSteps } from './next-steps';
import { OutcomePanel } from './outcome-panel';
import styles from './outcome-view.module.css';

/** Confirmation after enrolling: ticket, documents and next steps. */
export function EnrolledView({ order, course }: { order: Order; course: CourseDetails | null }) {
  usePage({ title: 'You are enrolled', noindex: true });
  const { http } = useHost();
  const now = useNow();
  const batch = course?.batches.find(({ id }) => id === order.batchId) ?? null;
  const before = lastVisited(useNavigationHistory(), useLocation().pathname);
  const isPaid = order.price.amount > 0;
  return (
    <OutcomePanel>
      <div className={`stack gap-5 left ${styles.ticket}`}>
        {batch && (
          <DateTile
            size="xl"
            date={firstClassDay(batch)}
            now={now.toISOString()}
            timeZone={ianaZone(batch.timeZone)}
            className={styles.tile}
          />
        )}
        <div>
          <p role="status" className={styles.kicker}>
            {isPaid ? `Paid ${formatPrice(order.price)}` : 'Free of charge'}
          </p>
          <PageHeading title="You are enrolled" text={order.courseName} />
          {batch && <p className={styles.when}>{hoursOf(batch, now)}</p>}
        </div>
      </div>
      <div className={`cluster gap-3 ${styles.actions}`}>
        <ButtonLink variant="accent" to={classPath(order.batchId)}>
          Open class
        </ButtonLink>
        <ButtonLink
          to={batchCalendarUrl(http, order.batchId)}
          reloadDocument
          download={`kaksha-batch-${order.batchId}.ics`}
          icon={<CalendarPlus aria-hidden="true" />}
        >
          Add to calendar
        </ButtonLink>
        {order.invoices[0] && (
          <ButtonLink
            to={order.invoices[0].url}
            reloadDocument
            target="_blank"
            rel="noopener"
            icon={<Receipt aria-hidden="true" />}
          >
            Invoice
          </ButtonLink>
        )}
      </div>
      {before && (
        <p className={styles.back}>
          <TextLink to={before.path}>
            <ArrowLeft aria-hidden="true" />
            <span>{`Back to ${before.label}`}</span>
          </TextLink>
        </p>
      )}
      <NextSteps order={order} batch={batch} trainerName={course?.trainer.name ?? null} />
    </OutcomePanel>
  );
}

/** Day and hours of the first class, and the schedule. */
function hoursOf(batch: Batch, now: Date): string {
  const first = firstSession(batch);
  return `${weekdayName(firstClassDay(batch))}, ${first ? sessionHours(first) : usualHours(batch, now)}, ${scheduleLabel(batch)}`;
}
