import { cutText } from '@kaksha/domain/cut-text';
import { networkOf } from '@kaksha/domain/network-address';
import type { ReleaseMetrics } from '@kaksha/domain/release-metrics';
import { dayMs } from '@kaksha/domain/time-units';
import type { ServiceContext } from '../../platform/context/context';
import { keyFor } from '../../platform/encryption/signing-key';
import { sign } from '../../platform/payment-providers/signature';
import { deleteReportsBefore } from './csp-reports-repo';
import { readPageToken } from './page-token';
import {
  addEvents,
  addVitals,
  countErrorsOfPage,
  countEventsByRelease,
  deleteEventsAbove,
  deleteEventsBefore,
  type NewEvent,
} from './repo';
import { framesOf, withoutPersonalData } from './reported-text';
import { type TelemetryEventWire, vitalLimits } from './schema';

type TelemetryContext = Pick<ServiceContext, 'db' | 'clock'>;

interface Report {
  events: readonly TelemetryEventWire[];
  /** Token of the page that sent the report. */
  page: string | undefined;
  /** Network address of the sender. */
  address: string;
  userAgent: string | undefined;
}

const retentionMs = 30 * dayMs;
/** Events of all releases together. An event needs up to 4 KB. */
const maxStoredEvents = 100_000;
/** As many as the browser sends. */
const maxErrorsPerPage = 20;

/** Unknown measurements and values that no page can have are dropped. */
const isCredible = ({ kind, name, value = -1 }: TelemetryEventWire) =>
  kind === 'error' || (value >= 0 && value <= (vitalLimits[name] ?? -1));

/** One event of each name, with the greatest value. */
function greatestByName(rows: readonly NewEvent[]): NewEvent[] {
  const sorted = [...rows].sort((a, b) => (a.value ?? 0) - (b.value ?? 0));
  return [...new Map(sorted.map((row) => [row.name, row])).values()];
}

/**
 * Stores the reports of a browser. Drops reports without the token of a page that this site served, events of releases
 * that the page did not include, and texts that can name a person: queries, mail addresses, stacks except positions.
 */
export async function addTelemetry(
  { db, clock, log, signingKey }: TelemetryContext & Pick<ServiceContext, 'log' | 'signingKey'>,
  { events, page, address, userAgent }: Report,
): Promise<void> {
  const now = clock.now();
  const served = readPageToken(signingKey, page, now);
  if (!served) return;
  const accepted = events.filter(
    (event) => served.releases.has(`${event.remote}@${event.version}`) && isCredible(event),
  );
  if (accepted.length === 0) return;
  const day = now.toISOString().slice(0, 10);
  const network = sign(`${day}|${networkOf(address)}`, keyFor(signingKey, 'telemetry network')).slice(0, 24);
  const rows = accepted.map((event) => ({
    page: served.id,
    network,
    kind: event.kind,
    remote: cutText(event.remote, 60),
    version: cutText(event.version, 60),
    path: withoutPersonalData(event.path, 300),
    name: cutText(event.name, 100),
    value: event.kind === 'vital' ? (event.value ?? null) : null,
    rating: event.rating ?? null,
    message: event.message === undefined ? null : withoutPersonalData(event.message, 1000),
    stack: framesOf(event.stack),
    userAgent: userAgent === undefined ? null : cutText(userAgent, 300),
    reference: event.reference,
  }));
  for (const { reference, remote, version, path, name: where, message } of await store(db, served.id, rows)) {
    if (reference) log.warn({ reference, remote, version, path, where, message }, 'a visitor saw an error');
  }
  await deleteEventsAbove(db, maxStoredEvents);
}

/** @returns the stored errors */
async function store<Row extends NewEvent>(
  db: ServiceContext['db'],
  page: string,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  const isError = ({ kind }: NewEvent) => kind === 'error';
  const isVital = ({ kind, name }: NewEvent) => kind === 'vital' && name !== 'REMOTE';
  const errors = rows.filter(isError);
  const left = errors.length > 0 ? Math.max(0, maxErrorsPerPage - (await countErrorsOfPage(db, page))) : 0;
  const stored = errors.slice(0, left);
  const plain = [...rows.filter((row) => !isError(row) && !isVital(row)), ...stored];
  if (plain.length > 0) await addEvents(db, plain);
  const vitals = greatestByName(rows.filter(isVital));
  if (vitals.length > 0) await addVitals(db, vitals);
  return stored;
}

/** The figures of each release that was reported since the moment. */
export async function getReleaseFigures(
  { db }: Pick<ServiceContext, 'db'>,
  { since }: { since: Date },
): Promise<ReleaseMetrics[]> {
  const rows = await countEventsByRelease(db, since);
  return rows.map((row) => ({ ...row, lastSeen: (row.lastSeen ?? since).toISOString() }));
}

export async function deleteOldTelemetry({ db, clock }: TelemetryContext): Promise<void> {
  const oldest = new Date(clock.now().getTime() - retentionMs);
  await deleteEventsBefore(db, oldest);
  await deleteReportsBefore(db, oldest.toISOString().slice(0, 10));
}
