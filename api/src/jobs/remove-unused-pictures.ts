import { removeLeftoverPictures } from '../modules/uploads/leftovers';
import { hourMs, type Job } from './job';

/** Removes pictures that were uploaded and never used, with their files. */
export const removeUnusedPictures: Job = {
  name: 'remove-unused-pictures',
  everyMs: hourMs,
  run: async ({ db, storage }) => {
    await removeLeftoverPictures(db, storage);
  },
};
