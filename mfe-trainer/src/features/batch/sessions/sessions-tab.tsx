import { useResource } from '@kaksha/api-client/use-resource';
import { useClock } from '@kaksha/contract/now';
import { isSkipped, type Session } from '@kaksha/domain/batch-sessions';
import type { Batch } from '@kaksha/domain/catalogue';
import { countText } from '@kaksha/domain/count-text';
import { changeableDays, type SessionChangeForm } from '@kaksha/domain/session-changes';
import { Button } from '@kaksha/ui/button';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { Segmented } from '@kaksha/ui/segmented';
import { CalendarX2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useBatchChanges } from '../../../batch/use-batch-changes';
import { writeCalendar } from '../../../class-calendar/calendar-address';
import { batchPath } from '../../../paths';
import { reloadTaught } from '../../../store/own-courses';
import { useTrainerStore } from '../../../store/store-context';
import { plannedStart, sessionsAhead, sessionsOver } from './planned-sessions';
import { SessionCalendar } from './session-calendar';
import { SessionList } from './session-list';
import { materialsText, type SessionActions } from './session-parts';
import { SessionRow } from './session-row';
import { readSessionDays, readView, type SessionView, sessionViews } from './session-view';

const SessionDialog = retryableLazy(
  async () => (await import(/* webpackChunkName: "change-session" */ '../../../batch/session-dialog')).SessionDialog,
);

type PressedSession = Pick<SessionChangeForm, 'action' | 'date'>;

/** The sessions by week, by month or as a list, each to skip, to move or to restore. */
export function SessionsTab({ batch, mayEdit }: { batch: Batch; mayEdit: boolean }) {
  const store = useTrainerStore();
  const { materials } = store;
  const now = useClock();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const view = readView(search);
  const address = readSessionDays(search, batch, now);
  const known = useResource(materials, batch.id).data ?? [];
  useEffect(() => void materials.load(batch.id), [materials, batch.id]);
  const [changing, setChanging] = useState<PressedSession | 'next' | null>(null);
  const changes = useBatchChanges(async () => void (await reloadTaught(store)));
  const ahead = sessionsAhead(batch, now);
  const held = ahead.filter((session) => !isSkipped(session)).length;
  const canSkip = mayEdit && batch.state !== 'cancelled' && changeableDays(batch, now, 1).length > 0;
  const actionsOf = (session: Session): SessionActions => ({
    materials: materialsText(known, session),
    ...(mayEdit &&
      batch.state !== 'cancelled' && {
        ...(!session.change &&
          session.start > now && {
            onChange: (action) => setChanging({ action, date: session.plannedDay }),
          }),
        ...(session.change &&
          plannedStart(batch, session) > now &&
          session.end > now && {
            onRestore: () => void changes.restore(batch, session.plannedDay),
          }),
      }),
  });
  const show = (next: SessionView) =>
    navigate(next === 'list' ? batchPath(batch.id) : writeCalendar({ ...address, view: next }), {
      preventScrollReset: true,
    });
  const shared = { now, disabled: changes.busy };
  return (
    <div className="stack gap-5">
      <div className="cluster gap-3 gap-x-5 middle between">
        <p>{held === 0 ? 'No session is left.' : `${countText(held, 'session')} ahead`}</p>
        <div className="cluster gap-3 middle">
          {canSkip && (
            <Button size="s" icon={<CalendarX2 aria-hidden="true" />} onClick={() => setChanging('next')}>
              Skip holidays
            </Button>
          )}
          <Segmented label="View" labelHidden options={sessionViews} value={view} onValueChange={show} />
        </div>
      </div>
      {view === 'list' ? (
        <SessionList ahead={ahead} over={sessionsOver(batch, now)}>
          {(session) => (
            <SessionRow
              key={`${session.plannedDay} ${session.day}`}
              {...shared}
              {...actionsOf(session)}
              batchId={batch.id}
              session={session}
            />
          )}
        </SessionList>
      ) : (
        <SessionCalendar {...shared} batch={batch} address={{ ...address, view }} actionsOf={actionsOf} />
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
