import type { LiveReleases } from '@kaksha/release/live-releases';
import { overriddenBy } from '../src/remotes/override-names';

const loopback = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;
const remoteName = /^[a-z][a-z0-9-]{0,63}$/;

/**
 * Origins of the overrides in an address (`?remote=trainer@http://localhost:3103`), by remote. Only loopback addresses can
 * override, also a remote of which nothing is live.
 */
export function overridesOf(url: URL): Record<string, string> {
  const requested = url.searchParams.getAll('remote').map((value) => {
    const at = value.indexOf('@');
    return [value.slice(0, at), value.slice(at + 1).replace(/\/$/, '')] as const;
  });
  return Object.fromEntries(requested.filter(([name, origin]) => remoteName.test(name) && loopback.test(origin)));
}

/**
 * Replaces remotes with a developer's; the live release becomes the fallback when an override does not load. The browser
 * adds those of which nothing is live, because it can ask the developer's machine.
 */
export function withOverrides(live: LiveReleases, overrides: Readonly<Record<string, string>>): LiveReleases {
  const remotes = { ...live.remotes };
  for (const [name, origin] of Object.entries(overrides)) {
    const remote = remotes[name];
    if (!remote) continue;
    const { previous: _, ...fallback } = remote;
    remotes[name] = { ...remote, ...overriddenBy(origin), previous: fallback };
  }
  return { ...live, remotes };
}
