import { networkOf } from '@kaksha/domain/network-address';
import type { ServiceContext } from '../../context';
import { sign } from '../../payment-providers/signature';
import { readPageToken } from './page-token';
import { addEvents, countEventsByRelease, deleteEventsAbove, deleteEventsBefore } from './repo';
import type { TelemetryEventWire } from './schema';

/** Reports of browsers about one release in a period. */
export interface ReleaseFigures {
  remote: string;
  version: string;
  /** Networks in which it was loaded and ran. */
  loads: number;
  /** Networks in which it did not load. */
  loadFailures: number;
  /** Networks in which it caused errors after loading. */
  errors: number;
  /** 75th percentile of the load time in milliseconds; null without a report. */
  loadMs: number | null;
  /** ISO 8601. */
  lastSeen: string;
}

type TelemetryContext = Pick<ServiceContext, 'db' | 'clock'>;

interface Report {
  events: readonly TelemetryEventWire[];
  /** Token of the page that sent the report. */
  page: string | undefined;
  /** Network address of the sender. */
  address: string;
  userAgent: string | undefined;
}

const retentionMs = 30 * 86_400_000;
/** Events of all releases together. An event needs up to 10 KB. */
const maxStoredEvents = 100_000;

const cut = (text: string | undefined, length: number) => text?.slice(0, length) ?? null;

/**
 * Stores the reports of a browser. Drops reports without the token of a page that this site served, and events of
 * releases that the page did not include. The query of addresses is dropped, because it can contain names.
 */
export async function addTelemetry(
  { db, clock, signingKey }: TelemetryContext & Pick<ServiceContext, 'signingKey'>,
  { events, page, address, userAgent }: Report,
): Promise<void> {
  const now = clock.now();
  const served = readPageToken(signingKey, page, now);
  if (!served) return;
  const accepted = events.filter(({ remote, version }) => served.releases.has(`${remote}@${version}`));
  if (accepted.length === 0) return;
  const day = now.toISOString().slice(0, 10);
  const network = sign(`network|${day}|${networkOf(address)}`, signingKey).slice(0, 24);
  const rows = accepted.map((event) => ({
    page: served.id,
    network,
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
  await deleteEventsAbove(db, maxStoredEvents);
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
