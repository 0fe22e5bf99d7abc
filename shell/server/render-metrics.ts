import { Counter, Histogram, register } from 'prom-client';
import type { RenderReport } from './render-page';

const labels = ['remote', 'outcome'] as const;

/** Counts rendered pages and their durations, by remote and outcome; exposed at `/backend/metrics`. */
export function renderMetrics(): (report: RenderReport) => void {
  // The register is per process; tests create several sites in one.
  const pages =
    (register.getSingleMetric('site_pages_total') as Counter<(typeof labels)[number]> | undefined) ??
    new Counter({ name: 'site_pages_total', help: 'Pages made by the site server', labelNames: labels });
  const durations =
    (register.getSingleMetric('site_page_seconds') as Histogram<'remote'> | undefined) ??
    new Histogram({
      name: 'site_page_seconds',
      help: 'Time to make a page, its data included',
      labelNames: ['remote'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    });
  return ({ remote, outcome, seconds }) => {
    pages.inc({ remote: remote ?? 'shell', outcome });
    durations.observe({ remote: remote ?? 'shell' }, seconds);
  };
}
