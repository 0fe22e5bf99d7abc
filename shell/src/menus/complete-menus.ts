import type { LiveReleases } from '@kaksha/release/live-releases';
import { earlierEntries } from './earlier-entries';
import { ownEntries } from './own-entries';

/** The live releases with the entries of the host, and of releases that could not declare theirs. */
export const withCompleteMenus = ({ remotes, shell }: LiveReleases): LiveReleases => ({
  remotes: Object.fromEntries(
    Object.entries(remotes).map(([name, remote]) => {
      const menus = remote.menus ?? earlierEntries[name];
      return [name, menus ? { ...remote, menus } : remote];
    }),
  ),
  shell: { ...shell, menus: ownEntries },
});
