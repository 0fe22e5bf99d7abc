/** What somebody typed in a form and did not save yet, kept on their device: by person, course and form. */
export interface FormPlace {
  userId: number;
  /** Null for a course that is not saved yet. */
  courseId: number | null;
  /** E.g. `details`, `batch-new`, `batch-12`. */
  form: string;
}

export interface KeptForm<V> {
  values: V;
  /** The version that is edited, where two may edit the same; else null. */
  version: number | null;
  /** ISO 8601, UTC. */
  keptAt: string;
}

const keyOf = ({ userId, courseId, form }: FormPlace) => `kaksha.course-form.${userId}.${courseId ?? 'new'}.${form}`;

/** False when the device has no room or keeps nothing. */
export function keepForm<V>(place: FormPlace, values: V, version: number | null = null): boolean {
  try {
    const kept: KeptForm<V> = { values, version, keptAt: new Date().toISOString() };
    localStorage.setItem(keyOf(place), JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

export function forgetForm(place: FormPlace): void {
  try {
    localStorage.removeItem(keyOf(place));
  } catch {
    // A device that keeps nothing has nothing to forget.
  }
}

/** What was kept; fields that it lacks, or that mean something else by now, are taken from `blank`. */
export function keptForm<V extends object>(place: FormPlace, blank: V): KeptForm<V> | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null') as KeptForm<Partial<V>> | null;
    if (!kept?.values || typeof kept.keptAt !== 'string') return null;
    const known = Object.entries(kept.values).filter(
      ([field, value]) => field in blank && typeof value === typeof blank[field as keyof V],
    );
    return { ...kept, values: { ...blank, ...Object.fromEntries(known) } };
  } catch {
    return null;
  }
}

/** Whether anything is kept there. */
export const isKept = (place: FormPlace): boolean => keptForm(place, {}) !== null;
