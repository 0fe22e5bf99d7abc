import { randomBytes } from 'node:crypto';
import { brand } from '@kaksha/domain/brand';
import { classPath, taughtBatchPath } from '@kaksha/domain/paths';
import { coursePath, slugOf } from '@kaksha/domain/slugs';
import { batchEvent } from '../../platform/calendar/batch-event';
import { writeCalendar } from '../../platform/calendar/ics';
import { inTransaction, type ServiceContext, type UserContext } from '../../platform/context/context';
import { batchOf } from '../../platform/database/batch-of';
import { hashOfToken } from '../../platform/encryption/token-hash';
import { eachPresented } from '../../platform/http/each-presented';
import { apiUrl, siteHost, siteOrigin } from '../../platform/settings/site';
import { calendarNotFound } from './errors';
import { maySeeBatch } from './policy';
import { findBatch, findFeed, findFeedOwner, listBatches, replaceFeed, revokeFeeds, type ScheduledBatch } from './repo';

const maxId = 2_147_483_647;

/**
 * The sessions of a batch as a calendar file. `file` is `<batch id>.ics`.
 * @throws ApiError CALENDAR_NOT_FOUND (404) for a batch that the caller may not see and one without sessions.
 */
export async function getBatchCalendar(
  context: ServiceContext,
  file: string,
): Promise<{ name: string; calendar: string }> {
  const { db, principal } = context;
  const id = Number(/^(\d{1,10})\.ics$/.exec(file)?.[1] ?? 0);
  const row = id > 0 && id <= maxId ? await findBatch(db, { batchId: id, readerId: principal?.id ?? 0 }) : null;
  if (!row) throw calendarNotFound();
  const event = maySeeBatch(principal, row) ? eventOf(context, row) : null;
  if (!event) throw calendarNotFound();
  const { name } = row.course;
  return { name: slugOf(name) || 'classes', calendar: writeCalendar({ name, events: [event] }) };
}

/** When the user's private calendar feed was created; null without one. */
export async function getCalendarFeed({ db, principal }: UserContext) {
  const createdAt = (await findFeed(db, principal.id))?.createdAt ?? null;
  return { active: createdAt !== null, createdAt };
}

/** Creates a private calendar feed and revokes the earlier one. Anyone with the URL can read it. */
export async function createCalendarFeed(context: UserContext): Promise<{ url: string; createdAt: Date }> {
  const token = randomBytes(32).toString('base64url');
  const createdAt = await inTransaction(context, ({ db, principal }) =>
    replaceFeed(db, principal.id, hashOfToken(token)),
  );
  return { url: apiUrl(context.settings, `/calendar/feed/${token}.ics`), createdAt };
}

export async function deleteCalendarFeed({ db, principal }: UserContext): Promise<void> {
  await revokeFeeds(db, principal.id);
}

/**
 * All sessions that the feed's owner attends or teaches. `file` is `<token>.ics`.
 * @throws ApiError CALENDAR_NOT_FOUND (404) for an unknown or revoked token.
 */
export async function readCalendarFeed(context: ServiceContext, file: string): Promise<string> {
  const { db } = context;
  const token = /^([\w-]{43})\.ics$/.exec(file)?.[1];
  const userId = token ? await findFeedOwner(db, hashOfToken(token)) : null;
  if (userId === null) throw calendarNotFound();
  const events = eachPresented(context, await listBatches(db, userId), (row) =>
    eventOf(context, row, row.hasSeat ? undefined : taughtBatchPath(row.batch.id)),
  );
  const shown = events.filter((event) => event !== null);
  return writeCalendar({ name: brand.name, events: shown }, ({ uid }, err) =>
    context.log.error({ err, uid }, 'an event cannot be written; left out'),
  );
}

/** @param page  of the batch, by default that of its course */
function eventOf(
  { settings, clock }: ServiceContext,
  { batch, course, trainerName, hasSeat, change }: ScheduledBatch,
  page = coursePath(course),
) {
  const joinUrl = hasSeat ? siteOrigin(settings) + classPath(batch.id) : null;
  const url = siteOrigin(settings) + page;
  const source = {
    batch: batchOf(batch),
    courseName: course.name,
    trainerName,
    url,
    joinUrl,
    change,
    now: clock.now(),
  };
  return batchEvent(source, siteHost(settings));
}
