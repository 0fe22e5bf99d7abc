import type { Resource, ResourceError } from '@kaksha/api-client/resource';

export interface CommonFailure {
  error: ResourceError;
  isOffline: boolean;
}

/** Why no section can load: the device is offline, or all failed for the same reason. Null when a section alone failed. */
export function commonFailure(sections: readonly Resource<unknown>[]): CommonFailure | null {
  const errors = sections.map(({ error }) => error);
  const lost = errors.find((error) => error?.status === 0);
  if (lost && !navigator.onLine) return { error: lost, isOffline: true };
  const [first] = errors;
  const isSame = errors.every((error) => error?.status === first?.status && error?.message === first?.message);
  return first && isSame ? { error: first, isOffline: false } : null;
}
