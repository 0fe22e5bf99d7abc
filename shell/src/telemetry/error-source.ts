export interface Source {
  remote: string;
  version: string;
}

/** A release's files lie at /remotes/<remote>/<version>/…, so a stack tells whose code it was. */
const releaseFile = /\/remotes\/([\w-]+)\/([\w.+-]+)\//;
const regionName = /^region:([\w-]+)$/;

/**
 * The remote, with its version, that an error comes from: what the error says of itself, the first release in its
 * stack, the region that caught it, the page on the screen; else the shell.
 */
export function sourceOf(error: unknown, where: string, versionOf: (remote: string) => string | null): Source {
  const shell = { remote: 'shell', version: __BUILD__.version };
  const known = (remote: string): Source => ({ remote, version: versionOf(remote) ?? 'unknown' });

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

  // An error with a stack that leads through no release is the shell's own.
  if (stack) return shell;
  const onScreen = document.querySelector<HTMLElement>('[data-remote]')?.dataset.remote;
  return onScreen ? known(onScreen) : shell;
}
