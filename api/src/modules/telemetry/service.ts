import type { ServiceContext } from '../../context';
import { addEvents, countEventsByRelease, deleteEventsBefore } from './repo';
import type { TelemetryEventWire } from './schema';

/** What browsers reported about one release in a period. */
export interface ReleaseFigures {
  remote: string;
  version: string;
  /** Times that it was loaded and ran. */
  loads: number;
  /** Times that it did not load. */
  loadFailures: number;
  /** Errors that it caused after loading. */
  errors: number;
  /** 75th percentile of the load time in milliseconds; null without a report. */
  loadMs: number | null;
  /** ISO 8601. */
  lastSeen: string;
}

type TelemetryContext = Pick<ServiceContext, 'db' | 'clock'>;

const retentionMs = 30 * 86_400_000;

const cut = (text: string | undefined, length: number) => text?.slice(0, length) ?? null;

/** Stores what a browser reports. The query of addresses is dropped, because it can contain names. */
export async function addTelemetry(
  { db }: TelemetryContext,
  { events, userAgent }: { events: readonly TelemetryEventWire[]; userAgent: string | undefined },
): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map((event) => ({
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
  }));
  await addEvents(db, rows);
}

/** The figures of each release that was reported since the moment. */
export async function getReleaseFigures(
  { db }: Pick<ServiceContext, 'db'>,
  { since }: { since: Date },
): Promise<ReleaseFigures[]> {
  const rows = await countEventsByRelease(db, since);
  return rows.map((row) => ({ ...row, lastSeen: (row.lastSeen ?? since).toISOString() }));
}

export async function deleteOldTelemetry({ db, clock }: TelemetryContext): Promise<void> {
  await deleteEventsBefore(db, new Date(clock.now().getTime() - retentionMs));
}
