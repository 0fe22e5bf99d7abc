import { deviceStorage } from '@kaksha/contract/browser-storage';
import { currentTime } from '@kaksha/contract/now';
/** Values of a form that a user typed and has not saved, stored in the browser's local storage. */
export interface FormDraft<V> {
  values: V;
  /** Version of the record that was edited; null for records without versions. */
  version: number | null;
  /** ISO 8601, UTC. */
  savedAt: string;
}

export interface FormDraftKey {
  /** Kind of record, e.g. `course` or `post`. */
  area: string;
  userId: number;
  /** Null for a record that is not created yet. */
  recordId: number | null;
  /** Distinguishes the forms of one record, e.g. `details` or `batch-12`. */
  form: string;
}

const prefixOf = (area: string, userId: number) => `kaksha.draft.${area}.${userId}.`;
const storageKey = ({ area, userId, recordId, form }: FormDraftKey) =>
  `${prefixOf(area, userId)}${recordId ?? 'new'}.${form}`;

/** Returns false when the browser refuses to store it. */
export function writeFormDraft<V extends object>(key: FormDraftKey, values: V, version: number | null = null): boolean {
  const draft: FormDraft<V> = { values, version, savedAt: currentTime().toISOString() };
  return deviceStorage.write(storageKey(key), JSON.stringify(draft));
}

export function removeFormDraft(key: FormDraftKey): void {
  deviceStorage.write(storageKey(key), null);
}

/** Fields that the draft lacks, or stores with another type, take the value of `defaults`. Null without a draft. */
export function readFormDraft<V extends object>(key: FormDraftKey, defaults: V): FormDraft<V> | null {
  try {
    const draft: FormDraft<Partial<V>> | null = JSON.parse(deviceStorage.read(storageKey(key)) ?? 'null');
    if (!draft?.values || typeof draft.savedAt !== 'string') return null;
    const fields = new Map<string, unknown>(Object.entries(defaults));
    const known = Object.entries(draft.values).filter(
      ([field, value]) => fields.has(field) && typeName(value) === typeName(fields.get(field)),
    );
    return { ...draft, values: { ...defaults, ...Object.fromEntries(known) } };
  } catch {
    return null;
  }
}

export const hasFormDraft = (key: FormDraftKey): boolean => readFormDraft(key, {}) !== null;

/** All drafts of a user in one area, latest first. */
export function listFormDrafts<V extends object>(
  area: string,
  userId: number,
  defaults: V,
): { key: FormDraftKey; draft: FormDraft<V> }[] {
  const prefix = prefixOf(area, userId);
  return deviceStorage
    .keys()
    .filter((name) => name.startsWith(prefix))
    .flatMap((name) => {
      const [record = '', form = ''] = name.slice(prefix.length).split('.');
      const key = { area, userId, recordId: record === 'new' ? null : Number(record), form };
      const draft = readFormDraft(key, defaults);
      return draft ? [{ key, draft }] : [];
    })
    .sort((a, b) => b.draft.savedAt.localeCompare(a.draft.savedAt));
}

const typeName = (value: unknown) => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value);
