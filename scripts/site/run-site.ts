import { setTimeout as delay } from 'node:timers/promises';
import { buildApp, createServices } from '@kaksha/api/app';
import { getCspReports } from '@kaksha/api/modules/telemetry/csp-reports';
import { issuePageToken } from '@kaksha/api/modules/telemetry/page-token';
import { getReleaseFigures } from '@kaksha/api/modules/telemetry/service';
import { getVersionFigures } from '@kaksha/api/modules/telemetry/version-figures';
import { offerFirstAdministrator } from '@kaksha/api/modules/users/first-administrator/service';
import { announceEvents, wantedEvents } from '@kaksha/api/modules/webhooks/service';
import { systemContext } from '@kaksha/api/platform/context/context';
import { loggerOptions } from '@kaksha/api/platform/context/logger';
import type { Services } from '@kaksha/api/platform/context/services';
import { requestPurge } from '@kaksha/api/platform/edge/request-purge';
import { readSettings } from '@kaksha/api/platform/settings/settings';
import { sitePages } from '@kaksha/api/platform/site-settings/site-pages';
import type { TracingSettings } from '@kaksha/api/platform/tracing/settings';
import { demoAccounts } from '@kaksha/domain/demo';
import { required } from '@kaksha/domain/typed';
import { openStore } from '@kaksha/release/open-store';
import type { ServedReleases } from '@kaksha/release/served-releases';
import type { ReleaseStore } from '@kaksha/release/store';
import { createSite, type PageTracing } from '../../shell/server/site';
import { backupJobs } from '../lib/backup/backup-job';
import { prepareDemoData } from './demo-data';

export interface RunOptions {
  /** Deletes the embedded database first. */
  fresh?: boolean;
  /** Serves the site and runs no jobs. */
  web?: boolean;
  /** Runs jobs and serves no site. */
  worker?: boolean;
  /** Replaces `PORT`. */
  port?: string | undefined;
  /** The project's folder. */
  root: string;
  /** Of the compiled server. */
  version?: string | null;
  /** Makes the releases that are missing, while the database opens. */
  publish?: (store: ReleaseStore, log: (line: string) => void) => Promise<void>;
  /** In development. */
  dev?: {
    /** In place of the release store. */
    releases: ServedReleases;
    /** Address of the server in front. */
    origin: string;
    /** Whether it prints the address and the accounts; false for a start after an edit. */
    greets: boolean;
    /** Is called when it answers. */
    listens: () => void;
  };
}

const jobsAfterEditMs = 2000;

const log = (line: string) => console.log(line);

/** Runs the site in this process until it receives a signal to end. Ends the process when the start fails. */
export async function runSite(options: RunOptions): Promise<void> {
  try {
    await (options.worker ? work(options) : serve(options));
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
}

/** @throws Error with the embedded database, which one process can open: its jobs would never run */
function readRoleSettings({ web, worker, port }: RunOptions) {
  const settings = readSettings({ ...process.env, ...(port && { PORT: port }) });
  if ((web || worker) && settings.database.kind === 'embedded') {
    throw new Error('--web and --worker need a PostgreSQL: set DATABASE_URL.');
  }
  if (web && worker) throw new Error('Choose --web or --worker; without them one process does both.');
  return settings;
}

/** Runs jobs until the process receives a signal to end. */
async function work(options: RunOptions) {
  const settings = readRoleSettings(options);
  const tracing = settings.tracing && (await startTraces(settings.tracing));
  const store = openStore(process.env, options.root);
  const open = await createServices(settings, { siteJobs: backupJobs(settings, store) });
  onEnd(async () => {
    await open.close();
    await tracing?.close();
  });
  log('The worker runs the jobs.');
}

async function serve(options: RunOptions) {
  const settings = readRoleSettings(options);
  const tracing = settings.tracing && (await startTraces(settings.tracing));
  const { dev } = options;
  const isAfterEdit = dev?.greets === false;
  const store = dev ? null : openStore(process.env, options.root, { beginsAgain: Boolean(options.publish) });
  const [open] = await Promise.all([
    createServices(settings, {
      fresh: options.fresh ?? false,
      worker: false,
      siteJobs: store ? backupJobs(settings, store) : [],
    }),
    store && options.publish?.(store, log),
  ]);
  const demoNote = settings.demo ? await prepareDemoData(open.services, settings, log) : null;
  // Compiling the schemas of all routes would take a third of the start.
  const api = await buildApp(settings, open.services, { compileLate: true, version: options.version ?? null });
  const site = await createSite(
    {
      releases: dev?.releases ?? required(store, 'the release store'),
      apiHost: settings.apiHost,
      apiPrefix: settings.prefix,
      origin: settings.origin,
      trustProxy: settings.trustProxy,
      demo: settings.demo,
      googleClientId: settings.googleClientId,
      razorpay: settings.razorpay !== null,
      embedHosts: settings.embedHosts,
      hstsSubdomains: settings.hstsSubdomains,
      logger: loggerOptions(settings),
      site: sitePages(open.services),
      liveReload: Boolean(dev),
      maxRendersPerMinute: settings.rateLimit ? 600 : undefined,
      edgeSeconds: settings.edge?.seconds,
      tracing: tracing?.pages,
      onReleasesChange: settings.edge ? () => void purgePages(open.services) : undefined,
      securityContact: settings.securityContact,
      pageToken: (releases) => issuePageToken(open.services.signingKey, releases, open.services.clock.now()),
      metrics: (since) => getReleaseFigures(open.services, { since: new Date(since) }),
      figures: (since, releases) => getVersionFigures(open.services, { since: new Date(since), releases }),
      cspReports: (since) => getCspReports(open.services, { since: new Date(since) }),
      announcements: {
        wanted: () => wantedEvents(open.services),
        announce: (events) => announceEvents(systemContext(open.services, settings), events),
      },
      allowOverrides: settings.remoteOverrides,
      renderDeadline: settings.renderDeadlineMs,
      now: () => open.services.clock.now(),
    },
    api,
  );
  // Reads and compiles the server bundles before the first visitor. An edit shows sooner without it.
  if (!isAfterEdit) await site.inject('/');

  const ending = onEnd(async () => {
    api.shutdown.begin();
    await delay(settings.drainSeconds * 1000);
    await site.close();
    await api.close();
    await open.close();
    await tracing?.close();
  });

  await site.listen({ port: settings.port, host: dev ? '127.0.0.1' : settings.host });
  dev?.listens();
  // Jobs would delay the first pages of a site that was down, and the answers after an edit.
  if (isAfterEdit) await delay(jobsAfterEditMs, null, { signal: ending }).catch(() => {});
  if (ending.aborted) return;
  if (!options.web) await open.startWorker();
  const offer = settings.demo ? null : await offerFirstAdministrator(systemContext(open.services, settings));
  if (offer) log(`\n${offer}`);
  if (isAfterEdit) return;
  log(greeting(dev?.origin ?? settings.origin ?? `http://localhost:${settings.port}`, settings.demo, demoNote));
}

/** Loads OpenTelemetry only when it is used. */
async function startTraces(settings: TracingSettings) {
  const [{ startTracing }, { addRequestSpans, describePage, traceparentOf }] = await Promise.all([
    import('@kaksha/api/platform/tracing/start-tracing'),
    import('@kaksha/api/platform/tracing/trace-requests'),
  ]);
  const { close } = startTracing(settings);
  const pages: PageTracing = {
    addTo: addRequestSpans,
    tracePage(request, page) {
      describePage(request, page);
      return traceparentOf(request);
    },
  };
  return { pages, close };
}

/** Pages of the edge cache name files of the releases that were live. */
const purgePages = (services: Services) =>
  requestPurge(services, ['pages']).catch((error: unknown) =>
    services.log.error({ err: error }, 'purge of the edge cache not queued'),
  );

/** Closes once on SIGINT or SIGTERM, then ends the process. @returns a signal that the process ends */
function onEnd(close: () => Promise<void>): AbortSignal {
  const ending = new AbortController();
  const end = async () => {
    if (ending.signal.aborted) return;
    ending.abort();
    await close();
    process.exit(0);
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  return ending.signal;
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
