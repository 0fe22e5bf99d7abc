import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { telemetryEvents } from '../../db/schema/platform';
import type { TelemetryEventWire } from './schema';

const cut = (text: string | undefined, length: number) => text?.slice(0, length) ?? null;

/** Keeps what browsers tell of. Addresses lose their search part, which may hold names. */
export async function keepEvents(
  db: Database,
  events: readonly TelemetryEventWire[],
  userAgent: string | undefined,
): Promise<void> {
  if (events.length === 0) return;
  await db.insert(telemetryEvents).values(
    events.map((event) => ({
      kind: event.kind,
      remote: event.remote.slice(0, 60),
      version: event.version.slice(0, 60),
      path: (event.path.split(/[?#]/)[0] ?? '').slice(0, 300),
      name: event.name.slice(0, 100),
      value: event.value ?? null,
      rating: event.rating ?? null,
      message: cut(event.message, 1000),
      stack: cut(event.stack, 8000),
      userAgent: cut(userAgent, 300),
    })),
  );
}

export async function forgetOldEvents(db: Database): Promise<void> {
  await db.delete(telemetryEvents).where(lt(telemetryEvents.at, sql`now() - interval '30 days'`));
}
