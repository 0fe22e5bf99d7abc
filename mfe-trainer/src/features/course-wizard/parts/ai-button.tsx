import { messageOf } from '@kaksha/api-client/errors';
import { withSession } from '@kaksha/api-client/with-session';
import { useHost } from '@kaksha/contract/host-context';
import { Button } from '@kaksha/ui/button';
import { Sparkles } from 'lucide-react';
import { useTrainerState } from '../../../store/store-context';
import { useCancellable } from '../use-cancellable';
import styles from './ai-button.module.css';

export interface AiButtonProps {
  /** 'AI Generate'. */
  children: string;
  /** Of several in one form: what this one writes, for those who do not see where it stands. */
  label?: string;
  /** What is missing before it can write; null when nothing is. */
  guard: () => string | null;
  /**
   * Asks for the text and writes it into the form, unless the signal has been aborted meanwhile.
   * @returns what takes it out again, when something was overwritten
   */
  work: (signal: AbortSignal) => Promise<(() => void) | null>;
  success: string;
  failed: string;
  /** While it works, e.g. 'The list is being written'. */
  working: string;
}

/** Has the helper write something. It can be cancelled; what it overwrote can be had back. */
export function AiButton({ children, label, guard, work, success, failed, working }: AiButtonProps) {
  const host = useHost();
  const { notify } = host;
  const userId = useTrainerState((state) => state.userId);
  const { busy, run, cancel } = useCancellable();

  const generate = async (signal: AbortSignal) => {
    try {
      const undo = await withSession(host, userId, 'We write it right after this.', () => work(signal));
      if (signal.aborted) return;
      notify.success(success, { ...(undo && { action: { label: 'Undo', onClick: undo } }) });
    } catch (error) {
      if (signal.aborted) return;
      notify.error(failed, {
        description: messageOf(error, ''),
        action: { label: 'Retry', onClick: () => void run(generate) },
      });
    }
  };
  const begin = () => {
    const missing = guard();
    if (missing) notify.error(missing);
    else void run(generate);
  };
  return (
    <div className={styles.actions}>
      <Button
        size="s"
        busy={busy}
        icon={<Sparkles aria-hidden="true" />}
        aria-label={busy ? undefined : label}
        onClick={begin}
      >
        {busy ? 'Generating…' : children}
      </Button>
      {busy && (
        <Button size="s" variant="ghost" onClick={cancel}>
          Cancel
          <span className="visually-hidden"> generating</span>
        </Button>
      )}
      <span role="status" className="visually-hidden">
        {busy && working}
      </span>
    </div>
  );
}
