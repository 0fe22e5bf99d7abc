import { createServer } from 'node:http';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { ReleaseStore } from '@kaksha/release/store';
import Fastify, { type FastifyInstance } from 'fastify';
import { createApiAdapter } from './api-adapter';
import { addBlogFeed, type FeedPost } from './blog-feed';
import { createBundles } from './bundles';
import { addCompression } from './compress';
import { addLiveReload } from './live-reload';
import { watchOnAir } from './on-air';
import { addPages } from './pages';
import { addSecurityHeaders } from './security';

export interface SiteSettings {
  releases: string;
  /** The API's base address as the browser sees it: a path of this site, or another origin. */
  apiHost: string;
  /** The API's path on this site, e.g. `/backend`. */
  apiPrefix: string;
  origin: string | null;
  /** Whether a proxy in front may say who asked and by which protocol. */
  trustProxy: boolean;
  demo: boolean;
  googleClientId: string | null;
  logger: boolean | object;
  /** Pages reload when something else goes live; for development. */
  liveReload?: boolean;
}

const YEAR = 365 * 24 * 3600 * 1000;

/**
 * The site's HTTP entry: pages, `/remotes.json`, release files, and the API below its path, on one port.
 * @param api  the API; requests below its prefix go straight to it
 */
export async function createSite(settings: SiteSettings, api: FastifyInstance): Promise<FastifyInstance> {
  const store = new ReleaseStore(settings.releases);
  const { apiPrefix } = settings;
  const isForApi = (address = '') => address === apiPrefix || address.startsWith(`${apiPrefix}/`);
  const site = Fastify({
    logger: settings.logger as boolean,
    trustProxy: settings.trustProxy,
    forceCloseConnections: 'idle',
    serverFactory: (handler) =>
      createServer((request, response) => {
        if (isForApi(request.url)) api.routing(request, response);
        else handler(request, response);
      }),
  });
  const onAir = await watchOnAir(store, (error) => site.log.error({ err: error }, 'what is live could not be read'));
  site.addHook('onClose', () => onAir.close());

  const apiOrigin = /^https?:/.test(settings.apiHost) ? new URL(settings.apiHost).origin : null;
  await addCompression(site);
  addSecurityHeaders(site, { apiOrigin, google: settings.googleClientId !== null });

  site.get('/remotes.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(onAir.now().registry));

  await site.register(fastifyStatic, {
    root: store.folder,
    prefix: '/remotes/',
    preCompressed: true,
    immutable: true,
    maxAge: YEAR,
    index: false,
    dotfiles: 'deny',
    allowedPath: (path) => /^\/[\w-]+\/[\w.+-]+\/(?!server\/)[\w./-]+$/.test(path),
    setHeaders: (reply) => {
      reply.header('access-control-allow-origin', '*');
      reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
  await site.register(fastifyStatic, {
    root: join(import.meta.dirname, 'public'),
    prefix: '/',
    wildcard: false,
    decorateReply: false,
    maxAge: YEAR / 52,
  });

  if (settings.liveReload) addLiveReload(site, onAir.onChange);
  addBlogFeed(site, {
    origin: settings.origin,
    async posts() {
      const answer = await api.inject(`${apiPrefix}/blogs`);
      if (answer.statusCode !== 200) throw new Error(`the posts for the feed answered ${answer.statusCode}`);
      return (answer.json() as { data: { results: FeedPost[] } }).data.results;
    },
  });
  addPages(site, {
    onAir: onAir.now,
    bundles: createBundles(store),
    adapter: createApiAdapter(api),
    environment: { demo: settings.demo, apiHost: settings.apiHost, googleClientId: settings.googleClientId },
    origin: settings.origin,
    renderDeadline: 2000,
    liveReload: settings.liveReload ?? false,
  });
  return site;
}
