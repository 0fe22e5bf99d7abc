import { createHash, randomBytes } from 'node:crypto';
import { brand } from '@kaksha/domain/brand';
import { coursePath, slugOf } from '@kaksha/domain/slugs';
import { notFound } from '../../api-error';
import { batchOf } from '../../batch-of';
import { batchEvent } from '../../calendar/batch-event';
import { writeCalendar } from '../../calendar/ics';
import type { Database } from '../../db/database';
import type { Settings } from '../../settings';
import { apiUrl, siteHost, siteOrigin } from '../../site';
import type { Viewer } from '../../viewer';
import { maySeeRun } from './policy';
import { findFeed, findFeedOwner, findRun, hasSeat, listRuns, type RunRow, replaceFeed, revokeFeeds } from './repo';

type Person = NonNullable<Viewer>;

const noSuchCalendar = () => notFound('There is no such calendar.', 'CALENDAR_NOT_FOUND');

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

function eventOf({ batch, course, trainerName }: RunRow, settings: Settings) {
  const url = siteOrigin(settings) + coursePath(course);
  const run = { batch: batchOf(batch), courseName: course.name, trainerName, url, updatedAt: batch.updatedAt };
  return batchEvent(run, siteHost(settings));
}

/** The sessions of a batch as a calendar file. Throws 404 for one that is not there, not for the viewer, or has no session. */
export async function getBatchCalendar(
  db: Database,
  settings: Settings,
  viewer: Viewer,
  file: string,
): Promise<{ name: string; calendar: string }> {
  const id = Number(/^(\d{1,10})\.ics$/.exec(file)?.[1] ?? 0);
  const run = id > 0 && id <= 2_147_483_647 ? await findRun(db, id) : null;
  const seat = run !== null && viewer !== null && (await hasSeat(db, viewer.id, id));
  const event = run && maySeeRun(viewer, run, seat) ? eventOf(run, settings) : null;
  if (!run || !event) throw noSuchCalendar();
  return {
    name: slugOf(run.course.name) || 'classes',
    calendar: writeCalendar({ name: run.course.name, events: [event] }),
  };
}

/** When the person's private calendar address was made; null when there is none. */
export async function getCalendarFeed(db: Database, person: Person): Promise<Date | null> {
  return (await findFeed(db, person.id))?.createdAt ?? null;
}

/** Makes a private calendar address, which whoever has it can read; an earlier one ends. */
export async function createCalendarFeed(
  db: Database,
  settings: Settings,
  person: Person,
): Promise<{ url: string; createdAt: Date }> {
  const token = randomBytes(32).toString('base64url');
  const createdAt = await db.transaction((tx) => replaceFeed(tx, person.id, hashOf(token)));
  return { url: apiUrl(settings, `/calendar/feed/${token}.ics`), createdAt };
}

/** Ends the person's private calendar address, if there is one. */
export async function deleteCalendarFeed(db: Database, person: Person): Promise<void> {
  await revokeFeeds(db, person.id);
}

/** All sessions that the address' person takes part in or teaches. Throws 404 for an address that is not, or no longer. */
export async function readCalendarFeed(db: Database, settings: Settings, file: string): Promise<string> {
  const token = /^([\w-]{43})\.ics$/.exec(file)?.[1];
  const userId = token ? await findFeedOwner(db, hashOf(token)) : null;
  if (userId === null) throw noSuchCalendar();
  const runs = await listRuns(db, userId);
  return writeCalendar({ name: brand.name, events: runs.flatMap((run) => eventOf(run, settings) ?? []) });
}
