/** One live remote. Addresses are absolute paths of the site. */
export interface LiveRemote {
  version: string;
  entry: string;
  /** Empty for a developer's override. */
  integrity: string;
  contract: string;
  /** Address prefixes without slashes; '' is home and every address that nobody else claims. */
  routes: string[];
  /** Begins the sentence that tells people what did not load. */
  title: string;
  /** Prefixes that are not for everybody. */
  access: Record<string, 'learner' | 'trainer' | 'admin'>;
  styles: { href: string; integrity: string }[];
  previous: Omit<LiveRemote, 'previous'> | null;
}

/** What `/remotes.json` answers. */
export interface Registry {
  remotes: Record<string, LiveRemote>;
}

/** What is live, the host included, as `/remotes.json` says it. */
export interface Live {
  remotes: Readonly<Record<string, { version: string }>>;
  shell: { version: string };
}

export async function fetchLive(): Promise<Live> {
  return (await fetchRegistry()) as Registry & Live;
}

/** Asks again what is live. @throws when there is no usable answer within 4 s */
export async function fetchRegistry(): Promise<Registry> {
  const answer = await fetch('/remotes.json', { cache: 'no-store', signal: AbortSignal.timeout(4000) });
  if (!answer.ok) throw new Error(`/remotes.json answered ${answer.status}`);
  const registry = (await answer.json()) as Registry;
  if (typeof registry?.remotes !== 'object') throw new Error('/remotes.json holds no remotes');
  return registry;
}

/** The remote whose prefix begins a path; the longest prefix wins. */
export function remoteOfPath(registry: Registry, path: string): string | null {
  const first = path.replace(/^\/+/, '').toLowerCase();
  let found: { name: string; length: number } | null = null;
  for (const [name, { routes }] of Object.entries(registry.remotes)) {
    for (const prefix of routes) {
      const fits = prefix === '' || first === prefix || first.startsWith(`${prefix}/`);
      if (fits && (!found || prefix.length > found.length)) found = { name, length: prefix.length };
    }
  }
  return found?.name ?? null;
}
