import { removeStrayMaterials as remove } from '../../modules/materials/service';
import type { ScheduledJob } from './job';

/** Removes files of materials without a row: of deleted batches, and of uploads that a crash interrupted. */
export const removeStrayMaterials: ScheduledJob = {
  name: 'remove-stray-materials',
  cron: '35 21 * * *',
  run: async (context) => {
    const files = await remove(context);
    if (files > 0) context.log.info({ files }, 'removed stray files of materials');
  },
};
