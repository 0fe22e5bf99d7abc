import { isDay } from '@kaksha/domain/dates';
import * as limits from '@kaksha/domain/limits';
import { type MaterialKind, materialKinds } from '@kaksha/domain/materials';
import { isPlannedDay } from '@kaksha/domain/timetable';
import { isOneOf } from '@kaksha/domain/typed';
import { batchOf } from '../../platform/database/batch-of';
import type { batches } from '../../platform/database/schema/course-parts';
import { invalid } from './errors';

/** As sent: the texts of a JSON body or of a multipart form. Empty days are none. */
export interface MaterialInput {
  kind?: string;
  title?: string;
  sessionDay?: string | null;
  visibleFrom?: string | null;
}

export interface MaterialValues {
  kind: MaterialKind;
  title: string;
  sessionDay: string | null;
  visibleFrom: string | null;
}

/**
 * Checks the fields that links and files share. `keptDay` is the stored day, which a moved batch may not have any more.
 * @throws ApiError VALIDATION_FAILED (400)
 */
export function readMaterial(
  input: MaterialInput,
  batch: typeof batches.$inferSelect,
  keptDay: string | null = null,
): MaterialValues {
  const { kind } = input;
  if (!isOneOf(materialKinds, kind)) throw invalid('kind', `Please choose one of ${materialKinds.join(', ')}`);
  const title = input.title?.trim() ?? '';
  if (!title) throw invalid('title', 'Title is required');
  if (title.length > limits.material.titleMax) {
    throw invalid('title', `Title must have at most ${limits.material.titleMax} characters`);
  }
  const sessionDay = input.sessionDay || null;
  if (
    sessionDay !== keptDay &&
    sessionDay !== null &&
    !(isDay(sessionDay) && isPlannedDay(batchOf(batch), sessionDay))
  ) {
    throw invalid('session_day', 'The batch has no class on this day');
  }
  const visibleFrom = input.visibleFrom || null;
  if (visibleFrom !== null && !isDay(visibleFrom)) throw invalid('visible_from', 'Please enter a day');
  return { kind, title, sessionDay, visibleFrom };
}
