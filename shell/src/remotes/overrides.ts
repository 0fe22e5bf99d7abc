import { safeStorage } from '@kaksha/contract/browser-storage';
import type { Readable } from '@kaksha/contract/host';
import type { LiveReleases, LiveRemote } from '@kaksha/release/live-releases';
import { createStore } from 'zustand/vanilla';
import { factsAddress, key, overriddenBy, parameter } from './override-names';

/** A remote that this tab loads from a developer's machine. */
export interface Override {
  remote: string;
  origin: string;
  /** The override failed to load, so the live version runs. */
  failed: boolean;
}

export interface Overrides extends Readable<readonly Override[]> {
  failed(remote: string): void;
  /** Removes the overrides of this tab. */
  takeOff(): void;
}

/**
 * Overrides are stored per tab, so that shared addresses do not contain them. A full page load without them in the
 * address reloads with them, because the server must allow their origins in its content security policy.
 * @param given  overrides that the server accepted; undefined where overrides are not allowed
 * @returns null when the page is about to reload with the stored overrides
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

/** What a developer's machine tells of a remote. */
type Declared = Pick<LiveRemote, 'title' | 'routes' | 'access' | 'contract' | 'extensions' | 'menus' | 'notifications'>;

/** Adds the overridden remotes of which nothing is live, with the facts that their developer's machine serves. */
export async function addNewRemotes({ remotes }: Pick<LiveReleases, 'remotes'>, overrides: Overrides): Promise<void> {
  const isNew = ({ remote }: Override) => !Object.hasOwn(remotes, remote);
  await Promise.all(
    overrides
      .get()
      .filter(isNew)
      .map(async ({ remote, origin }) => {
        try {
          const answer = await fetch(factsAddress(origin), { cache: 'no-store', signal: AbortSignal.timeout(15_000) });
          const facts: Declared = await answer.json();
          const { title, routes, access, contract, extensions = [], menus = [], notifications = [] } = facts;
          const declared = { title, routes, access, contract, extensions, menus, notifications };
          remotes[remote] = { ...declared, ...overriddenBy(origin), previous: null };
        } catch {
          overrides.failed(remote);
        }
      }),
  );
}

function remembered(view: Window): string[] {
  try {
    const list: unknown = JSON.parse(storageOf(view).read(key) ?? '[]');
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** Where storage is blocked, the override applies to this page only. */
function remember(view: Window, list: readonly string[]) {
  storageOf(view).write(key, list.length > 0 ? JSON.stringify(list) : null);
}

const storageOf = (view: Window) => safeStorage(() => view.sessionStorage);
