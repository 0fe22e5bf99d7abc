import type { MetricsSince } from '@kaksha/release/check-health';
import { versionOverview } from '@kaksha/release/overview';
import { manifestKey } from '@kaksha/release/read-live';
import type { Release } from '@kaksha/release/types';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LiveReleasesWatcher } from './live-releases';
import { renderOperatorPage } from './operator-page';

export interface OperatorOptions {
  watcher: Pick<LiveReleasesWatcher, 'snapshot' | 'current'>;
  /** What browsers tell of releases. */
  figures: MetricsSince;
  api: FastifyInstance;
  apiPrefix: string;
}

const windowMinutes = 60;

/**
 * `/operator/releases`, for administrators: what is on the air, who gets it, how it fares, and what was before. It
 * only shows; what is live is changed by the command line, where who did it, and from where, is known.
 */
export function addOperatorPage(site: FastifyInstance, { watcher, figures, api, apiPrefix }: OperatorOptions): void {
  site.get('/operator/releases', async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', vary: 'cookie', 'x-robots-tag': 'noindex' });
    const who = await personOf(request, api, apiPrefix);
    if (!who) return reply.redirect('/login?next=%2Foperator%2Freleases', 302);
    const { live, manifests } = watcher.current();
    const shell = manifests.get(manifestKey('shell', live.shell.version)) as Release;
    const theme = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(request.headers.cookie ?? '')?.[1] ?? null;
    reply.type('text/html; charset=utf-8');
    if (!who.isAdmin) return reply.status(403).send(renderOperatorPage({ shell, theme, view: null }));
    const state = watcher.snapshot();
    // Versions are shown also when the database is what fails.
    const told = await figures(Date.now() - windowMinutes * 60_000).catch((error: unknown) => {
      request.log.error({ err: error }, 'how releases fare could not be read');
      return null;
    });
    const view = { versions: versionOverview(state, told ?? []), state, minutes: told ? windowMinutes : null };
    return reply.send(renderOperatorPage({ shell, theme, view }));
  });
}

/** Who asks: by the session's cookies, which the API is asked about as it is for every other call. */
async function personOf(request: FastifyRequest, api: FastifyInstance, prefix: string) {
  const cookies = request.headers.cookie ?? '';
  const token = /(?:^|;\s*)auth_token=([\w-]+)/.exec(cookies)?.[1];
  const id = /(?:^|;\s*)user_id=(\d+)/.exec(cookies)?.[1];
  if (!token || !id) return null;
  const answer = await api.inject({
    url: `${prefix}/auth/user?id=${id}`,
    headers: { authorization: `Bearer ${token}` },
  });
  if (answer.statusCode !== 200) return null;
  const { data } = answer.json() as { data: { results: { is_admin: boolean } } };
  return { isAdmin: data.results.is_admin };
}
