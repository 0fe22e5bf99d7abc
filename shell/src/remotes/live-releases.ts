import type { LiveReleases } from '@kaksha/release/live-releases';

/** Reads `/remotes.json`. @throws when there is no usable answer within 4 s */
export async function fetchLiveReleases(): Promise<LiveReleases> {
  const response = await fetch('/remotes.json', { cache: 'no-store', signal: AbortSignal.timeout(4000) });
  if (!response.ok) throw new Error(`/remotes.json answered ${response.status}`);
  const live: LiveReleases = await response.json();
  if (typeof live?.remotes !== 'object') throw new Error('/remotes.json holds no remotes');
  return live;
}

/** The remote with the longest prefix that matches the path. */
export function remoteOfPath({ remotes }: Pick<LiveReleases, 'remotes'>, path: string): string | null {
  const first = path.replace(/^\/+/, '').toLowerCase();
  let found: { name: string; length: number } | null = null;
  for (const [name, { routes }] of Object.entries(remotes)) {
    for (const prefix of routes) {
      const fits = prefix === '' || first === prefix || first.startsWith(`${prefix}/`);
      if (fits && (!found || prefix.length > found.length)) found = { name, length: prefix.length };
    }
  }
  return found?.name ?? null;
}
