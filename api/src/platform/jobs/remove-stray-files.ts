import { removeStrayFiles as remove } from '../../modules/uploads/orphaned-files-service';
import type { ScheduledJob } from './job';

/** Removes picture files without a row, which a crash during an upload leaves behind. */
export const removeStrayFiles: ScheduledJob = {
  name: 'remove-stray-files',
  cron: '20 21 * * *',
  run: async (context) => {
    const files = await remove(context);
    if (files > 0) context.log.info({ files }, 'removed stray files');
  },
};
