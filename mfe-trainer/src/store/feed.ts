import { createCalendarFeed, deleteCalendarFeed, getCalendarFeed } from '@kaksha/api-client/calendar';
import { loadArea, putArea } from './area';
import type { TrainerStore } from './trainer-store';

/** Whether there is a private calendar address. One that was made on this visit is still told. */
export function loadFeed(store: TrainerStore): Promise<void> {
  return loadArea(store, 'feed', '', async () => {
    const { createdAt } = await getCalendarFeed(store.host.http);
    const known = store.state.getState().area.feed['']?.data;
    return { createdAt, url: known?.createdAt === createdAt ? known.url : null };
  });
}

/** Makes a private calendar address, and ends an earlier one. Rejects with `ApiError`. */
export async function renewFeed(store: TrainerStore): Promise<void> {
  putArea(store, 'feed', '', await createCalendarFeed(store.host.http));
}

/** Ends the private calendar address. Rejects with `ApiError`. */
export async function revokeFeed(store: TrainerStore): Promise<void> {
  await deleteCalendarFeed(store.host.http);
  putArea(store, 'feed', '', { createdAt: null, url: null });
}
