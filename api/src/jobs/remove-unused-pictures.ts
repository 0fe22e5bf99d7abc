import { removeUnusedPictures as remove } from '../modules/uploads/leftovers-service';
import { hourMs, type Job } from './job';

/** Removes pictures that were uploaded and never used, with their files. */
export const removeUnusedPictures: Job = {
  name: 'remove-unused-pictures',
  everyMs: hourMs,
  run: async (context) => {
    const pictures = await remove(context);
    if (pictures > 0) context.log.info({ pictures }, 'removed unused pictures');
  },
};
