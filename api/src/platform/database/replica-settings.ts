import type { Environment } from '../settings/environment';

export interface ReplicaSettings {
  /** Addresses of streaming replicas. */
  urls: readonly string[];
  /** A replica that is further behind is not read. */
  maxLagSeconds: number;
}

/** The second purge of an edge cache, 15 s after a change, must find the change on every replica that is read. */
const maxLagWithEdge = 14;

/** Adds a sentence for each invalid setting. Null without replicas. */
export function readReplicaSettings(
  env: Pick<Environment, 'DATABASE_URL' | 'DATABASE_READ_URL' | 'DATABASE_READ_LAG' | 'EDGE_SECONDS'>,
  problems: string[],
): ReplicaSettings | null {
  const urls = (env.DATABASE_READ_URL ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  if (urls.length === 0) return null;
  if (!urls.every((each) => /^postgres(?:ql)?:\/\//.test(each) && URL.canParse(each))) {
    problems.push(
      'DATABASE_READ_URL is a list of addresses that begin with postgres:// or postgresql://, separated by commas.',
    );
  }
  if (!env.DATABASE_URL) problems.push('DATABASE_URL is missing: DATABASE_READ_URL needs it.');
  if (env.EDGE_SECONDS && env.DATABASE_READ_LAG > maxLagWithEdge) {
    problems.push(`DATABASE_READ_LAG is at most ${maxLagWithEdge} beside EDGE_SECONDS.`);
  }
  return { urls, maxLagSeconds: env.DATABASE_READ_LAG };
}
