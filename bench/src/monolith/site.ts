import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { manifestKey } from '@kaksha/release/read-live';
import type { AxiosAdapter } from 'axios';
import axios from 'axios';
import Fastify from 'fastify';
import { addCompression } from '../../../shell/server/compress';
import { classesOf, matchingCss, readSheet } from '../../../shell/server/critical-css';
import { addPages } from '../../../shell/server/pages';
import { addSecurityHeaders } from '../../../shell/server/security';

/**
 * Serves the monolith with the server of the federated site: the same rendering, page cache and compression. Its data
 * comes from the API of the other site. `/static/…` answers the same pages without scripts.
 * @param out  folder of the build
 * @param origin  origin of the site whose API it uses
 */
export async function createMonolithSite(out: string, origin: string) {
  const shell = JSON.parse(readFileSync(join(out, 'release.json'), 'utf8'));
  const bundle = createRequire(import.meta.url)(join(out, 'server/index.cjs'));
  const site = Fastify({ forceCloseConnections: true });
  await addCompression(site);
  const policyWith = addSecurityHeaders(site, { apiOrigin: null, google: false, razorpay: false });
  await site.register(fastifyStatic, {
    root: out,
    prefix: '/remotes/shell/monolith/',
    preCompressed: true,
    immutable: true,
    maxAge: 365 * 24 * 3600 * 1000,
    lastModified: false,
    acceptRanges: false,
  });
  const sheet = readSheet(
    shell.styles.map((file: string) => readFileSync(join(out, file), 'utf8')).join(''),
    '/remotes/shell/monolith/',
  );
  site.all('/backend/*', async (request, reply) => {
    const answer = await fetch(origin + request.url, { method: request.method });
    const type = answer.headers.get('content-type') ?? 'text/plain';
    return reply
      .status(answer.status)
      .type(type)
      .send(Buffer.from(await answer.arrayBuffer()));
  });
  site.get('/static/*', async (request, reply) => {
    const { payload } = await site.inject({ url: request.url.slice('/static'.length) });
    return reply.type('text/html; charset=utf-8').send(withoutScripts(payload));
  });
  addPages(site, {
    releases: async () => ({
      live: { remotes: shell.remotes, shell: { version: shell.version } },
      manifests: new Map([[manifestKey('shell', shell.version), shell]]),
    }),
    previews: null,
    bundles: { host: () => bundle, remote: () => bundle } as never,
    adapter: throughNetwork(origin),
    environment: { demo: true, apiHost: '/backend', googleClientId: null },
    origin: null,
    renderDeadline: 5000,
    liveReload: false,
    allowOverrides: false,
    policyWith,
    // The monolith's sheet lies in its own folder.
    criticalCss: (_releases, html) => ({ css: matchingCss(sheet, classesOf(html)), complete: [] }),
  });
  return site;
}

function throughNetwork(origin: string): AxiosAdapter {
  const adapter = axios.getAdapter('http');
  return (config) => adapter({ ...config, baseURL: origin + config.baseURL });
}

const withoutScripts = (html: string) =>
  html.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/<link rel="preload" as="script"[^>]*>\n?/g, '');
