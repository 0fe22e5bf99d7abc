import type { ReleaseMetrics } from '@kaksha/release/release-metrics';
import { demoToken } from './demo-token';

export interface MetricsSource {
  /** What browsers told in the last minutes, of each release. @throws when the site does not say */
  ofLast(minutes: number): Promise<ReleaseMetrics[]>;
}

const timeoutMs = 5000;

/**
 * What browsers tell of releases, asked of the running site: at KAKSHA_ORIGIN, with an admin's KAKSHA_TOKEN; in demo
 * mode on this machine neither is needed. @returns null when no site answers there
 */
export async function openMetrics(env: Readonly<Record<string, string | undefined>>): Promise<MetricsSource | null> {
  const origin = env.KAKSHA_ORIGIN ?? `http://localhost:${env.PORT ?? 3000}`;
  const token = env.KAKSHA_TOKEN ?? (await demoToken(origin).catch(() => null));
  if (!token) return null;
  return {
    async ofLast(minutes) {
      const answer = await fetch(`${origin}/backend/telemetry/releases?minutes=${Math.ceil(minutes)}`, {
        headers: { authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(timeoutMs),
      });
      const body = (await answer.json()) as { data?: { results: ReleaseMetrics[] }; error?: string };
      if (!answer.ok || !body.data) throw new Error(`${origin} does not say what browsers told: ${body.error}`);
      return body.data.results;
    },
  };
}
