import type { ReportVital } from './observe-vitals';

/** Measures web vitals. The library is loaded after the page; the browser buffers earlier entries for it. */
export function watchVitals(report: ReportVital): void {
  const begin = async () => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (navigation) report('LOAD', navigation.loadEventStart);
    const { observeVitals } = await import(/* webpackChunkName: "vitals" */ './observe-vitals');
    observeVitals(report);
  };
  const start = () => void begin().catch(() => {});
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
