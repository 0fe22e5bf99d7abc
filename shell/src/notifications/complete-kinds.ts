import { declarationOf, notificationKindNames, remoteOfKind } from '@kaksha/domain/notifications';
import type { LiveReleases } from '@kaksha/release/live-releases';

/**
 * The live releases with the kinds of the host, and with those of releases that could not declare theirs, which were
 * before contract 1.10. Only the server loads this module.
 */
export const withCompleteKinds = ({ remotes, shell }: LiveReleases): LiveReleases => ({
  remotes: Object.fromEntries(
    Object.entries(remotes).map(([name, remote]) => {
      const notifications = remote.notifications ?? earlierKinds(name);
      return [name, notifications.length > 0 ? { ...remote, notifications } : remote];
    }),
  ),
  shell: { ...shell, notifications: [declarationOf('security', 'shield-check')] },
});

const earlierKinds = (remote: string) =>
  notificationKindNames.filter((kind) => remoteOfKind(kind) === remote).map((kind) => declarationOf(kind));
