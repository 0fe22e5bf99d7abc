export interface Source {
  remote: string;
  version: string;
}

/** Release files are at /remotes/<remote>/<version>/…, so a stack trace names the remote. */
const releaseFile = /\/remotes\/([\w-]+)\/([\w.+-]+)\//g;
const regionName = /^region:([\w-]+)$/;
/** What the shell catches outside of regions. Other places are remotes' own. */
const shellPlace = /^(?:boot|hydrate|promise|render|window|shell:.*)$/;

const componentsOf = new WeakMap<object, string>();

/** Keeps the components around an error. Errors that React throws name no other file of a remote. */
export function keepComponents(error: unknown, components: string | null | undefined): void {
  if (typeof error === 'object' && error !== null && components) componentsOf.set(error, components);
}

export const remoteOnScreen = () => document.querySelector<HTMLElement>('[data-remote]')?.dataset.remote;

/**
 * Finds remote and version of an error: from the error itself, the first remote in its stack or in the components around
 * it, the region that caught it, or the current page; else the shell. Files of the shell (React, services of the host)
 * run for every remote, so they do not decide.
 */
export function sourceOf(error: unknown, where: string, versionOf: (remote: string) => string | null): Source {
  const shell = { remote: 'shell', version: __BUILD__.version };
  const known = (name: string): Source =>
    name === 'shell' ? shell : { remote: name, version: versionOf(name) ?? 'unknown' };

  const thrown: object = typeof error === 'object' && error !== null ? error : {};
  const { remote, version, stack } = thrown as { remote?: unknown; version?: unknown; stack?: unknown };
  if (typeof remote === 'string' && typeof version === 'string') return { remote, version };

  const found = remoteIn(stack) ?? remoteIn(componentsOf.get(thrown));
  if (found) return found;

  const region = regionName.exec(where)?.[1];
  if (region) return known(region);

  if (stack && shellPlace.test(where)) return shell;
  const onScreen = remoteOnScreen();
  return onScreen ? known(onScreen) : shell;
}

function remoteIn(stack: unknown): Source | undefined {
  if (typeof stack !== 'string') return undefined;
  for (const [, remote, version] of stack.matchAll(releaseFile)) {
    if (remote && version && remote !== 'shell') return { remote, version };
  }
  return undefined;
}
