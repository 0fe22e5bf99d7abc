// The whole site in one process: builds and publishes what is stale, opens the database, loads demo data once, serves.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp } from '@kaksha/api/app';
import { createServices } from '@kaksha/api/create-services';
import { getReleaseFigures } from '@kaksha/api/modules/telemetry/service';
import { readSettings } from '@kaksha/api/settings';
import { openStore } from '@kaksha/release/open-store';
import { createSite } from '../../shell/server/site';
import { prepareDemoData } from './demo-data';
import { publishStale } from './publish-stale';
import { watchSources } from './watch-sources';

const root = resolve(import.meta.dirname, '../..');
const { values: options } = parseArgs({
  options: { fresh: { type: 'boolean', default: false }, watch: { type: 'boolean', default: false } },
});
const say = (line: string) => console.log(line);

try {
  await serve();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

async function serve() {
  const settings = readSettings();
  const store = openStore(process.env, root);
  const [open] = await Promise.all([
    createServices(settings, { fresh: options.fresh }),
    publishStale(root, store, say),
  ]);
  const demoNote = settings.demo ? await prepareDemoData(open.services, say) : null;
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
      figures: (since) => getReleaseFigures(open.services, { since: new Date(since) }),
      allowOverrides: process.env.REMOTE_OVERRIDES ? process.env.REMOTE_OVERRIDES === '1' : settings.demo,
      renderDeadline: Number(process.env.RENDER_DEADLINE_MS) || undefined,
    },
    api,
  );
  // The first visitor does not wait for code that is read and compiled: it is by then.
  await site.inject('/');
  const stopWatching = options.watch ? watchSources(root, store, say) : null;

  let closing = false;
  const close = async () => {
    if (closing) return;
    closing = true;
    stopWatching?.();
    await site.close();
    await api.close();
    await open.close();
    process.exit(0);
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);

  await site.listen({ port: settings.port, host: process.env.HOST ?? 'localhost' });
  say(greeting(settings.origin ?? `http://localhost:${settings.port}`, settings.demo, demoNote));
}

function greeting(origin: string, demo: boolean, note: string | null): string {
  const accounts = ['learner', 'trainer', 'institute', 'admin'].map((name) => `  ${name}@kaksha.test`);
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
