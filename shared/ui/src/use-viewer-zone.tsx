import { useSyncExternalStore } from 'react';

const never = () => () => {};
const unknown = () => null;

/** Chromium still says the name that the city had until 2001. */
function read(): string | null {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone === 'Asia/Calcutta' ? 'Asia/Kolkata' : (timeZone ?? null);
}

/** The viewer's own time zone (IANA); null on the server and while hydrating, which cannot know it. */
export function useViewerZone(): string | null {
  return useSyncExternalStore<string | null>(never, read, unknown);
}
