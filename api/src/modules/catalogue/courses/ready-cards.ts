import { createHash } from 'node:crypto';
import type { ServiceContext } from '../../../platform/context/context';
import { eachPresented } from '../../../platform/http/each-presented';
import { onWire } from '../../../platform/http/wire-case';
import { type Presentation, presentCourse } from './present';
import { findCurrentCards, storeCards } from './ready-cards-repo';
import { type CourseRow, loadCourses } from './repo';
import { CourseWire } from './schema';

/** Raise it when `presentCourse` gives another value to a field that exists. */
const presentation = 3;
const wire = onWire(CourseWire);

type CardContext = Pick<ServiceContext, 'db' | 'settings' | 'log'>;

export const cardOf = (row: CourseRow, settings: Presentation) =>
  JSON.stringify(wire.toWire?.(presentCourse(row, settings)));

/**
 * Course cards as JSON, in the order of the ids. Unknown ids are skipped. A card that is not current is built from the
 * tables and stored.
 * @param current  the cards that a query of this call has found current, by id
 */
export async function readyCards(
  { db, log, settings: { mediaBase } }: CardContext,
  ids: readonly number[],
  current?: Map<number, string>,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const format = formatOf(mediaBase);
  const cards = current ?? (await findCurrentCards(db, ids, format));
  const missing = ids.filter((id) => !cards.has(id));
  if (missing.length > 0) {
    const built = eachPresented({ log }, await loadCourses(db, missing), (row) => ({
      courseId: row.course.id,
      version: row.cardVersion,
      trainerId: row.trainer.id,
      trainerVersion: row.trainer.cardVersion,
      card: cardOf(row, { mediaBase }),
    }));
    // Storing can lose a deadlock with a change of several courses. The answer is right without it.
    if (built.length > 0)
      await storeCards(db, built, format).catch((err: unknown) => log.warn({ err }, 'course cards not stored'));
    for (const { courseId, card } of built) cards.set(courseId, card);
  }
  return ids.flatMap((id) => cards.get(id) ?? []);
}

const formats = new Map<string, string>();

/** Differs for every change of the wire format, so a release with a new field builds new cards. */
export function formatOf(mediaBase: string): string {
  const known = formats.get(mediaBase);
  if (known) return known;
  const format = createHash('sha256')
    .update(JSON.stringify([presentation, mediaBase, wire.schema]))
    .digest('base64url');
  formats.set(mediaBase, format);
  return format;
}
