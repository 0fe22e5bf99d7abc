import type { VitalEvent } from '@kaksha/api-client/telemetry';
import type { Metric } from 'web-vitals';

export type ReportVital = (name: VitalEvent['name'], value: number, rating?: VitalEvent['rating']) => void;

/** Measures web vitals. The library is loaded after the page; the browser buffers earlier entries for it. */
export function watchVitals(report: ReportVital): void {
  const begin = async () => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (navigation) report('LOAD', navigation.loadEventStart);
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import(/* webpackChunkName: "vitals" */ 'web-vitals');
    const pass = ({ name, value, rating }: Metric) => report(name, value, rating);
    for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(pass);
  };
  const start = () => void begin().catch(() => {});
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
