/** Runs `work` when the browser is idle, `withinMs` from now at the latest. Returns what cancels it. */
export function whenIdle(work: () => void, withinMs: number): () => void {
  if (typeof requestIdleCallback === 'function') {
    const callback = requestIdleCallback(work, { timeout: withinMs });
    return () => cancelIdleCallback(callback);
  }
  // Safari has no idle callbacks.
  const timer = setTimeout(work, 200);
  return () => clearTimeout(timer);
}
