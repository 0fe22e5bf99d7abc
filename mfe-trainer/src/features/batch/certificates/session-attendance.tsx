import {
  type BatchAttendance,
  correctAttendance,
  getAttendanceCsv,
  type HeldSession,
} from '@kaksha/api-client/classes';
import { useAction } from '@kaksha/api-client/use-action';
import { useResource } from '@kaksha/api-client/use-resource';
import { formatClock, formatLongDay } from '@kaksha/domain/dates';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { Button } from '@kaksha/ui/button';
import { Checkbox } from '@kaksha/ui/checkbox';
import { downloadText } from '@kaksha/ui/download-text';
import { Select } from '@kaksha/ui/field';
import { Skeleton } from '@kaksha/ui/skeleton';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTrainerStore } from '../../../store/store-context';
import styles from './batch-certificates.module.css';

/** Who was at each session of a batch, to correct and to download. */
export function SessionAttendance({ batchId, onCorrected }: { batchId: number; onCorrected: () => void }) {
  const { host, attendance } = useTrainerStore();
  const resource = useResource(attendance, batchId);
  useEffect(() => void attendance.load(batchId), [attendance, batchId]);
  const { run } = useAction();
  // A second change waits for the first one; a disabled box would lose the focus.
  const correct = (userId: number, sessionDay: string, isPresent: boolean) =>
    run(
      async () => {
        attendance.put(await correctAttendance(host.http, batchId, { userId, sessionDay, isPresent }), batchId);
        onCorrected();
      },
      { failed: 'The attendance was not saved' },
    );
  return (
    <section className={`stack gap-3 ${styles.part}`} aria-labelledby="session-attendance">
      <h2 id="session-attendance">Attendance by session</h2>
      <AsyncBoundary
        resource={resource}
        name="The attendance"
        singular
        onRetry={() => void attendance.load(batchId)}
        loading={<Skeleton shape="block" className={styles.waiting} />}
        isEmpty={({ sessions, learners }) => sessions.length === 0 || learners.length === 0}
        empty={
          <p className={`note ${styles.note}`}>
            Learners are recorded when they join a session. No session of this batch took place yet.
          </p>
        }
      >
        {(data) => <Session data={data} batchId={batchId} onCorrect={correct} />}
      </AsyncBoundary>
    </section>
  );
}

interface SessionProps {
  data: BatchAttendance;
  batchId: number;
  onCorrect: (userId: number, sessionDay: string, isPresent: boolean) => void;
}

function Session({ data: { sessions, learners }, batchId, onCorrect }: SessionProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const day = chosen ?? sessions.at(-1)?.sessionDay ?? '';
  const there = learners.filter(({ present }) => present.includes(day)).length;
  return (
    <>
      <div className="cluster gap-2 gap-x-4 middle">
        <Select
          aria-label="Session"
          prefix="Session"
          boxSize="s"
          className={styles.select}
          value={day}
          onChange={({ target }) => setChosen(target.value)}
        >
          {sessions.map((session) => (
            <option key={session.sessionDay} value={session.sessionDay}>
              {sessionText(session)}
            </option>
          ))}
        </Select>
        <p role="status" className={`note ${styles.note}`}>{`${there} of ${learners.length} there`}</p>
        <CsvButton batchId={batchId} />
      </div>
      <ul className={styles.presence} aria-label="Learners of this session">
        {learners.map(({ userId, name, present, corrected, tooEarly }) => (
          <li key={userId}>
            <Checkbox
              checked={present.includes(day)}
              onChange={({ target }) => onCorrect(userId, day, target.checked)}
              disabled={tooEarly.includes(day) && !present.includes(day)}
              label={name || 'Without a name'}
            />
            {tooEarly.includes(day) && <span className={`note ${styles.note}`}>enrolled after this class</span>}
            {corrected.includes(day) && <span className={`note ${styles.note}`}>corrected</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

const sessionText = ({ date, time }: HeldSession) => `${formatLongDay(date)}, ${formatClock(time)}`;

function CsvButton({ batchId }: { batchId: number }) {
  const { host } = useTrainerStore();
  const { busy, run } = useAction();
  const download = () =>
    run(
      async () => {
        const table = await getAttendanceCsv(host.http, batchId);
        downloadText(`\uFEFF${table.replace(/^\uFEFF/, '')}`, {
          name: `attendance-${batchId}.csv`,
          type: 'text/csv;charset=utf-8',
        });
      },
      { failed: 'The table was not downloaded' },
    );
  return (
    <Button size="s" busy={busy} icon={<Download aria-hidden="true" />} onClick={() => void download()}>
      Attendance as CSV
    </Button>
  );
}
