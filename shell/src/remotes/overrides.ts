import type { Readable } from '@kaksha/contract/host';
import { createStore } from 'zustand/vanilla';

/** A remote that this tab tries from a developer's machine. */
export interface Override {
  remote: string;
  origin: string;
  /** It did not load: the live version is in its place. */
  failed: boolean;
}

export interface Overrides extends Readable<readonly Override[]> {
  failed(remote: string): void;
  /** Back to what is live, in this tab. */
  takeOff(): void;
}

const key = 'kaksha:remotes';
const parameter = 'remote';

/**
 * Overrides hold for the tab and are not part of the addresses that people share: the address says them once, the tab
 * remembers them, and asks the server for them again at each full load, because its policy has to let them in.
 * @param given  what the server accepted, by name; undefined where nobody may try any
 * @returns null when the page is about to be loaded again with the tab's overrides
 */
export function adoptOverrides(given: Record<string, string> | undefined, view: Window = window): Overrides | null {
  const address = new URL(view.location.href);
  const asks = address.searchParams.has(parameter);
  const wanted = given === undefined ? [] : remembered(view);
  if (given !== undefined && asks) {
    remember(
      view,
      Object.entries(given).map(([remote, origin]) => `${remote}@${origin}`),
    );
    address.searchParams.delete(parameter);
    view.history.replaceState(view.history.state, '', address);
  } else if (wanted.length > 0) {
    for (const one of wanted) address.searchParams.append(parameter, one);
    view.location.replace(address);
    return null;
  }
  const store = createStore<{ list: readonly Override[] }>(() => ({
    list: Object.entries(given ?? {}).map(([remote, origin]) => ({ remote, origin, failed: false })),
  }));
  return {
    get: () => store.getState().list,
    subscribe: store.subscribe,
    failed: (remote) =>
      store.setState(({ list }) => ({
        list: list.map((one) => (one.remote === remote ? { ...one, failed: true } : one)),
      })),
    takeOff() {
      remember(view, []);
      view.location.reload();
    },
  };
}

function remembered({ sessionStorage }: Window): string[] {
  try {
    const list: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

function remember({ sessionStorage }: Window, list: readonly string[]) {
  try {
    if (list.length > 0) sessionStorage.setItem(key, JSON.stringify(list));
    else sessionStorage.removeItem(key);
  } catch {
    // Where nothing may be kept, the override holds for this one page.
  }
}
