import type { ReleaseMetrics } from '@kaksha/domain/release-metrics';
import { openSiteApi } from './site-api';

export interface MetricsSource {
  /** Metrics of each release. @throws when the site denies access */
  ofLast(minutes: number): Promise<ReleaseMetrics[]>;
}

/** Release metrics of the running site. @returns null when no site answers */
export async function openMetrics(env: Readonly<Record<string, string | undefined>>): Promise<MetricsSource | null> {
  const site = await openSiteApi(env);
  return site && { ofLast: (minutes) => site.call('GET', `/telemetry/releases?minutes=${Math.ceil(minutes)}`) };
}
