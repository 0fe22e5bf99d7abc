import { performance } from 'node:perf_hooks';
import { errorCodeOf } from '@kaksha/domain/typed';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Database, LogPosition, ReadReplicas } from './database';
import { drizzleOn } from './drizzle-on';
import { isLostServer } from './faults';
import { PrimaryLog } from './replica-lag';
import type { ReplicaSettings } from './replica-settings';

interface Options {
  primary: pg.Pool;
  replicas: ReplicaSettings;
  /** Makes a pool as the primary's. */
  openPool: (url: string) => pg.Pool;
  log: FastifyBaseLogger;
}

interface Replica {
  name: string;
  pool: pg.Pool;
  db: Database;
  state: 'available' | 'lagging' | 'unreachable';
  replayed: LogPosition;
  lagMs: number;
}

const probeMs = 1000;
const probeLimitMs = 2000;

const primaryPosition = `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as position`;
const replayedPosition = `
  select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text end as position`;

/** Opens a pool for each replica and measures them once. */
export async function openReadReplicas({ primary, replicas, openPool, log }: Options): Promise<ReadReplicas> {
  const maxLagMs = replicas.maxLagSeconds * 1000;
  const primaryLog = new PrimaryLog(maxLagMs + 2 * probeMs);
  let next = 0;
  /** What visitors must see: 'unknown' from a change until the primary's position after it is known. */
  let needed: LogPosition | 'unknown' = 'unknown';
  let changes = 0;

  const setState = (replica: Replica, state: Replica['state'], reason: object = {}) => {
    if (replica.state === state) return;
    replica.state = state;
    const fields = { replica: replica.name, lagSeconds: replica.lagMs / 1000, ...reason };
    if (state === 'available') log.info(fields, 'replica is available');
    else log.warn(fields, `replica is ${state}: reads go to other servers`);
  };

  const all = replicas.urls.map((url): Replica => {
    const pool = openPool(url);
    const { hostname, port } = new URL(url);
    const replica: Replica = {
      name: `${hostname}:${port || 5432}`,
      pool,
      db: drizzleOn(pool),
      state: 'available',
      replayed: 0n,
      lagMs: 0,
    };
    readElsewhereWhenLost(pool, primary, (error) => setState(replica, 'unreachable', { err: error }));
    return replica;
  });

  const measure = async (replica: Replica) => {
    try {
      const replayed = await positionOf(replica.pool, replayedPosition);
      if (replayed === null)
        return setState(replica, 'unreachable', { err: new Error('The server is not a replica.') });
      replica.replayed = replayed;
      replica.lagMs = primaryLog.lagMs(replayed);
      setState(replica, replica.lagMs > maxLagMs ? 'lagging' : 'available');
    } catch (error) {
      setState(replica, 'unreachable', { err: error });
    }
  };

  const probe = async () => {
    const changesBefore = changes;
    // Without the primary, replicas are compared with its last position, and go on answering.
    const position = await positionOf(primary, primaryPosition).catch(() => null);
    if (position !== null) {
      primaryLog.add(performance.now(), position);
      if (needed === 'unknown' && changes === changesBefore) needed = position;
    }
    await Promise.all(all.map(measure));
  };

  const pick = (position: LogPosition): Database | null => {
    const candidates = all.filter(({ state, replayed }) => state === 'available' && replayed >= position);
    next += 1;
    return candidates[next % candidates.length]?.db ?? null;
  };

  let running: Promise<void> | null = null;
  const probeOnce = () => {
    running ??= probe().finally(() => {
      running = null;
    });
    return running;
  };
  await probeOnce();
  const timer = setInterval(() => void probeOnce(), probeMs).unref();
  return {
    after: (position) => pick(position ?? 0n),
    forVisitors: () => (needed === 'unknown' ? null : pick(needed)),
    refresh: () => {
      changes += 1;
      needed = 'unknown';
    },
    probe: async () => {
      // A running measurement may have begun before the caller's change.
      await running;
      await probeOnce();
    },
    figures: () =>
      all.map(({ name, state, lagMs }) => ({ name, isRead: state === 'available', lagSeconds: lagMs / 1000 })),
    close: async () => {
      clearInterval(timer);
      await running;
      await Promise.all(all.map(({ pool }) => pool.end()));
    },
  };
}

/** @throws Error when the server does not answer in time */
async function positionOf(pool: pg.Pool, text: string): Promise<LogPosition | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The server did not answer in time.')), probeLimitMs);
  });
  try {
    const { rows } = await Promise.race([pool.query<{ position: string | null }>(text), late]);
    return rows[0]?.position ? BigInt(rows[0].position.split('.')[0] ?? '') : null;
  } finally {
    clearTimeout(timer);
  }
}

/** Queries of a replica only read, so one that failed with its server runs again on the primary. */
function readElsewhereWhenLost(pool: pg.Pool, primary: pg.Pool, onLost: (error: unknown) => void): void {
  const query: unknown = pool.query;
  const queryPrimary: unknown = primary.query;
  if (typeof query !== 'function' || typeof queryPrimary !== 'function') throw new TypeError('pg.Pool has no query');
  const withFallback = async (first: unknown, ...rest: unknown[]): Promise<unknown> => {
    try {
      return await Reflect.apply(query, pool, [first, ...rest]);
    } catch (error) {
      if (first === replayedPosition) throw error;
      // A row version that the query needs was removed on the primary; the replica itself is healthy.
      const isRecoveryConflict = error instanceof Error && errorCodeOf(error) === '40001';
      if (!isRecoveryConflict && !isLostServer(error)) throw error;
      if (!isRecoveryConflict) onLost(error);
      return await Reflect.apply(queryPrimary, primary, [first, ...rest]);
    }
  };
  Object.defineProperty(pool, 'query', { value: withFallback });
}
