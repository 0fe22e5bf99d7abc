import type { UnsavedService } from '@kaksha/contract/host';
import { createStore } from 'zustand/vanilla';

/** Messages about unsaved changes of all pages in this tab. Also makes the browser ask before the tab is closed. */
export function createUnsaved(): UnsavedService {
  const store = createStore<{ held: readonly { what: string }[]; sentences: readonly string[] }>(() => ({
    held: [],
    sentences: [],
  }));
  const set = (held: readonly { what: string }[]) => {
    if (typeof window !== 'undefined') {
      // Registered only while needed, because a `beforeunload` listener disables the back/forward cache in some
      // browsers.
      if (held.length > 0) window.addEventListener('beforeunload', ask);
      else window.removeEventListener('beforeunload', ask);
    }
    store.setState({ held, sentences: held.map(({ what }) => what) });
  };
  return {
    get: () => store.getState().sentences,
    subscribe: store.subscribe,
    hold(what) {
      const mine = { what };
      set([...store.getState().held, mine]);
      return () => {
        const { held } = store.getState();
        if (held.includes(mine)) set(held.filter((other) => other !== mine));
      };
    },
  };
}

function ask(event: BeforeUnloadEvent) {
  event.preventDefault();
}
