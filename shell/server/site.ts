import { createServer } from 'node:http';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { trustedProxies } from '@kaksha/domain/network-address';
import { personalCacheControl } from '@kaksha/domain/shared-cache';
import { dayMs } from '@kaksha/domain/time-units';
import type { MetricsSince } from '@kaksha/release/check-health';
import type { ServedReleases } from '@kaksha/release/served-releases';
import { ReleaseStore } from '@kaksha/release/store';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type CachedAnswers, createApiAdapter } from './api-adapter';
import { createBundles } from './bundles';
import { addCompression } from './compress';
import { createCriticalCss } from './critical-css';
import { addDeveloperFacts } from './developer-facts';
import { runHealthChecks } from './health-checks';
import { keepMetadataFresh } from './keep-metadata-fresh';
import { releasesForRequest, type VisitorReleases, watchLiveReleases } from './live-releases';
import { addOperatorPages, isOperator } from './operator';
import { addPages, releasesOf, type TracedPage } from './pages';
import { createPreviews } from './previews';
import { addPublicAddresses } from './public-addresses';
import { announceReleases, type ReleaseAnnouncements } from './release-events';
import { addReleaseFiles } from './release-files';
import { createPageValues } from './remote-values';
import { limitRenders } from './render-limit';
import { renderMetrics } from './render-metrics';
import type { SiteOfPages } from './render-page';
import { addRequestErrors, sendError } from './request-errors';
import { addSecurityHeaders } from './security';
import { addSecurityText } from './security-text';
import { createStackMapper } from './source-positions';
import type { CspReportsSince, FiguresSince } from './version-figures';

export interface SiteSettings {
  releases: ServedReleases;
  /** The API's base address as the browser sees it: a path of this site, or another origin. */
  apiHost: string;
  /** The API's path on this site, e.g. `/backend`. */
  apiPrefix: string;
  origin: string | null;
  /** Number of proxies in front of the site, whose X-Forwarded-* headers count; 0 without one. */
  trustProxy: number;
  /** Whether HSTS holds for the subdomains of the site; true when absent. */
  hstsSubdomains?: boolean;
  demo: boolean;
  googleClientId: string | null;
  /** Whether payments open Razorpay's window, whose script and frames the policy then allows. */
  razorpay: boolean;
  /** Hosts whose frames articles may embed; the default players when absent. */
  embedHosts?: readonly string[];
  logger: boolean | object;
  /** What the settings of the site change of pages; nothing when absent. */
  site?: SiteOfPages | undefined;
  /** Whether `?remote=` may load remotes from a developer's machine. */
  allowOverrides?: boolean;
  /** Milliseconds to render a page, including its data, before the frame is sent instead; 500 by default. */
  renderDeadline?: number;
  /** The time that pages show; that of the machine when absent. */
  now?: (() => Date) | undefined;
  /** For development: pages load the script of the development server in front of the site. */
  liveReload?: boolean;
  /** Pages rendered per minute for one network, cached ones not counted; unlimited when absent. */
  maxRendersPerMinute?: number;
  /** How long an edge cache may keep a page for visitors, in seconds; 0 or absent lets no shared cache store pages. */
  edgeSeconds?: number | undefined;
  /** Called when other releases are live, to purge the pages from edge caches. */
  onReleasesChange?: (() => void) | undefined;
  /** Address for reports of vulnerabilities, for `/.well-known/security.txt`: `mailto:…` or `https://…`. */
  securityContact?: string | null;
  /** Issues the token of a served page; without it, reports of browsers are dropped. */
  pageToken?: (releases: readonly string[]) => string;
  /** Makes spans of the pages; absent without traces. */
  tracing?: PageTracing | undefined;
  /** Release metrics, for automatic rollback and the operator page. */
  metrics?: MetricsSince;
  /** Who is told of changes of releases; no one when absent. */
  announcements?: ReleaseAnnouncements;
  /** What browsers measured with releases, and their errors, for the operator page; none when absent. */
  figures?: FiguresSince;
  /** What the content security policy blocked, for the operator page; nothing when absent. */
  cspReports?: CspReportsSince;
}

export interface PageTracing {
  addTo(site: FastifyInstance): void;
  /** See `PagesOptions.tracePage`. */
  tracePage(request: FastifyRequest, page: TracedPage): string | null;
}

const weekMs = 7 * dayMs;

/** The API as a Fastify instance. Tests use one without a cache of anonymous answers and without an end. */
type SiteApi = FastifyInstance & {
  anonymousCache?: CachedAnswers & { onClear(listener: () => void): void };
  shutdown?: { hasBegun(): boolean };
};

/**
 * Fastify's default, which a custom server does not get. Node closes a connection after 5 s, so a client or a balancer
 * that sends its next request at that moment gets a reset.
 */
const keepAliveMs = 72_000;

/**
 * The site's HTTP entry: pages, `/remotes.json`, release files, and the API below its path, on one port.
 * @param api  the API; requests below its prefix go straight to it
 */
export async function createSite(settings: SiteSettings, api: SiteApi): Promise<FastifyInstance> {
  const { apiPrefix, releases: store } = settings;
  const isForApi = (address = '') => address === apiPrefix || address.startsWith(`${apiPrefix}/`);
  const site = Fastify({
    logger: settings.logger as boolean,
    trustProxy: trustedProxies(settings.trustProxy),
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
    serverFactory: (handler) =>
      createServer({ keepAliveTimeout: keepAliveMs }, (request, response) => {
        if (isForApi(request.url)) api.routing(request, response);
        else handler(request, response);
      }),
  });
  await store.prepare();
  const watcher = await watchLiveReleases(store, (error) =>
    site.log.error({ err: error }, 'could not read the live releases'),
  );
  site.addHook('onClose', () => watcher.close());

  keepMetadataFresh(site, store);
  addRequestErrors(site);
  settings.tracing?.addTo(site);
  // As the API does: balancers open a connection to another process for their next request.
  site.addHook('onRequest', (_request, reply, done) => {
    if (api.shutdown?.hasBegun()) reply.header('connection', 'close');
    done();
  });
  const apiOrigin = /^https?:/.test(settings.apiHost) ? new URL(settings.apiHost).origin : null;
  await addCompression(site);
  const policyWith = addSecurityHeaders(site, {
    apiOrigin,
    google: settings.googleClientId !== null,
    razorpay: settings.razorpay,
    embedHosts: settings.embedHosts,
    https: settings.origin?.startsWith('https:'),
    hstsSubdomains: settings.hstsSubdomains,
    reportsTo: `${settings.apiHost}/csp-reports`,
  });

  // Development builds are in no store.
  const previews =
    store instanceof ReleaseStore
      ? createPreviews(site, { store, watcher, origin: settings.origin, policyWith })
      : null;
  const releasesFor = async (request: FastifyRequest, reply: FastifyReply): Promise<VisitorReleases> =>
    (await previews?.releasesFor(request, reply)) ?? releasesForRequest(watcher, request, reply);
  site.get('/remotes.json', async (request, reply) => {
    const { live } = await releasesFor(request, reply);
    return reply.send(live);
  });
  const { pageToken } = settings;
  if (pageToken) {
    // For pages that an edge cache sent: the token in its header would be the same for every visitor.
    site.get('/page-token', async (request, reply) => {
      const { live, preview } = await releasesFor(request, reply);
      const token = preview ? null : pageToken(releasesOf(live));
      return reply.headers({ 'cache-control': personalCacheControl }).send({ token });
    });
  }
  await addReleaseFiles(site, store);
  await site.register(fastifyStatic, {
    root: join(import.meta.dirname, 'public'),
    prefix: '/',
    wildcard: false,
    maxAge: weekMs,
    setHeaders: (reply, path) => {
      // A browser that finds the old worker in a cache would keep it for a week.
      if (path.endsWith('offline-worker.js')) reply.header('cache-control', 'no-cache');
    },
  });

  if (settings.metrics) {
    const { metrics, figures = async () => [], cspReports = async () => [], origin } = settings;
    const sources = { watcher, metrics, figures, cspReports, mapStack: createStackMapper(store) };
    addOperatorPages(site, { ...sources, api, apiPrefix, origin });
    // Development builds are in no store.
    if (store instanceof ReleaseStore) runHealthChecks(site, store, settings.metrics);
  }
  if (settings.announcements && store instanceof ReleaseStore) announceReleases(site, store, settings.announcements);
  addSecurityText(site, { contact: settings.securityContact ?? null, origin: settings.origin });
  addPublicAddresses(site, {
    api,
    apiPrefix,
    origin: settings.origin,
    edgeSeconds: settings.edgeSeconds ?? 0,
    guarded: () => Object.values(watcher.current().live.remotes).flatMap(({ access }) => Object.keys(access)),
  });
  const values = createPageValues({ site: settings.site, api, apiPrefix });
  addDeveloperFacts(site, {
    releases: releasesFor,
    snapshot: () => watcher.snapshot(),
    values,
    mayRead: async (request) =>
      settings.demo || (await isOperator(request, { api, apiPrefix, origin: settings.origin })),
    origin: settings.origin,
  });
  const clearPages = addPages(site, {
    releases: releasesFor,
    previews,
    bundles: createBundles(store.storage.folder),
    criticalCss: createCriticalCss(store.storage.folder),
    adapter: createApiAdapter(api, api.anonymousCache),
    environment: {
      demo: settings.demo,
      apiHost: settings.apiHost,
      googleClientId: settings.googleClientId,
      embedHosts: settings.embedHosts,
    },
    origin: settings.origin,
    renderDeadline: settings.renderDeadline ?? 500,
    now: settings.now,
    site: settings.site,
    values,
    liveReload: settings.liveReload ?? false,
    onRendered: renderMetrics(),
    pageToken: settings.pageToken,
    limitRender: settings.maxRendersPerMinute ? await limitRenders(site, settings.maxRendersPerMinute) : undefined,
    allowOverrides: settings.allowOverrides ?? false,
    edgeSeconds: settings.edgeSeconds,
    tracePage: settings.tracing?.tracePage,
    policyWith,
  });
  watcher.onChange(() => {
    clearPages();
    settings.onReleasesChange?.();
  });
  api.anonymousCache?.onClear(clearPages);
  settings.site?.onChange(clearPages);
  return site;
}
