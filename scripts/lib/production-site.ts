import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createServices } from '@kaksha/api/app';
import { startSession } from '@kaksha/api/modules/auth/sessions-service';
import { readSettings } from '@kaksha/api/platform/settings/settings';
import { freePort } from '@kaksha/api/test/free-port';
import { openStore } from '@kaksha/release/open-store';
import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { prepareDemoData } from '../site/demo-data';
import { publishStale } from '../site/publish-stale';
import { untilReady } from './until-ready';

export interface Tokens {
  learner: string;
  trainer: string;
  admin: string;
}

const root = resolve(import.meta.dirname, '../..');
const releaseKeys = join(root, '.data/keys');
/** Includes a build of stale sources. */
const startDeadlineMs = 600_000;

export interface ProductionSite {
  origin: string;
  /** The API's base URL. */
  api: string;
  /** Session tokens of the demo accounts. */
  tokens: Tokens;
  stop(): Promise<void>;
}

/** One process of the site; its address stays when it starts again. */
export interface SiteProcess {
  port: number;
  origin: string;
  /** Sends the signal and waits for the end of the process. */
  end(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Starts the process and waits until it is ready. */
  start(): Promise<void>;
  /** Bytes that the process has logged. */
  logBytes(): number;
}

export interface ProductionSites {
  processes: readonly SiteProcess[];
  tokens: Tokens;
  stop(): Promise<void>;
}

export interface ProductionOptions {
  /** An empty PostgreSQL database; the embedded one by default. */
  databaseUrl?: string | undefined;
  /** The address of a proxy in front, e.g. `https://kaksha.example`. */
  publicOrigin?: string;
  /** Settings that differ from those of `startProductionSites`. */
  environment?: NodeJS.ProcessEnv;
}

/** Starts the site in production mode in one process. See `startProductionSites`. */
export async function startProductionSite(options: ProductionOptions = {}): Promise<ProductionSite> {
  const sites = await startProductionSites(1, options);
  const origin = sites.processes[0]?.origin ?? '';
  return { origin, api: `${origin}/backend`, tokens: sites.tokens, stop: sites.stop };
}

/**
 * Starts processes of the site in production mode on free loopback ports, with the demo data and a mail server that
 * discards mails. Without rate limits and with a high quota of AI calls, because benchmarks and scanners send all calls
 * from one network.
 */
export async function startProductionSites(
  count: number,
  { databaseUrl = '', publicOrigin, environment: changed = {} }: ProductionOptions = {},
): Promise<ProductionSites> {
  const folder = mkdtempSync(join(tmpdir(), 'kaksha-production-'));
  const mails = await startMailSink();
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const environment = {
    HOST: '127.0.0.1',
    SITE_ORIGIN: publicOrigin ?? `http://127.0.0.1:${ports[0]}`,
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    STORAGE_URL: '',
    REDIS_URL: '',
    SMTP_URL: mails.url,
    MAIL_FROM: 'Kaksha <hello@kaksha.test>',
    RELEASE_KEYS: releaseKeys,
    ENCRYPTION_KEYS: randomBytes(32).toString('base64'),
    RATE_LIMIT: '0',
    AI_DAILY_CALLS: '100000',
    DRAIN_SECONDS: '0',
    LOG_LEVEL: 'error',
    ...changed,
  };
  // Production makes no keys: the project's own sign what is stale.
  await publishStale(
    root,
    openStore({ RELEASES_URL: process.env.RELEASES_URL, RELEASE_KEYS: releaseKeys }, root, { beginsAgain: true }),
    console.error,
  );
  const tokens = await loadDemoData({ ...environment, DEMO: '1' });
  const processes = ports.map((port) => createProcess(port, environment));
  const stop = async () => {
    await Promise.all(processes.map((each) => each.end()));
    await mails.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    // One after the other: the first builds the sources that are stale.
    for (const each of processes) await each.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return { processes, tokens, stop };
}

function createProcess(port: number, environment: NodeJS.ProcessEnv): SiteProcess {
  let child: ChildProcess | undefined;
  let logged = 0;
  const origin = `http://127.0.0.1:${port}`;
  return {
    port,
    origin,
    logBytes: () => logged,
    async end(signal = 'SIGTERM') {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      child.kill(signal);
      await exit;
    },
    async start() {
      child = spawn(process.execPath, [join(root, 'scripts/site/start-compiled.mjs')], {
        cwd: root,
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, ...environment, PORT: String(port), NODE_ENV: 'production', DEMO: '0' },
      });
      child.stdout?.on('data', (bytes: Buffer) => {
        logged += bytes.length;
      });
      await untilReady(`${origin}/backend/health/ready`, child, startDeadlineMs);
    },
  };
}

/** Loads the demo data into the database of the settings. @returns sessions of its accounts */
export async function loadDemoData(environment: NodeJS.ProcessEnv): Promise<Tokens> {
  const settings = readSettings(environment);
  const { services, close } = await createServices(settings);
  await prepareDemoData(services, settings, console.error);
  // Administrators need a second factor outside demo mode.
  await services.db.execute(sql`
    insert into totp_secrets (user_id, secret, confirmed_at)
    select id, 'JBSWY3DPEHPK3PXP', now() from users where email = 'admin@kaksha.test' on conflict do nothing`);
  const tokenOf = async (name: keyof Tokens) => {
    const { rows } = await services.db.execute<{ id: number }>(
      sql`select id from users where email = ${`${name}@kaksha.test`}`,
    );
    return startSession(
      { ...services, client: null },
      { userId: Number(rows[0]?.id), deviceHash: null, isProven: true },
    );
  };
  const tokens = {
    learner: await tokenOf('learner'),
    trainer: await tokenOf('trainer'),
    admin: await tokenOf('admin'),
  };
  await close();
  return tokens;
}

async function startMailSink(): Promise<{ url: string; stop(): Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      stream.on('end', done).resume();
    },
  });
  // A process that is killed cuts its connection, which must not end a drill.
  server.on('error', () => {});
  const port = await freePort();
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return { url: `smtp://127.0.0.1:${port}`, stop: () => new Promise((done) => server.close(done)) };
}
