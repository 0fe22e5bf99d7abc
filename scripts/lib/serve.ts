// npm start: builds and publishes stale sources, opens the database, loads the demo data once, serves the site and the API.
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildApp } from '@kaksha/api/app';
import { createServices } from '@kaksha/api/create-services';
import { issuePageToken } from '@kaksha/api/modules/telemetry/page-token';
import { getReleaseFigures } from '@kaksha/api/modules/telemetry/service';
import { readSettings } from '@kaksha/api/settings';
import { demoAccounts } from '@kaksha/domain/demo';
import { openStore } from '@kaksha/release/open-store';
import { Command } from 'commander';
import { createSite } from '../../shell/server/site';
import { prepareDemoData } from './demo-data';
import { publishStale } from './publish-stale';
import { watchSources } from './watch-sources';

const root = resolve(import.meta.dirname, '../..');
const options = new Command('npm start --')
  .description('Builds what changed, and serves the site and the API. The settings are listed in .env.example.')
  .option('--fresh', 'deletes the embedded database and loads the demo data again', false)
  .option('--web', 'serves the site and runs no jobs; needs DATABASE_URL and a process with --worker', false)
  .option('--worker', 'runs jobs and serves no site; needs DATABASE_URL', false)
  .option('--watch', 'rebuilds and reloads as files change (npm run dev)', false)
  .parse()
  .opts<{ fresh: boolean; web: boolean; worker: boolean; watch: boolean }>();
const log = (line: string) => console.log(line);

try {
  await (options.worker ? work() : serve());
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

/** @throws Error with the embedded database, which one process can open: its jobs would never run */
function readRoleSettings() {
  const settings = readSettings();
  if ((options.web || options.worker) && settings.database.kind === 'embedded') {
    throw new Error('--web and --worker need a PostgreSQL: set DATABASE_URL.');
  }
  if (options.web && options.worker) throw new Error('Choose --web or --worker; without them one process does both.');
  return settings;
}

/** Runs jobs until the process receives a signal to end. */
async function work() {
  const open = await createServices(readRoleSettings());
  onEnd(() => open.close());
  log('The worker runs the jobs.');
}

async function serve() {
  const settings = readRoleSettings();
  const store = openStore(process.env, root);
  const [open] = await Promise.all([
    createServices(settings, { fresh: options.fresh, worker: !options.web }),
    publishStale(root, store, log),
  ]);
  const demoNote = settings.demo ? await prepareDemoData(open.services, log) : null;
  const api = await buildApp(settings, open.services);
  const site = await createSite(
    {
      releases: store,
      apiHost: settings.apiHost,
      apiPrefix: settings.prefix,
      origin: settings.origin,
      trustProxy: settings.trustProxy,
      demo: settings.demo,
      googleClientId: settings.googleClientId,
      razorpay: settings.razorpay !== null,
      embedHosts: settings.embedHosts,
      logger: { level: settings.logLevel },
      liveReload: options.watch,
      maxRendersPerMinute: settings.rateLimit ? 600 : undefined,
      securityContact: settings.securityContact,
      pageToken: (releases) => issuePageToken(open.services.signingKey, releases, open.services.clock.now()),
      metrics: (since) => getReleaseFigures(open.services, { since: new Date(since) }),
      allowOverrides: settings.remoteOverrides,
      renderDeadline: settings.renderDeadlineMs,
    },
    api,
  );
  // Reads and compiles the server bundles before the first visitor.
  await site.inject('/');
  const stopWatching = options.watch ? watchSources(root, store, log) : null;

  onEnd(async () => {
    stopWatching?.();
    api.shutdown.begin();
    await delay(settings.drainSeconds * 1000);
    await site.close();
    await api.close();
    await open.close();
  });

  await site.listen({ port: settings.port, host: settings.host });
  log(greeting(settings.origin ?? `http://localhost:${settings.port}`, settings.demo, demoNote));
}

/** Closes once on SIGINT or SIGTERM, then ends the process. */
function onEnd(close: () => Promise<void>) {
  let closing = false;
  const end = async () => {
    if (closing) return;
    closing = true;
    await close();
    process.exit(0);
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}

function greeting(origin: string, demo: boolean, note: string | null): string {
  const accounts = Object.values(demoAccounts).map((email) => `  ${email}`);
  return [
    '',
    `Kaksha is at ${origin}`,
    ...(demo
      ? [
          '',
          'Demo accounts (sign in by code; the sign-in page links to the mailbox):',
          ...accounts,
          ...(note ? ['', note] : []),
        ]
      : []),
    '',
  ].join('\n');
}
