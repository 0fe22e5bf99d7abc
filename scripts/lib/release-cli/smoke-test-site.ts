// Serves combinations of releases with the same host, for the smoke test. A process of its own, because the code of a
// release may hang or exit.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { patternsOf } from '@kaksha/build/route-paths';
import { adminRights } from '@kaksha/domain/admin-rights';
import { required } from '@kaksha/domain/typed';
import { liveReleasesFor, manifestKey } from '@kaksha/release/read-live';
import type { LiveSnapshot, Release } from '@kaksha/release/types';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { createApiAdapter } from '../../../shell/server/api-adapter';
import { createBundles } from '../../../shell/server/bundles';
import { readCookies } from '../../../shell/server/cookies';
import { createCriticalCss } from '../../../shell/server/critical-css';
import { type RenderReport, renderPage, type SiteOfPages } from '../../../shell/server/render-page';
import { addSecurityHeaders } from '../../../shell/server/security';
import { remoteOfPath } from '../../../shell/src/remotes/live-releases';
import type { Candidate } from './release-set';
import { sampleAnswers } from './sample-answers';
import { noApiCookie, noApiMessage, withoutExtensions } from './smoke-test-visit';

/** What the parent sends: the releases of each combination. */
export interface SiteRequest {
  combinations: Candidate[][];
  /** Live versions, whose addresses are compared. */
  live: Candidate[];
}

/** The answer. */
export interface SiteAnswer {
  /** One per combination. */
  origins: string[];
  /** Address patterns of each release, by `name@version`. */
  patterns: Record<string, string[]>;
}

/** Header that says how a page was rendered. */
const OUTCOME = 'x-smoke-test';

/** A signed-in user with every role, so that every page renders. */
const user = {
  user_id: 1,
  name: 'Smoke Test',
  email_id: 'smoke@kaksha.test',
  contact_no: null,
  is_admin: true,
  rights: adminRights,
  trainer_id: 1,
  photo: null,
};

/** Beside the compiled program in a package, else in the sources. */
const beside = (...places: string[]) =>
  required(places.map((path) => join(import.meta.dirname, path)).find(existsSync), places.join());
const publicFolder = beside('public', '../../../shell/server/public');
/** The API's document. */
const document = beside('openapi.json', '../../../shared/testing/src/generated/openapi.json');
const renderDeadlineMs = 8000;
const types: Record<string, string> = {
  css: 'text/css',
  js: 'text/javascript',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
};
const typeOf = (file: string) => types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

const folder = mkdtempSync(join(tmpdir(), 'kaksha-smoke-'));
const bundles = createBundles(folder);
const criticalCss = createCriticalCss(folder);
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
process.on('disconnect', () => process.exit());

/** Links a release to the place where the site looks for it. */
function link({ release: { name, version }, folder: from }: Candidate): void {
  mkdirSync(join(folder, name), { recursive: true });
  const to = join(folder, name, version);
  rmSync(to, { force: true });
  symlinkSync(from, to);
}

const answerTo = sampleAnswers(JSON.parse(readFileSync(document, 'utf8')));

/** Requests with this cookie meet an API that answers 503, which pages must tolerate. */
const isWithoutApi = ({ headers }: FastifyRequest) => headers.cookie?.includes(noApiCookie) ?? false;

/** The API: it knows the user, and answers every call with a sample. */
function createApi(isDown: (request: FastifyRequest) => boolean): FastifyInstance {
  const api = Fastify();
  api.addContentTypeParser('*', (_request, _payload, done) => done(null));
  api.get('/backend/auth/user', () => ({ success: true, data: { results: user } }));
  api.all('/backend/*', (request, reply) => {
    const [path = ''] = request.url.slice('/backend'.length).split('?', 1);
    const answer = isDown(request) ? undefined : answerTo(request.method, path);
    if (answer) return reply.status(answer.status).send(answer.body ?? null);
    return reply.status(503).send({ success: false, error: noApiMessage, code: 'SMOKE_TEST' });
  });
  return api;
}

async function serve(candidates: readonly Candidate[]): Promise<string> {
  const site = createApi(isWithoutApi);
  const policyWith = addSecurityHeaders(site, { apiOrigin: null, google: false, razorpay: false });
  const releases = new Map(candidates.map(({ release }) => [release.name, release]));
  const manifests = new Map(candidates.map(({ release }) => [manifestKey(release.name, release.version), release]));
  const live = liveReleasesFor(snapshotOf(releases), manifests, null);
  const [adapter, failing] = [false, true].map((isDown) => createApiAdapter(createApi(() => isDown)));
  const trustedTypes = [...releases.values()].every((release) => release.trustedTypes === true);

  site.get('/remotes.json', () => live);
  site.get('/page-token', () => ({ token: 'smoke-test' }));
  for (const file of readdirSync(publicFolder)) {
    site.get(`/${file}`, async (_request, reply) =>
      reply.type(typeOf(file)).send(await readFile(join(publicFolder, file))),
    );
  }
  site.get<{ Params: { name: string; version: string; '*': string } }>(
    '/remotes/:name/:version/*',
    async ({ params: { name, version, '*': file } }, reply) => {
      const release = releases.get(name);
      if (release?.version !== version || !release.files[file]) return reply.status(404).send('');
      return reply.type(typeOf(file)).send(await readFile(join(folder, name, version, file)));
    },
  );
  site.get('/*', async (request, reply) => {
    const url = new URL(`http://${request.host}${request.url}`);
    let report: RenderReport | undefined;
    const page = await renderPage(
      {
        url,
        live,
        manifests,
        overrides: null,
        remote: remoteOfPath(live, url.pathname),
        hasSession: readCookies(request).sessionToken !== null,
        theme: null,
      },
      {
        bundles,
        criticalCss,
        adapter: required(isWithoutApi(request) ? failing : adapter, 'adapter'),
        environment: { demo: false, apiHost: '/backend', googleClientId: null },
        site: siteFor(request, releases),
        renderDeadline: renderDeadlineMs,
        liveReload: false,
        onRendered: (each) => {
          report = each;
        },
      },
    );
    const { outcome = 'frame', error } = report ?? {};
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error ?? '');
    reply.header(OUTCOME, encodeURIComponent(`${outcome} ${reason}`.trim()));
    if (page.kind === 'redirect') return reply.redirect(page.location, page.status);
    reply.headers({
      'content-security-policy': policyWith({ inlineStyle: page.inlineStyle, trustedTypes }),
      link: page.link,
    });
    return reply.status(page.status).type('text/html; charset=utf-8').send(page.html);
  });
  return site.listen({ port: 0, host: '127.0.0.1' });
}

/** Settings of the site that switch the extensions of one release off, when the request asks for it. */
function siteFor({ headers }: FastifyRequest, releases: ReadonlyMap<string, Release>): SiteOfPages {
  const [, name = ''] = new RegExp(`${withoutExtensions}=([\\w-]+)`).exec(headers.cookie ?? '') ?? [];
  const extensionsOff = releases.get(name)?.extensions?.map(({ id }) => `${name}/${id}`) ?? [];
  return { current: () => ({ extensionsOff }), onChange() {} };
}

function snapshotOf(releases: ReadonlyMap<string, Release>): LiveSnapshot {
  const entry = { since: '', previous: null, past: [], canary: null, failed: {}, history: [] };
  return { names: Object.fromEntries([...releases].map(([name, { version }]) => [name, { ...entry, version }])) };
}

/** The patterns of the manifest, or those that the server bundle's routes answer. */
function patternsIn({ release }: Candidate, shell: Release): string[] {
  if (!release.server || release.name === 'shell') return release.paths ?? release.routes ?? [];
  try {
    return patternsOf(bundles.remote(bundles.host(shell), release));
  } catch {
    // A bundle that fails with this host shows when its pages render; a fault of an untested release does not count
    // here.
    return release.routes ?? [];
  }
}

process.on('message', async ({ combinations, live }: SiteRequest) => {
  try {
    const patterns: SiteAnswer['patterns'] = {};
    for (const each of [...combinations.flat(), ...live]) link(each);
    for (const combination of combinations) {
      const { release: shell } = required(
        combination.find(({ release }) => release.name === 'shell'),
        'shell',
      );
      for (const each of [...combination, ...live]) {
        const key = manifestKey(each.release.name, each.release.version);
        patterns[key] ??= patternsIn(each, shell);
      }
    }
    const origins = await Promise.all(combinations.map(serve));
    process.send?.({ origins, patterns } satisfies SiteAnswer);
  } catch (error) {
    process.send?.({ failure: error instanceof Error ? `${error.name}: ${error.message}` : String(error) });
  }
});
