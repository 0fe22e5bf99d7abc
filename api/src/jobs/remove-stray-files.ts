import { removeStrayFiles as remove } from '../modules/uploads/leftovers';
import { dayMs, type Job } from './job';

/** Removes picture files without a row, which a crash during an upload leaves behind. */
export const removeStrayFiles: Job = {
  name: 'remove-stray-files',
  everyMs: dayMs,
  run: async ({ db, storage }) => {
    await remove(db, storage);
  },
};
