import type { VitalEvent } from '@kaksha/api-client/telemetry';
import { type CLSMetric, type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { remoteOnScreen } from './error-source';

/** @param remote  whose measurement it is; the remote on the screen when absent */
export type ReportVital = (
  name: VitalEvent['name'],
  value: number,
  rating?: VitalEvent['rating'],
  remote?: string,
) => void;

/**
 * Watches the web vitals. Loading belongs to the remote with which the page was opened, a slow response and a shift to the
 * remote whose element it was.
 */
export function observeVitals(report: ReportVital): void {
  const opened = remoteOnScreen();
  const pass = ({ name, value, rating }: Metric, remote: string | undefined) => report(name, value, rating, remote);
  for (const watch of [onFCP, onLCP, onTTFB]) watch((metric) => pass(metric, opened));
  onINP((metric) => pass(metric, remoteOf(metric.entries[0]?.target)));
  onCLS((metric) => pass(metric, remoteOf(largestShift(metric))));
  observeFirstInput(report);
}

const isInput = (entry: PerformanceEntry): entry is PerformanceEventTiming => 'processingStart' in entry;

/** web-vitals left this out; browsers still measure it. Its ratings are those that the library had. */
function observeFirstInput(report: ReportVital): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('first-input')) return;
  const observer = new PerformanceObserver((list) => {
    const first = list.getEntries().find(isInput);
    if (!first) return;
    observer.disconnect();
    const delay = first.processingStart - first.startTime;
    const rating = delay <= 100 ? 'good' : delay <= 300 ? 'needs-improvement' : 'poor';
    report('FID', delay, rating, remoteOf(first.target));
  });
  observer.observe({ type: 'first-input', buffered: true });
}

function largestShift({ entries }: CLSMetric): Node | null | undefined {
  const [largest] = [...entries].sort((a, b) => b.value - a.value);
  return largest?.sources[0]?.node;
}

/** The remote that drew an element; undefined for one that is no longer on the page. */
function remoteOf(node: Node | null | undefined): string | undefined {
  if (!node?.isConnected) return undefined;
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest<HTMLElement>('[data-remote]')?.dataset.remote ?? 'shell';
}
