import type { Viewer } from '../../viewer';

/** Who lists batches of no particular course or trainer: a trainer their own, an admin everybody's; nobody else. */
export function listsBatchesOf(viewer: Viewer): { trainerId?: number } | null {
  if (viewer?.isAdmin) return {};
  return viewer && viewer.trainerId !== null ? { trainerId: viewer.trainerId } : null;
}
