import { useSyncExternalStore } from 'react';

const never = () => () => {};
const read = () => Intl.DateTimeFormat().resolvedOptions().timeZone ?? null;
const unknown = () => null;

/** The viewer's own time zone (IANA); null on the server and while hydrating, which cannot know it. */
export function useViewerZone(): string | null {
  return useSyncExternalStore<string | null>(never, read, unknown);
}
