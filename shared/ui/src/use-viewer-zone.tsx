import { deviceTimeZone } from '@kaksha/domain/dates';
import { useSyncExternalStore } from 'react';

const never = () => () => {};
const unknown = () => null;

/** The viewer's IANA time zone; null on the server and during hydration. */
export function useViewerZone(): string | null {
  return useSyncExternalStore<string | null>(never, deviceTimeZone, unknown);
}
