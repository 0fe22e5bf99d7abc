/** Later calls belong to what the user does on the page, not to its load. */
const traceMs = 60_000;

/** The trace of the page's request, to which its calls belong; undefined while the site makes no traces. */
export function traceparent(): string | undefined {
  if (typeof PerformanceNavigationTiming === 'undefined' || performance.now() > traceMs) return undefined;
  const [page] = performance.getEntriesByType('navigation');
  const timings = page instanceof PerformanceNavigationTiming ? page.serverTiming : [];
  return timings.find(({ name }) => name === 'traceparent')?.description;
}
