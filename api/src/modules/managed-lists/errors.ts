import * as limits from '@kaksha/domain/limits';
import { conflict, notFound } from '../../platform/http/api-error';

export const entryNotFound = () =>
  notFound('There is no such entry any more. Reload the list to see what changed.', 'LIST_ENTRY_NOT_FOUND');

export const lastShownEntry = () =>
  conflict('At least one entry has to be offered. Show another one first.', 'LAST_SHOWN_ENTRY');

export const listFull = () => conflict(`A list has at most ${limits.managedLists.entriesMax} entries.`, 'LIST_FULL');
