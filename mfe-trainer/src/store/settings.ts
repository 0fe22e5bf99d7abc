import { getBasicDetails, getPaymentConfig, getSupportLinks } from '@kaksha/api-client/trainer-settings';
import { loadArea } from './area';
import type { TrainerStore } from './trainer-store';

/** What the trainer says of themselves. None of these loads rejects: a failure is in the resource. */

export function loadSupportLinks(store: TrainerStore): Promise<void> {
  return loadArea(store, 'supportLinks', '', ({ trainerId }) => getSupportLinks(store.host.http, trainerId));
}

export function loadPricing(store: TrainerStore): Promise<void> {
  return loadArea(store, 'pricing', '', ({ trainerId }) => getPaymentConfig(store.host.http, trainerId));
}

export function loadDetails(store: TrainerStore): Promise<void> {
  return loadArea(store, 'details', '', ({ trainerId }) => getBasicDetails(store.host.http, trainerId));
}
