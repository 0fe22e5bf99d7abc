import { removeStrayFiles as remove } from '../modules/uploads/leftovers-service';
import { dayMs, type Job } from './job';

/** Removes picture files without a row, which a crash during an upload leaves behind. */
export const removeStrayFiles: Job = {
  name: 'remove-stray-files',
  everyMs: dayMs,
  run: async (context) => {
    const files = await remove(context);
    if (files > 0) context.log.info({ files }, 'removed stray files');
  },
};
