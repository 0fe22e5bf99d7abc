import type { LiveReleases } from '@kaksha/release/live-releases';

/** Version of a remote that a developer's machine serves. No release has it, so the server does not render it. */
export const OVERRIDE_VERSION = 'override';

const loopback = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;

/**
 * Origins of the overrides in an address (`?remote=trainer@http://localhost:3103`), by remote. Only live
 * remotes can be overridden, and only from loopback addresses.
 */
export function overridesOf(url: URL, live: LiveReleases): Record<string, string> {
  const requested = url.searchParams.getAll('remote').map((value) => {
    const at = value.indexOf('@');
    return [value.slice(0, at), value.slice(at + 1).replace(/\/$/, '')] as const;
  });
  return Object.fromEntries(
    requested.filter(([name, origin]) => Object.hasOwn(live.remotes, name) && loopback.test(origin)),
  );
}

/** Replaces remotes with a developer's; the live release becomes the fallback when an override does not load. */
export function withOverrides(live: LiveReleases, overrides: Readonly<Record<string, string>>): LiveReleases {
  const remotes = { ...live.remotes };
  for (const [name, origin] of Object.entries(overrides)) {
    const remote = remotes[name];
    if (!remote) continue;
    const { previous: _, ...fallback } = remote;
    remotes[name] = {
      ...remote,
      version: OVERRIDE_VERSION,
      entry: `${origin}/federated/remoteEntry.js`,
      integrity: '',
      styles: [{ href: `${origin}/federated/styles.css`, integrity: '' }],
      previous: fallback,
    };
  }
  return { ...live, remotes };
}
