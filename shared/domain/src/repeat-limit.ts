export interface RepeatLimitOptions {
  intervalMs: number;
  /** Milliseconds. */
  now?: () => number;
}

/**
 * Limits log lines that repeat. The returned function answers, for each occurrence of a message, how many were left out
 * since the last line; null when no line is due.
 */
export function createRepeatLimit({ intervalMs, now = () => Date.now() }: RepeatLimitOptions) {
  const last = new Map<string, { at: number; leftOut: number }>();
  return (message: string): { leftOut: number } | null => {
    const known = last.get(message);
    const at = now();
    if (known && at - known.at < intervalMs) {
      known.leftOut += 1;
      return null;
    }
    // Bounds the memory when messages differ, for example by an id.
    if (last.size >= maxMessages) last.clear();
    last.set(message, { at, leftOut: 0 });
    return { leftOut: known?.leftOut ?? 0 };
  };
}

const maxMessages = 100;
