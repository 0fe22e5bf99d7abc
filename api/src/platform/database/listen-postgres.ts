import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

const reconnectMs = 1000;

/**
 * Listens on a connection of its own and reconnects when it is lost. Messages in between are lost, so callers also
 * poll; through PgBouncer in transaction mode none arrive.
 */
export async function listenPostgres(
  url: string,
  channel: string,
  onMessage: (payload: string) => void,
): Promise<() => Promise<void>> {
  const stopped = new AbortController();
  let client: pg.Client | null = null;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, application_name: 'kaksha listener', keepAlive: true });
    next.on('notification', ({ payload = '' }) => onMessage(payload));
    // `pg` reports a lost connection as an error and then as an end.
    next.on('error', () => {});
    await next.connect();
    next.on('end', () => void reconnect());
    await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    client = next;
  };

  const reconnect = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      await delay(reconnectMs, undefined, { signal: stopped.signal, ref: false }).catch(() => {});
      if (stopped.signal.aborted) return;
      try {
        await connect();
        // Messages may have been missed.
        onMessage('');
        return;
      } catch {
        // The next round tries again.
      }
    }
  };

  await connect();
  return async () => {
    stopped.abort();
    await client?.end().catch(() => {});
  };
}
