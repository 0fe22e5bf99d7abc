import { currentSession, sessionHours } from '@kaksha/domain/batch-sessions';
import type { Batch } from '@kaksha/domain/catalogue';
import { isJoinedOnline, joinText, timeLeft } from '@kaksha/domain/meetings';
import { minuteMs } from '@kaksha/domain/time-units';
import { canJoin } from '@kaksha/ui/join-class';
import { JoinClass } from '../../join-class';
import styles from './join-bar.module.css';

/** The bar appears so long before a class. */
const soonMs = 60 * minuteMs;

/** 'Join class' at the lower edge of a phone while a class goes on or starts soon. */
export function JoinBar({ batch, now }: { batch: Batch; now: Date }) {
  const session = isJoinedOnline(batch) ? currentSession(batch, now) : null;
  if (!session || session.start.getTime() - now.getTime() > soonMs) return null;
  const left = timeLeft(session.start, now);
  const isOpen = canJoin(batch, now);
  return (
    <section className={`row gap-3 middle ${styles.bar}`} aria-label="Join">
      <div className={styles.text}>
        <p className={styles.left}>{left ? `Starts in ${left}` : 'The class goes on now'}</p>
        <p className="meta">{isOpen ? sessionHours(session) : joinText('here')}</p>
      </div>
      {isOpen && <JoinClass batch={batch} />}
    </section>
  );
}
