import type { DataRouter, RouterState } from 'react-router';

/** The part of the router that is used. */
type Followed = Pick<DataRouter, 'state' | 'subscribe'>;

export interface ShownPages {
  /** Records the pages that this router shows from now on. */
  follow(router: Followed): void;
  /** Whether the current navigation leads to a page that was shown before. */
  isComingBack(): boolean;
}

/** Remembers the addresses that this tab has shown; their data are still in the remotes' stores. */
export function createShownPages(): ShownPages {
  const shown = new Set<string>();
  let destination: string | null = null;

  const note = ({ location, navigation }: Pick<RouterState, 'location' | 'navigation'>) => {
    destination = navigation.location ? addressOf(navigation.location) : null;
    if (!destination) shown.add(addressOf(location));
  };
  return {
    follow(router) {
      note(router.state);
      router.subscribe(note);
    },
    isComingBack: () => destination !== null && shown.has(destination),
  };
}

const addressOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;
