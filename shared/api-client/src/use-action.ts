import type { NoticeOptions, NoticeService } from '@kaksha/contract/host';
import { useHost } from '@kaksha/contract/host-context';
import { useState } from 'react';
import { messageOf } from './errors';

const tryAgain = 'Please try again.';

export interface Failure extends Pick<NoticeOptions, 'id' | 'duration'> {
  /** Title of the notice. */
  failed: string | ((error: unknown) => string);
  /** Stands before the reason. */
  about?: string;
  /** The reason when the server gives none. */
  fallback?: string;
  /** Called by the button Retry of the notice. */
  retry?: () => unknown;
  /** Called before the notice. Returns true when none is needed. */
  onError?: (error: unknown) => unknown;
}

/** Runs work of the user. A failure is told in a notice. Resolves to whether the work succeeded. */
export async function attempt(
  notify: NoticeService,
  work: () => Promise<unknown>,
  { failed, about, fallback = tryAgain, retry, onError, ...options }: Failure,
): Promise<boolean> {
  if (options.id) notify.dismiss(options.id);
  try {
    await work();
    return true;
  } catch (error) {
    if (onError && (await onError(error))) return false;
    notify.error(typeof failed === 'string' ? failed : failed(error), {
      ...options,
      description: (about ? `${about}: ` : '') + messageOf(error, fallback),
      ...(retry && { action: { label: 'Retry', onClick: () => void retry() } }),
    });
    return false;
  }
}

interface Action<K> extends Failure {
  /** Tells the actions of one component apart. */
  key?: K;
  /** Runs after the work or its notice. The action ends after it. */
  always?: () => Promise<unknown>;
}

/** Work of the user as `attempt` runs it, one at a time, and whether it runs. */
export function useAction<K = true>() {
  const { notify } = useHost();
  const [running, setRunning] = useState<K | true | null>(null);
  const run = async (work: () => Promise<unknown>, { key, always, ...failure }: Action<K>): Promise<boolean> => {
    if (running !== null) return false;
    setRunning(key ?? true);
    const isDone = await attempt(notify, work, failure);
    await always?.();
    setRunning(null);
    return isDone;
  };
  return { busy: running !== null, running, run };
}

/** Work of the user, one at a time, in a form or dialog that shows the reason of a failure. */
export function useFormAction() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** @param fallback  the reason when the server gives none */
  const run = async (work: () => Promise<unknown>, fallback = tryAgain): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setProblem(null);
    try {
      await work();
      return true;
    } catch (error) {
      setProblem(messageOf(error, fallback));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, run };
}
