import { recordSearch } from '@kaksha/api-client/catalogue';
import { useHost } from '@kaksha/contract/host-context';
import type { CourseSummary, Page } from '@kaksha/domain/catalogue';
import { useEffect, useRef } from 'react';

/** A text that stays for this time is taken as finished. */
const settledMs = 2500;

/**
 * Counts a searched text once it stays unchanged and has found courses, for the popular searches of the home page.
 * A lost count is not an error.
 */
export function useRecordedSearch(text: string | undefined, found: Page<CourseSummary> | null): void {
  const { http } = useHost();
  const recorded = useRef(new Set<string>());
  const isCounted = !!text && text.length >= 2 && !!found && found.total > 0 && !found.similar;
  useEffect(() => {
    if (!isCounted || recorded.current.has(text)) return;
    const timer = setTimeout(() => {
      recorded.current.add(text);
      recordSearch(http, text).catch(() => undefined);
    }, settledMs);
    return () => clearTimeout(timer);
  }, [http, isCounted, text]);
}
