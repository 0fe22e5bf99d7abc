import type { SafeStorage } from '@kaksha/contract/browser-storage';
import type { HistoryEntry, HistoryService } from '@kaksha/contract/host';
import * as limits from '@kaksha/domain/limits';

export const HISTORY_KEY = 'navigation-history';

const home: HistoryEntry = { path: '/', label: 'Home', isPaymentRelated: false, sourcePage: null };
const atHome: readonly HistoryEntry[] = [home];

export interface NavigationHistory extends HistoryService {
  /** Reads local storage. Called after the first render, which must match the server's. */
  restore(): void;
}

/**
 * The navigation history. Without storage (server, or blocked by the browser) it lives only in memory. Reads the
 * storage before each change, because other tabs write it too.
 */
export function createHistory(storage: SafeStorage | null): NavigationHistory {
  let entries = atHome;
  let isStored = storage !== null;
  const listeners = new Set<() => void>();

  function show(next: readonly HistoryEntry[]) {
    entries = next;
    for (const listener of listeners) listener();
  }

  function stored(): readonly HistoryEntry[] {
    if (!isStored) return entries;
    try {
      const read: unknown = JSON.parse(storage?.read(HISTORY_KEY) ?? 'null');
      const valid = Array.isArray(read) ? read.filter(isEntry).slice(-limits.historyEntries) : [];
      return valid.length > 0 ? valid : atHome;
    } catch {
      return atHome;
    }
  }

  return {
    get: () => entries,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    restore: () => show(stored()),
    record(entry) {
      const next = withEntry(stored(), entry);
      isStored = storage?.write(HISTORY_KEY, JSON.stringify(next)) ?? false;
      show(next);
    },
    clear() {
      storage?.write(HISTORY_KEY, null);
      show(atHome);
    },
  };
}

/** One entry per path and at most one payment page, always the newest; the oldest entries are dropped. */
function withEntry(entries: readonly HistoryEntry[], entry: HistoryEntry): readonly HistoryEntry[] {
  const replaced = (old: HistoryEntry) => old.path === entry.path || (entry.isPaymentRelated && old.isPaymentRelated);
  return [...entries.filter((old) => !replaced(old)), entry].slice(-limits.historyEntries);
}

function isEntry(value: unknown): value is HistoryEntry {
  const entry = value as Partial<HistoryEntry> | null;
  return (
    typeof entry === 'object' &&
    entry !== null &&
    typeof entry.path === 'string' &&
    entry.path.startsWith('/') &&
    typeof entry.label === 'string' &&
    typeof entry.isPaymentRelated === 'boolean' &&
    (entry.sourcePage === null || typeof entry.sourcePage === 'string')
  );
}
