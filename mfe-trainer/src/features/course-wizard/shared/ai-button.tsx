import { attempt } from '@kaksha/api-client/use-action';
import { useHost } from '@kaksha/contract/host-context';
import { builtInTextNotice } from '@kaksha/domain/built-in-writer';
import { Button } from '@kaksha/ui/button';
import { Sparkles } from 'lucide-react';
import { useCancellable } from './use-cancellable';

export interface AiButtonProps {
  /** 'AI Generate'. */
  children: string;
  /** Accessible name that distinguishes several buttons of one form. */
  label?: string;
  /** Returns the message for missing input, or null when the work can start. */
  guard: () => string | null;
  /** Requests the text and writes it into the form unless the signal is aborted. */
  work: (signal: AbortSignal) => Promise<AiWork>;
  success: string;
  failed: string;
  /** Screen reader status during the work, e.g. 'The list is being written'. */
  working: string;
}

export interface AiWork {
  /** Restores the text that was replaced. */
  undo?: (() => void) | undefined;
  /** Whether the built-in writer wrote the text. */
  isBuiltIn: boolean;
}

/** Runs an AI request that the user can cancel, and offers Undo for replaced text. */
export function AiButton({ children, label, guard, work, success, failed, working }: AiButtonProps) {
  const host = useHost();
  const { notify } = host;
  const { busy, run, cancel } = useCancellable();

  const generate = (signal: AbortSignal): Promise<unknown> =>
    attempt(
      notify,
      async () => {
        const { undo, isBuiltIn } = await work(signal);
        if (signal.aborted) return;
        notify.success(success, {
          ...(isBuiltIn && { description: builtInTextNotice }),
          ...(undo && { action: { label: 'Undo', onClick: undo } }),
        });
      },
      { failed, fallback: '', onError: () => signal.aborted, retry: () => run(generate) },
    );
  const begin = () => {
    const missing = guard();
    if (missing) notify.error(missing);
    else void run(generate);
  };
  return (
    <div className="cluster gap-2">
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
