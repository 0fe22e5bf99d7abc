import { createCalendarFeed, deleteCalendarFeed } from '@kaksha/api-client/calendar';
import type { LearnerStore } from './learner-store';
import type { CalendarFeed } from './own-lists';

/** Makes a private calendar address, and ends an earlier one. Rejects with `ApiError`. */
export async function renewFeed(store: LearnerStore): Promise<void> {
  put(store, await createCalendarFeed(store.host.http));
}

/** Ends the private calendar address. Rejects with `ApiError`. */
export async function revokeFeed(store: LearnerStore): Promise<void> {
  await deleteCalendarFeed(store.host.http);
  put(store, { createdAt: null, url: null });
}

function put({ state }: LearnerStore, data: CalendarFeed): void {
  state.setState({ feed: { status: 'succeeded', data, error: null } });
}
