import type { CheckInList } from '@kaksha/api-client/check-in';
import { useHost } from '@kaksha/contract/host-context';
import { useClock } from '@kaksha/contract/now';
import { usePage } from '@kaksha/contract/page';
import { brand } from '@kaksha/domain/brand';
import { formatClock, formatLongDay } from '@kaksha/domain/dates';
import { isolated } from '@kaksha/domain/isolated';
import { dayMs } from '@kaksha/domain/time-units';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { Button, ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { Select } from '@kaksha/ui/field';
import { PageHeading } from '@kaksha/ui/page-heading';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { Skeleton } from '@kaksha/ui/skeleton';
import { useViewerZone } from '@kaksha/ui/use-viewer-zone';
import { ScanLine, UserCheck } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { courseActivityPath, homePath } from '../../paths';
import { arrivalsOf, type Verdict } from './arrivals';
import styles from './check-in.module.css';
import { type CheckInStore, createCheckInStore } from './check-in-store';
import { ConnectionNote } from './connection-note';
import { loadCodeReader } from './read-code';
import { SeatList } from './seat-list';
import { VerdictBanner } from './verdict-banner';

const loadScanner = () => import(/* webpackChunkName: "scanner" */ './scanner');
const Scanner = retryableLazy(async () => (await loadScanner()).Scanner);

/** Checks the learners of a classroom batch in. It also works without a network, once it was open with one. */
export function Page() {
  const host = useHost();
  const batchId = Number(useParams().batchId);
  const store = useMemo(() => createCheckInStore(host, batchId), [host, batchId]);
  const { list, error } = useStore(store.state);
  const [isAvailableOffline, setAvailableOffline] = useState(false);
  useEffect(() => store.start(), [store]);
  useEffect(() => {
    let isShown = true;
    async function prepare() {
      // The scanner is stored with the page, so it must be loaded before.
      await Promise.allSettled([store.load(), loadScanner(), loadCodeReader()]);
      const isStored = store.state.getState().list !== null && (await host.offline.keepPage());
      if (isShown) setAvailableOffline(isStored);
    }
    void prepare();
    return () => {
      isShown = false;
    };
  }, [host, store]);
  const isMissing = !list && [400, 403, 404, 409].includes(error?.status ?? 0);
  usePage({ title: isMissing ? 'No check-in' : 'Check-in', noindex: true, status: isMissing ? 404 : 200 });
  return (
    <div className={`stack gap-4 ${styles.page}`}>
      <AsyncBoundary
        resource={{ status: list ? 'succeeded' : error ? 'failed' : 'loading', data: list, error }}
        name="The learners of this class"
        onRetry={() => void store.load()}
        loading={<Skeleton shape="block" className={styles.waiting} />}
        error={{ level: 1 }}
        failure={
          isMissing
            ? (failure) => (
                <EmptyState level={1} title="No check-in here" text={failure?.message} tile={<UserCheck />}>
                  <ButtonLink variant="ink" to={homePath}>
                    Trainer home
                  </ButtonLink>
                </EmptyState>
              )
            : undefined
        }
      >
        {(data) => <CheckIns store={store} list={data} isAvailableOffline={isAvailableOffline} />}
      </AsyncBoundary>
    </div>
  );
}

/** The session of today, else the next one, else the last one. */
function sessionNow({ sessions }: CheckInList, now: Date) {
  const opened = (opensAt: string) => now.getTime() - Date.parse(opensAt);
  return (
    sessions.find(({ opensAt }) => opened(opensAt) >= 0 && opened(opensAt) < dayMs) ??
    sessions.find(({ opensAt }) => opened(opensAt) < 0) ??
    sessions.at(-1)
  );
}

interface CheckInsProps {
  store: CheckInStore;
  list: CheckInList;
  isAvailableOffline: boolean;
}

function CheckIns({ store, list, isAvailableOffline }: CheckInsProps) {
  const { unsent, isReachable, refused } = useStore(store.state);
  const timeZone = useViewerZone() ?? brand.timeZone;
  const now = useClock();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isScanning, setScanning] = useState(false);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const session = list.sessions.find(({ sessionDay }) => sessionDay === chosen) ?? sessionNow(list, now);
  const sessionDay = session?.sessionDay ?? '';
  const isOpen = session !== undefined && Date.parse(session.opensAt) <= now.getTime();
  const arrived = arrivalsOf(list, unsent, sessionDay);
  const seats = list.seats.filter(({ refunded }) => !refunded);
  const here = seats.filter(({ userId }) => arrived.has(userId)).length;
  const checkIn = (given: Parameters<CheckInStore['checkIn']>[1]) => {
    const next = store.checkIn(sessionDay, given);
    setVerdict(next);
    navigator.vibrate?.(next.kind === 'checked-in' ? 60 : [60, 60, 60]);
  };
  return (
    <>
      <PageHeading
        title="Check-in"
        text={`${isolated(list.courseName)}, ${list.batchLabel}`}
        actions={
          <ButtonLink size="s" to={`${courseActivityPath(list.courseId)}`}>
            Learners of this course
          </ButtonLink>
        }
      />
      <ConnectionNote {...{ unsent, isReachable, refused, isAvailableOffline }} onDismiss={store.dismissRefused} />
      {session ? (
        <>
          <section className="stack gap-3 panel round pad-4" aria-label="Class">
            <Select
              aria-label="Class"
              value={sessionDay}
              onChange={({ target }) => {
                setChosen(target.value);
                setVerdict(null);
              }}
            >
              {list.sessions.map(({ sessionDay: day, date, time }) => (
                <option key={day} value={day}>
                  {`${formatLongDay(date)}, ${formatClock(time)}`}
                </option>
              ))}
            </Select>
            <p className={styles.count}>
              <strong>{here}</strong>
              <span>{` of ${seats.length} checked in`}</span>
            </p>
            <progress
              className={`progress-bar ${styles.bar}`}
              max={Math.max(seats.length, 1)}
              value={here}
              aria-label="Checked in"
            />
            {isOpen ? (
              !isScanning && (
                <Button
                  variant="accent"
                  size="l"
                  block
                  icon={<ScanLine aria-hidden="true" />}
                  onClick={() => setScanning(true)}
                >
                  Scan tickets
                </Button>
              )
            ) : (
              <p className="note">{`Check-in opens on ${formatLongDay(session.date)}.`}</p>
            )}
            {isOpen && isScanning && (
              <Scanner onCode={(ticket) => checkIn({ ticket })} onClose={() => setScanning(false)} />
            )}
            <div role="status">{verdict && <VerdictBanner verdict={verdict} timeZone={timeZone} />}</div>
          </section>
          <SeatList
            {...{ seats, arrived, timeZone, isOpen }}
            onCheckIn={(userId) => checkIn({ userId })}
            onUndo={(userId, { id, at }) => {
              store.undo({ id, at, sessionDay, userId });
              setVerdict(null);
            }}
          />
        </>
      ) : (
        <p className="note">This batch has no class in the next days.</p>
      )}
    </>
  );
}
