import { useClock } from '@kaksha/contract/now';
import type { Batch } from '@kaksha/domain/catalogue';
import { countText } from '@kaksha/domain/count-text';
import { changeableDays, type SessionChangeForm } from '@kaksha/domain/session-changes';
import { Button } from '@kaksha/ui/button';
import { Disclosure } from '@kaksha/ui/disclosure';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { CalendarX2 } from 'lucide-react';
import { useState } from 'react';
import { useBatchChanges } from '../../../batch/use-batch-changes';
import { reloadTaught } from '../../../store/own-courses';
import { useTrainerStore } from '../../../store/store-context';
import { byMonth, plannedStart, sessionsAhead, sessionsOver } from './planned-sessions';
import { SessionRow } from './session-row';
import styles from './sessions-tab.module.css';

const SessionDialog = retryableLazy(
  async () => (await import(/* webpackChunkName: "change-session" */ '../../../batch/session-dialog')).SessionDialog,
);

type PressedSession = Pick<SessionChangeForm, 'action' | 'date'>;

/** Two weeks of a batch on weekdays. */
const firstShown = 10;

/** The sessions ahead by month, each to skip, to move or to restore, and those that are over. */
export function SessionsTab({ batch, mayEdit }: { batch: Batch; mayEdit: boolean }) {
  const store = useTrainerStore();
  const now = useClock();
  const [showsAll, setShowsAll] = useState(false);
  const [changing, setChanging] = useState<PressedSession | 'next' | null>(null);
  const changes = useBatchChanges(async () => void (await reloadTaught(store)));
  const ahead = sessionsAhead(batch, now);
  const over = sessionsOver(batch, now);
  const shown = showsAll ? ahead : ahead.slice(0, firstShown);
  const canSkip = mayEdit && batch.state !== 'cancelled' && changeableDays(batch, now, 1).length > 0;
  return (
    <div className="stack gap-5">
      <div className="cluster gap-3 gap-x-5 middle between">
        <p>{ahead.length === 0 ? 'No class is left.' : `${countText(ahead.length, 'class', 'classes')} ahead`}</p>
        {canSkip && (
          <Button size="s" icon={<CalendarX2 aria-hidden="true" />} onClick={() => setChanging('next')}>
            Skip holidays
          </Button>
        )}
      </div>
      {byMonth(shown).map(({ key, title, sessions }) => (
        <section key={key} className="stack gap-2" aria-labelledby={`month-${key}`}>
          <h2 id={`month-${key}`} className={styles.month}>
            {title}
          </h2>
          <ul className={`panel ${styles.list}`}>
            {sessions.map((session) => (
              <SessionRow
                key={`${session.plannedDay} ${session.day}`}
                session={session}
                now={now}
                disabled={changes.busy}
                onChange={
                  mayEdit && !session.change && session.start > now
                    ? (action) => setChanging({ action, date: session.plannedDay })
                    : undefined
                }
                onRestore={
                  mayEdit && plannedStart(batch, session) > now
                    ? () => void changes.restore(batch, session.plannedDay)
                    : undefined
                }
              />
            ))}
          </ul>
        </section>
      ))}
      {shown.length < ahead.length && (
        <div>
          <Button onClick={() => setShowsAll(true)}>{`Show all ${ahead.length} classes`}</Button>
        </div>
      )}
      {over.length > 0 && (
        <Disclosure level={2} title={`Past classes (${over.length})`}>
          <ul className={styles.list}>
            {over.map((session) => (
              <SessionRow key={`${session.plannedDay} ${session.day}`} session={session} now={now} />
            ))}
          </ul>
        </Disclosure>
      )}
      {changing && (
        <SessionDialog
          batch={batch}
          now={now}
          {...(changing !== 'next' && { initial: changing })}
          onChange={(form) => changes.changeSession(batch, form)}
          onClose={() => setChanging(null)}
        />
      )}
    </div>
  );
}
