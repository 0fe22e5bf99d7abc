import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { required } from '@kaksha/domain/typed';
import { integrityIn } from '@kaksha/release/manifest';
import { liveReleasesFor, manifestKey } from '@kaksha/release/read-live';
import { ReleaseError } from '@kaksha/release/types';
import Fastify from 'fastify';
import { chromium, type Page } from 'playwright-core';
import { renderDocument } from '../../../shell/server/document';
import { addSecurityHeaders } from '../../../shell/server/security';
import { type Candidate, doesNotRun, type ReleaseSet } from './release-set';

const deadlineMs = 15_000;

/** Loads releases in the host's page in a real browser. @throws ReleaseError DOES_NOT_RUN */
export async function runInBrowser(
  releaseSet: ReleaseSet,
  names: readonly string[],
  executablePath: string,
): Promise<void> {
  const shell = required(releaseSet.get('shell'), 'shell');
  const site = await servePage(releaseSet);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
  try {
    const page = await browser.newPage();
    const uncaught: string[] = [];
    page.on('pageerror', (error) => uncaught.push(`${error.name}: ${error.message}`));
    // The deadline runs here, because an endless loop blocks timers in the page.
    const started = await withDeadline(start(page, site.origin, uncaught));
    if (started) throw doesNotRun(shell, started);
    for (const name of names.filter((each) => each !== 'shell')) {
      const failure = await withDeadline(loadRemote(page, name, required(releaseSet.get(name), name)));
      if (failure) throw doesNotRun(required(releaseSet.get(name), name), failure);
    }
  } finally {
    await browser.close();
    await site.close();
  }
}

async function start(page: Page, origin: string, uncaught: string[]): Promise<string | null> {
  await page.goto(`${origin}/`, { waitUntil: 'load' });
  const isRendered = await page
    .locator('#root header')
    .first()
    .waitFor({ state: 'attached', timeout: deadlineMs / 2 })
    .then(() => true)
    .catch(() => false);
  return isRendered ? null : (uncaught[0] ?? 'its frame was not rendered');
}

/** @returns the failure, or null */
function loadRemote(page: Page, name: string, { release }: Candidate): Promise<string | null> {
  const base = `/remotes/${name}/${release.version}/`;
  return page.evaluate(
    async ({ container, entry, integrity, name }) => {
      interface Instance {
        registerRemotes(remotes: object[], options?: object): void;
        loadRemote(id: string): Promise<{ default?: { id?: unknown; routes?: unknown } } | null>;
      }
      const view = globalThis as unknown as {
        __FEDERATION__?: { __INSTANCES__: Instance[] };
        __kakshaIntegrity?: Record<string, string>;
      };
      const host = view.__FEDERATION__?.__INSTANCES__[0];
      if (!host) return 'the host has no federation runtime';
      view.__kakshaIntegrity ??= {};
      view.__kakshaIntegrity[entry] = integrity;
      try {
        host.registerRemotes([{ name: container, entry: location.origin + entry, type: 'global' }], { force: true });
        const module = (await host.loadRemote(`${container}/remote`))?.default;
        if (typeof module?.routes !== 'function') return 'it exposes no routes';
        return module.id === name ? null : `its id is ${String(module.id)}`;
      } catch (error) {
        return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      }
    },
    {
      container: `mfe_${name.replaceAll('-', '_')}`,
      entry: base + release.entry,
      integrity: integrityIn(release, release.entry),
      name,
    },
  );
}

async function withDeadline(work: Promise<string | null>): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`it was not loaded after ${deadlineMs / 1000} s`), deadlineMs);
  });
  work.catch(() => {});
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer));
}

/** Serves the host's page with an API that answers 503, which pages must tolerate. */
async function servePage(releaseSet: ReleaseSet): Promise<{ origin: string; close: () => Promise<unknown> }> {
  const site = Fastify();
  addSecurityHeaders(site, { apiOrigin: null, google: false, razorpay: false });
  const names = Object.fromEntries(
    [...releaseSet].map(([name, { release }]) => [
      name,
      { version: release.version, since: '', previous: null, past: [], canary: null, failed: {}, history: [] },
    ]),
  );
  const manifests = new Map(
    [...releaseSet.values()].map(({ release }) => [manifestKey(release.name, release.version), release]),
  );
  const live = liveReleasesFor({ names }, manifests, null);
  const { release: shell } = required(releaseSet.get('shell'), 'shell');

  site.get('/remotes.json', () => live);
  site.get('/remotes/:name/:version/*', async (request, reply) => {
    const { name, '*': file } = request.params as { name: string; '*': string };
    const candidate = releaseSet.get(name);
    if (!candidate?.release.files[file]) return reply.status(404).send('');
    const type = file.endsWith('.css')
      ? 'text/css'
      : file.endsWith('.js')
        ? 'text/javascript'
        : 'application/octet-stream';
    return reply.type(type).send(await readFile(join(candidate.folder, file)));
  });
  site.all('/backend/*', (_request, reply) =>
    reply.status(503).send({ error: 'There is no API here.', code: 'SMOKE_TEST' }),
  );
  site.get('/*', (request, reply) => {
    const origin = `http://${request.host}`;
    const environment = {
      demo: false,
      apiHost: '/backend',
      googleClientId: null,
      origin,
      renderedAt: new Date().toISOString(),
    };
    const page = { head: '<title>Smoke test</title>', body: '', inline: null, theme: null, liveReload: false };
    const boot = { registry: live, environment, hasSession: false, render: null };
    return reply
      .type('text/html; charset=utf-8')
      .send(renderDocument({ shell, remotes: [], chunks: [], boot, ...page }));
  });
  try {
    return { origin: await site.listen({ port: 0, host: '127.0.0.1' }), close: () => site.close() };
  } catch (cause) {
    throw new ReleaseError('DOES_NOT_RUN', 'found no free port for the smoke test', { cause });
  }
}
