import { removeUnusedPictures as remove } from '../../modules/uploads/orphaned-files-service';
import type { ScheduledJob } from './job';

/** Removes pictures that were uploaded and never used, with their files. */
export const removeUnusedPictures: ScheduledJob = {
  name: 'remove-unused-pictures',
  cron: '10 * * * *',
  run: async (context) => {
    const pictures = await remove(context);
    if (pictures > 0) context.log.info({ pictures }, 'removed unused pictures');
  },
};
