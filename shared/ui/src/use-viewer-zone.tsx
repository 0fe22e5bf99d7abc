import { useSyncExternalStore } from 'react';

const never = () => () => {};
const unknown = () => null;

/** Chromium still reports the old name of the city. */
function read(): string | null {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone === 'Asia/Calcutta' ? 'Asia/Kolkata' : (timeZone ?? null);
}

/** The viewer's IANA time zone; null on the server and during hydration. */
export function useViewerZone(): string | null {
  return useSyncExternalStore<string | null>(never, read, unknown);
}
