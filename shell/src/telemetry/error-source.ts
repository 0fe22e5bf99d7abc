export interface Source {
  remote: string;
  version: string;
}

/** Release files are at /remotes/<remote>/<version>/…, so a stack trace names the remote. */
const releaseFile = /\/remotes\/([\w-]+)\/([\w.+-]+)\//;
const regionName = /^region:([\w-]+)$/;

export const remoteOnScreen = () => document.querySelector<HTMLElement>('[data-remote]')?.dataset.remote;

/**
 * Finds remote and version of an error: from the error itself, the first release in its stack, the region that caught
 * it, or the current page; else the shell.
 */
export function sourceOf(error: unknown, where: string, versionOf: (remote: string) => string | null): Source {
  const shell = { remote: 'shell', version: __BUILD__.version };
  const known = (name: string): Source =>
    name === 'shell' ? shell : { remote: name, version: versionOf(name) ?? 'unknown' };

  const { remote, version, stack } = (typeof error === 'object' && error !== null ? error : {}) as {
    remote?: unknown;
    version?: unknown;
    stack?: unknown;
  };
  if (typeof remote === 'string' && typeof version === 'string') return { remote, version };

  const [, name, release] = (typeof stack === 'string' && releaseFile.exec(stack)) || [];
  if (name && release) return { remote: name, version: release };

  const region = regionName.exec(where)?.[1];
  if (region) return known(region);

  // A stack without any release file belongs to the shell.
  if (stack) return shell;
  const onScreen = remoteOnScreen();
  return onScreen ? known(onScreen) : shell;
}
