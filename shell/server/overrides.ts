import type { OnAir } from './live-releases';

/** The version of a remote that a developer's machine serves. */
export const OVERRIDE_VERSION = 'override';

const loopback = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;

/**
 * Which remotes an address asks for from a developer's machine: `?remote=trainer@http://localhost:3103`, by name.
 * Only what is live can be tried in its place, and only loopback addresses are followed.
 */
export function overridesOf(url: URL, { registry }: OnAir): Record<string, string> {
  const asked = url.searchParams.getAll('remote').map((value) => {
    const at = value.indexOf('@');
    return [value.slice(0, at), value.slice(at + 1).replace(/\/$/, '')] as const;
  });
  return Object.fromEntries(
    asked.filter(([name, origin]) => Object.hasOwn(registry.remotes, name) && loopback.test(origin)),
  );
}

/**
 * What is live, with some remotes from elsewhere. The live version stands behind each, for when it does not load; and
 * the server does not render it, because the browser alone can reach it.
 */
export function withOverrides(onAir: OnAir, overrides: Readonly<Record<string, string>>): OnAir {
  const remotes = { ...onAir.registry.remotes };
  const releases = new Map(onAir.releases);
  for (const [name, origin] of Object.entries(overrides)) {
    const live = remotes[name];
    if (!live) continue;
    const { previous: _, ...behind } = live;
    remotes[name] = {
      ...live,
      version: OVERRIDE_VERSION,
      entry: `${origin}/federated/remoteEntry.js`,
      integrity: '',
      styles: [{ href: `${origin}/federated/styles.css`, integrity: '' }],
      previous: behind,
    };
    releases.delete(name);
  }
  return { ...onAir, registry: { remotes }, releases };
}
