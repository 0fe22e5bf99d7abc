import { createHash } from 'node:crypto';
import { Type } from 'typebox';
import { ApiError } from './api-error';
import type { Convert } from './wire-case';

/** Field of a request that saves a whole record. */
export const versionField = Type.Optional(
  Type.Integer({
    title: 'Version',
    description: 'The version that the caller edited; 409 when it is outdated. Without it the request always saves',
  }),
);

/** Field of an answer with a record. */
export const recordVersion = Type.Integer({ description: 'Changes with the record; a save sends it back' });

/** `recordVersion` of a record that many callers only read. */
export const editorsVersion = Type.Optional(
  Type.Integer({ description: 'Changes with the record; a save sends it back. Only for callers who may change it' }),
);

/**
 * The version of a record: 48 bits of a digest of the values that its form saves. It needs no column, and changes with
 * every writer of the values. See decision 0205.
 */
export function versionOf(values: object): number {
  return createHash('sha256').update(JSON.stringify(values)).digest().readUIntBE(0, 6);
}

/** Another save came between the read and the save of the caller. */
export class EditConflict<R = unknown> extends ApiError {
  /** The record as the wire shows it. */
  presented: unknown;
  constructor(
    name: string,
    /** Reads the record as it is stored now. */
    readonly read: () => R | Promise<R>,
  ) {
    super(409, 'EDIT_CONFLICT', `Someone saved this ${name} since you opened it. Reload it to see their changes.`);
  }
}

/**
 * Call it while the record is locked, so that of two saves with one version the second is refused.
 * @param read  the record as the answer of the save has it; runs after the transaction
 * @throws ApiError EDIT_CONFLICT (409)
 */
export function requireVersion<R>(
  { given, stored }: { given: number | undefined; stored: number },
  { name, read }: { name: string; read: () => R | Promise<R> },
): void {
  if (given !== undefined && given !== stored) throw new EditConflict(name, read);
}

/** The saved record; after a conflict the refusal shows the stored record in the same way. */
export async function answerSave<R, W>(save: Promise<R>, present: (record: R) => W): Promise<W> {
  try {
    return present(await save);
  } catch (error) {
    if (error instanceof EditConflict) error.presented = present(await error.read());
    throw error;
  }
}

/** Runs a save; the refusal of an outdated version shows the stored record with the names of the wire. */
export async function showingStored<T>(save: () => Promise<T>, toWire: Convert): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (error instanceof EditConflict) {
      const record = error.presented ?? (await error.read());
      error.presented = toWire ? toWire(record) : record;
    }
    throw error;
  }
}
