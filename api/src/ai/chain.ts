/** One service of a chain: what it gives, under a signal that fires when its time is over. */
export interface Link<T> {
  name: string;
  ask(signal: AbortSignal): Promise<T>;
}

export interface ChainSettings {
  /** Time for one service, and for all of them together, in milliseconds. */
  timeoutMs: number;
  deadlineMs: number;
}

/** Told of each failure; the reason never leaves the house. */
export type OnFailure = (service: string, reason: unknown) => void;

export interface Chain {
  /**
   * Asks one service after the other until `accept` takes what one gave (it throws at what it does not); null when
   * none is left or the time for all is over. Rejects with the signal's reason when `signal` fires: whoever asked has
   * gone.
   */
  walk<T, R>(links: readonly Link<T>[], accept: (given: T) => R, signal: AbortSignal): Promise<R | null>;
}

/** How long a service that did not answer is left alone, so that not everybody waits for it again. */
const restMs = 60_000;

export function createChain({ timeoutMs, deadlineMs }: ChainSettings, onFailure: OnFailure = () => {}): Chain {
  const restingUntil = new Map<string, number>();

  async function ask<T>({ name, ask }: Link<T>, signal: AbortSignal): Promise<T | undefined> {
    if ((restingUntil.get(name) ?? 0) > Date.now()) return undefined;
    try {
      return await ask(AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]));
    } catch (reason) {
      restingUntil.set(name, Date.now() + restMs);
      onFailure(name, reason);
      return undefined;
    }
  }

  return {
    async walk(links, accept, signal) {
      const deadline = AbortSignal.timeout(deadlineMs);
      for (const link of links) {
        signal.throwIfAborted();
        if (deadline.aborted) return null;
        const given = await ask(link, AbortSignal.any([signal, deadline]));
        if (given === undefined) continue;
        try {
          return accept(given);
        } catch (reason) {
          onFailure(link.name, reason);
        }
      }
      signal.throwIfAborted();
      return null;
    },
  };
}
