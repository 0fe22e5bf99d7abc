// npm run dev: the whole site. Edits of pages show without a reload; the API and the site's server start again.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings } from '@kaksha/api/platform/settings/settings';
import { watchDevReleases } from '@kaksha/build/dev/dev-releases';
import { clientElement, startDevServer } from '@kaksha/build/dev/dev-server';
import { untilInterrupted } from '@kaksha/build/standalone';
import type { Release } from '@kaksha/release/types';
import { createSiteProcess } from './site-process';
import { createSourceChecks } from './source-checks';
import { watchSources } from './watch-sources';

const { values } = parseArgs({ options: { port: { type: 'string' } } });
const root = resolve(import.meta.dirname, '../../..');
const settings = readSettings({ ...process.env, ...(values.port && { PORT: values.port }) });
const folder = join(root, '.cache/dev', String(settings.port));
const origin = settings.origin ?? `http://localhost:${settings.port}`;

const releases = new Map<string, Release>();
const failedPage = `<!doctype html><meta charset="utf-8"><title>The server did not start</title>${clientElement}<h1>The server did not start</h1><p>The page loads when an edit has mended it.</p>`;

// It reports when it starts, which is later.
const siteProcess = await createSiteProcess({
  root,
  folder,
  origin,
  releases: () => [...releases.values()],
  report: (text) => server.report('server', text),
});
const server = await startDevServer({
  port: settings.port,
  host: process.env.HOST ? settings.host : 'localhost',
  files: { '/remotes/': folder },
  settled: () => builds.settled(),
  async answer() {
    const site = await siteProcess.origin();
    return site ? { origin: site } : { html: failedPage };
  },
});
rmSync(folder, { recursive: true, force: true });
console.log('compiling the shell, the remotes and the server');
const builds = watchDevReleases(root, folder, {
  built: server.built,
  declared: server.reload,
  problem: server.report,
  release(release) {
    releases.set(release.name, release);
    siteProcess.replace(release);
  },
});
let restarting = Promise.resolve();
const checks = createSourceChecks(root, () => Promise.all([builds.settled(), restarting]), server.report);

let timer: NodeJS.Timeout | undefined;
let unwatch = () => {};

await builds.settled();
if (!releases.has('shell') || !(await siteProcess.restart())) await end(1);
checks.start();

/** Files that pages have too: their builds update the pages or load them again. */
const isInPages = /^(?:shared\/|shell\/src\/|mfe-)/;
let edited = new Set<string>();
unwatch = watchSources(sourceFolders(), (path) => {
  const file = relative(root, path).replaceAll('\\', '/');
  checks.edited(file);
  if (!siteProcess.uses(file)) return;
  edited.add(file);
  clearTimeout(timer);
  timer = setTimeout(() => {
    restarting = restarting.then(restart);
  }, 20);
});

await untilInterrupted();
await end(0);

async function restart() {
  if (edited.size === 0) return;
  const files = [...edited];
  edited = new Set();
  const isUp = await siteProcess.restart();
  if (isUp && files.some((file) => !isInPages.test(file))) server.reload();
}

async function end(code: number): Promise<never> {
  unwatch();
  clearTimeout(timer);
  checks.stop();
  await server.stop();
  await Promise.all([siteProcess.stop(), builds.stop()]);
  process.exit(code);
}

function sourceFolders(): string[] {
  const packages = readdirSync(root).filter((name) => name.startsWith('mfe-'));
  const shared = readdirSync(join(root, 'shared')).map((name) => `shared/${name}`);
  const withSources = ['api', 'shell', ...packages, ...shared].map((each) => `${each}/src`);
  return [...withSources, 'shell/server', 'api/demo-data', 'scripts/site', 'scripts/lib']
    .map((each) => join(root, each))
    .filter((each) => existsSync(each));
}
