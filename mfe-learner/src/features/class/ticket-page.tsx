import { useResource } from '@kaksha/api-client/use-resource';
import { useResetOnUserChange } from '@kaksha/contract/current-user';
import { useClock } from '@kaksha/contract/now';
import { usePage } from '@kaksha/contract/page';
import { currentSession, sessionStart, usualHours } from '@kaksha/domain/batch-sessions';
import { formatLongDay } from '@kaksha/domain/dates';
import { classPath } from '@kaksha/domain/paths';
import type { Enrolment } from '@kaksha/domain/payments';
import { scheduleLabel } from '@kaksha/domain/timetable';
import { AppLayout } from '@kaksha/ui/app-layout';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { Button, ButtonLink } from '@kaksha/ui/button';
import { Classroom } from '@kaksha/ui/classroom';
import { EmptyState } from '@kaksha/ui/empty-state';
import { Skeleton } from '@kaksha/ui/skeleton';
import { ArrowLeft, Printer, QrCode } from 'lucide-react';
import { QRCodeSVG } from 'qrcode.react';
import { useParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { isHeld } from '../../store/learner-data';
import { useLearnerStore } from '../../store/store-context';
import styles from './ticket-page.module.css';

/** The ticket of a seat in a classroom: its code, the learner, and when and where the class is. */
export function Page() {
  const store = useLearnerStore();
  const batchId = Number(useParams().batchId);
  const ticket = useResource(store.ticket, batchId);
  const purchases = useResource(store.purchases);
  const seat = purchases.data?.find((each) => isHeld(each) && each.batch.id === batchId) ?? null;
  const isMissing = [403, 404, 409].includes(ticket.error?.status ?? 0) || (purchases.data !== null && !seat);
  usePage({ title: isMissing ? 'No such ticket' : 'Your ticket', noindex: true, status: isMissing ? 404 : 200 });
  useResetOnUserChange(useStore(store.state, ({ userId }) => userId));
  if (isMissing) return <NoTicket batchId={seat && batchId} />;
  return (
    <AppLayout>
      <AsyncBoundary
        resource={{ ...ticket, data: seat && ticket.data && { ...ticket.data, seat } }}
        name="The details of your ticket"
        onRetry={() => void store.ticket.load(batchId)}
        loading={<Skeleton shape="block" className={styles.waiting} />}
      >
        {({ name, code, seat: held }) => <Ticket name={name} code={code} seat={held} />}
      </AsyncBoundary>
    </AppLayout>
  );
}

/** @param batchId  null without a seat */
function NoTicket({ batchId }: { batchId: number | null }) {
  return (
    <AppLayout>
      <EmptyState
        level={1}
        title={batchId ? 'This class needs no ticket' : 'You have no seat in this class'}
        text={batchId ? 'Its classes take place online.' : 'Your classes are on My Courses.'}
        tile={<QrCode />}
      >
        <ButtonLink variant="accent" to={batchId ? classPath(batchId) : '/my-courses'}>
          {batchId ? 'Open class' : 'My Courses'}
        </ButtonLink>
      </EmptyState>
    </AppLayout>
  );
}

function Ticket({ name, code, seat: { course, batch } }: { name: string; code: string; seat: Enrolment }) {
  const now = useClock();
  const session = currentSession(batch, now);
  return (
    <div className={`stack gap-4 ${styles.page}`}>
      <ButtonLink
        className="screen-only"
        variant="ghost"
        size="s"
        to={classPath(batch.id)}
        icon={<ArrowLeft aria-hidden="true" />}
      >
        Back to the class
      </ButtonLink>
      <article className={`panel round ${styles.ticket}`} aria-labelledby="ticket-title">
        <header className={styles.header}>
          <p className={`meta ${styles.eyebrow}`}>Ticket</p>
          <h1 id="ticket-title" className={styles.title}>
            <span dir="auto">{course.name}</span>
          </h1>
          <p>{`with ${course.trainer.name}`}</p>
        </header>
        {/* Black on white in both themes, because scanners need the contrast. */}
        <div className={styles.code}>
          <QRCodeSVG value={code} level="M" marginSize={4} title={`Ticket of ${name}`} className={styles.qr} />
        </div>
        <div className={`stack gap-1 ${styles.words}`}>
          <p className={styles.name}>
            <span dir="auto">{name}</span>
          </p>
          {session && (
            <p>
              <strong>{formatLongDay(session.day) + (session.change ? `, ${sessionStart(session)}` : '')}</strong>
            </p>
          )}
          <p>{`${scheduleLabel(batch)}, ${usualHours(batch, now)}`}</p>
          <Classroom batch={batch} city={course.city} />
          <p className="meta">Show this code at the door. It is yours alone and holds for every class.</p>
        </div>
      </article>
      <Button className="screen-only" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
        Print
      </Button>
    </div>
  );
}
