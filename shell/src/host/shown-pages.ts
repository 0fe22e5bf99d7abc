import type { DataRouter, RouterState } from 'react-router';

/** What is asked of the router. */
type Followed = Pick<DataRouter, 'state' | 'subscribe'>;

export interface ShownPages {
  /** Notes every page that this router shows from now on. */
  follow(router: Followed): void;
  /** Whether the navigation under way leads to a page that was shown before. */
  isComingBack(): boolean;
}

/** Remembers which addresses this tab has shown: what their pages need is in the remotes' stores. */
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
