import { ApiError } from '../http/api-error';
import type { Provider } from './provider';

export interface ChainSettings {
  /** Time limit for one provider. */
  timeoutMs: number;
  /** Time limit for all providers together. */
  deadlineMs: number;
}

/** Called for each failure. The reason is for logs only: it can name addresses of services. */
export type OnFailure = (provider: string, reason: unknown) => void;

export interface Chain {
  /**
   * Calls the providers in their order and returns the first usable answer.
   * @throws ApiError the last unusable answer's error, or `noAnswer`
   * @throws the reason of `signal` when it fires
   */
  ask<I, O>(
    providers: readonly Provider<I, O>[],
    input: I,
    { signal, noAnswer }: { signal: AbortSignal; noAnswer: () => ApiError },
  ): Promise<{ answer: O; isBuiltIn: boolean }>;
}

/** A service that did not answer is skipped for this long, so that not every call waits for its timeout. */
const pauseMs = 60_000;

export function createChain({ timeoutMs, deadlineMs }: ChainSettings, onFailure: OnFailure = () => {}): Chain {
  const pausedUntil = new Map<string, number>();

  return {
    async ask(providers, input, { signal, noAnswer }) {
      const deadline = AbortSignal.timeout(deadlineMs);
      let unusable: ApiError | null = null;
      for (const { name, isBuiltIn = false, ask } of providers) {
        signal.throwIfAborted();
        if (!isBuiltIn && (deadline.aborted || (pausedUntil.get(name) ?? 0) > Date.now())) continue;
        const late = AbortSignal.timeout(timeoutMs);
        const limit = isBuiltIn ? signal : AbortSignal.any([signal, deadline, late]);
        try {
          return { answer: await ask(input, limit), isBuiltIn };
        } catch (reason) {
          if (reason instanceof ApiError) unusable = reason;
          else if (!isBuiltIn) pausedUntil.set(name, Date.now() + pauseMs);
          // Node 20 forgets a time limit that is not used any more.
          onFailure(name, late.aborted ? late.reason : reason);
        }
      }
      signal.throwIfAborted();
      throw unusable ?? noAnswer();
    },
  };
}
