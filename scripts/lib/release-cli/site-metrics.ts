import type { DataOf } from '@kaksha/api-client/operation-types';
import type { ReleaseMetrics } from '@kaksha/domain/release-metrics';

export interface MetricsSource {
  /** Metrics of each release. @throws when the site denies access */
  ofLast(minutes: number): Promise<ReleaseMetrics[]>;
}

const timeoutMs = 5000;

/**
 * Release metrics of the running site at KAKSHA_ORIGIN, read with an administrator's KAKSHA_TOKEN. A demo site on this
 * machine needs neither. @returns null when no site answers
 */
export async function openMetrics(env: Readonly<Record<string, string | undefined>>): Promise<MetricsSource | null> {
  const origin = env.KAKSHA_ORIGIN ?? `http://localhost:${env.PORT ?? 3000}`;
  const token = env.KAKSHA_TOKEN ?? (await demoToken(origin).catch(() => null));
  if (!token) return null;
  return {
    async ofLast(minutes) {
      const response = await fetch(`${origin}/backend/telemetry/releases?minutes=${Math.ceil(minutes)}`, {
        headers: { authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(timeoutMs),
      });
      const body: { data?: { results: ReleaseMetrics[] }; error?: string } = await response.json();
      if (!response.ok || !body.data) throw new Error(`${origin} refused to report release metrics: ${body.error}`);
      return body.data.results;
    },
  };
}

/** A session token of the demo administrator. @returns null outside demo mode @throws when no site answers */
async function demoToken(origin: string): Promise<string | null> {
  const answer = await fetch(`${origin}/backend/dev/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ emailId: 'admin@kaksha.test' }),
    signal: AbortSignal.timeout(3000),
  });
  if (!answer.ok) return null;
  const { data }: { data: DataOf<'startDemoSession'> } = await answer.json();
  return data.results.auth_token;
}
