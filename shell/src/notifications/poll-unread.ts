export interface PollOptions {
  fetch: () => Promise<number>;
  put: (count: number) => void;
}

export interface Poll {
  /** Fetches now. Never rejects. */
  now(): Promise<void>;
  stop(): void;
}

/** A new notification is shown within 10 seconds. */
export const everyMs = 8000;
const longestMs = 120_000;

/** Fetches at once and then every 8 seconds while the tab is visible; after failures less often. */
export function poll({ fetch, put }: PollOptions): Poll {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  /** Answers of earlier fetches are ignored. */
  let latest = 0;
  let isStopped = false;

  async function now(): Promise<void> {
    clearTimeout(timer);
    latest += 1;
    const fetched = latest;
    try {
      const count = await fetch();
      failures = 0;
      if (!isStopped && fetched === latest) put(count);
    } catch {
      failures += 1;
    }
    if (!isStopped && fetched === latest) plan();
  }

  function plan() {
    clearTimeout(timer);
    if (document.visibilityState !== 'visible') return;
    timer = setTimeout(() => void now(), Math.min(everyMs * 2 ** failures, longestMs));
  }

  function onVisibility() {
    if (document.visibilityState === 'visible') void now();
    else clearTimeout(timer);
  }

  document.addEventListener('visibilitychange', onVisibility);
  if (document.visibilityState === 'visible') void now();
  return {
    now,
    stop() {
      isStopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
    },
  };
}
