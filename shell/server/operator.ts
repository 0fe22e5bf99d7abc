import type { DataOf } from '@kaksha/api-client/operation-types';
import { required } from '@kaksha/domain/typed';
import type { MetricsSince } from '@kaksha/release/check-health';
import { versionOverview } from '@kaksha/release/overview';
import { manifestKey } from '@kaksha/release/read-live';
import type { FastifyInstance } from 'fastify';
import { securityAddress } from '../src/sign-in/safe-next';
import { readCookies, type SiteCookies } from './cookies';
import type { LiveReleasesWatcher } from './live-releases';
import { renderOperatorPage } from './operator-page';

export interface OperatorOptions {
  watcher: Pick<LiveReleasesWatcher, 'snapshot' | 'current'>;
  metrics: MetricsSince;
  api: FastifyInstance;
  apiPrefix: string;
  /** The site's public origin; null takes it from the request. */
  origin: string | null;
}

const windowMinutes = 60;

/**
 * `/operator/releases`, for administrators: the live versions, their share of visitors, their health and their history.
 * Read-only: only the command line changes live releases, because it records the author.
 */
export function addOperatorPage(
  site: FastifyInstance,
  { watcher, metrics, api, apiPrefix, origin }: OperatorOptions,
): void {
  site.get('/operator/releases', async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', vary: 'cookie', 'x-robots-tag': 'noindex' });
    const cookies = readCookies(request, origin);
    const user = await readUser(cookies, api, apiPrefix);
    if (!user) return reply.redirect('/login?next=%2Foperator%2Freleases', 302);
    if (user.lacksSecondFactor) return reply.redirect(securityAddress('/operator/releases'), 302);
    const { live, manifests } = watcher.current();
    const shell = required(manifests.get(manifestKey('shell', live.shell.version)), 'shell');
    const { theme } = cookies;
    reply.type('text/html; charset=utf-8');
    if (!user.isAdmin) return reply.status(403).send(renderOperatorPage({ shell, theme, view: null }));
    const snapshot = watcher.snapshot();
    // Without the database, versions are shown without their metrics.
    const recent = await metrics(Date.now() - windowMinutes * 60_000).catch((error: unknown) => {
      request.log.error({ err: error }, 'could not read release metrics');
      return null;
    });
    const view = {
      versions: versionOverview(snapshot, recent ?? []),
      snapshot,
      minutes: recent ? windowMinutes : null,
    };
    return reply.send(renderOperatorPage({ shell, theme, view }));
  });
}

/** The signed-in user, as the API sees the session's cookies; null without a valid session. */
async function readUser({ sessionToken, userId }: SiteCookies, api: FastifyInstance, prefix: string) {
  if (!sessionToken || !userId) return null;
  const response = await api.inject({
    url: `${prefix}/auth/user?id=${userId}`,
    headers: { authorization: `Bearer ${sessionToken}` },
  });
  if (response.statusCode !== 200) return null;
  const { data } = response.json<{ data: DataOf<'getCurrentUser'> }>();
  const { is_admin: isAdmin, lacks_second_factor: lacksSecondFactor = false } = data.results;
  return { isAdmin, lacksSecondFactor };
}
