import { materialRules } from '@kaksha/domain/material-rules';
import { type MaterialKind, materialKinds } from '@kaksha/domain/materials';
import { required } from '@kaksha/domain/typed';
import { batchOf } from '../../platform/database/batch-of';
import type { batches } from '../../platform/database/schema/courses';
import { check } from '../../platform/http/form';

const fieldRules = materialRules.pick(['kind', 'title', 'sessionDay', 'visibleFrom']);
const linkRules = materialRules.pick(['link']);

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
  const { kind = '', title = '', sessionDay, visibleFrom } = input;
  const values = { kind, title: title.trim(), sessionDay: sessionDay || null, visibleFrom: visibleFrom || null };
  const names = { sessionDay: 'session_day', visibleFrom: 'visible_from' };
  check(fieldRules, values, names, { batch: batchOf(batch), keptDay });
  return {
    ...values,
    kind: required(
      materialKinds.find((one) => one === kind),
      'the kind',
    ),
  };
}

/** The trimmed link. @throws ApiError VALIDATION_FAILED (400) */
export function readLink(typed: string): string {
  const link = typed.trim();
  check(linkRules, { link });
  return link;
}
