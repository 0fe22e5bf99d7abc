// npm run drill -- metrics   runs every dashboard query and alert rule on a real Prometheus, and makes alerts fire
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@kaksha/api/test/free-port';
import { Command } from 'commander';
import { ensurePrograms } from '../lib/debian-packages.mjs';
import { startProductionSites } from '../lib/production-site';
import { withDatabase } from './lib/database';
import { type Prometheus, promtool, readRules, startPrometheus } from './metrics/prometheus';

new Command('npm run drill -- metrics')
  .description(
    'Needs a PostgreSQL (DATABASE_URL, by default on this machine). Installs Prometheus on Debian. Creates a database and drops it.',
  )
  .parse();

const root = resolve(import.meta.dirname, '../..');
const configuration = join(root, 'operations/prometheus');
const folder = mkdtempSync(join(tmpdir(), 'kaksha-metrics-'));
const token = 'token of the drill';
/** How long a scrape, a rule and an alert may take together. */
const waitMs = 30_000;

interface Dashboard {
  panels: { title: string; targets?: { expr: string }[] }[];
}

const rows: { kind: string; name: string; result: string; holds: boolean }[] = [];

async function until(isDone: () => Promise<boolean>): Promise<boolean> {
  for (const deadline = Date.now() + waitMs; Date.now() < deadline; await delay(500)) if (await isDone()) return true;
  return false;
}

/** Every query of the dashboards returns series. */
async function checkDashboards(prometheus: Prometheus): Promise<void> {
  const dashboards = join(root, 'operations/grafana');
  for (const file of readdirSync(dashboards)) {
    const { panels }: Dashboard = JSON.parse(readFileSync(join(dashboards, file), 'utf8'));
    for (const { title, targets = [] } of panels) {
      for (const { expr } of targets) {
        await until(async () => (await prometheus.seriesOf(expr)) > 0);
        const series = await prometheus.seriesOf(expr);
        rows.push({ kind: file, name: title, result: `${series} series`, holds: series > 0 });
      }
    }
  }
}

/** Metrics that exist only once their condition was met. */
const absentWhenHealthy = ['release_alarm', 'release_flag_expired'];

/** Every rule evaluates, and the site has every metric that it names. */
async function checkRules(prometheus: Prometheus): Promise<void> {
  for (const { alert, expr } of readRules(configuration)) {
    await prometheus.seriesOf(expr);
    const names = [...new Set([...expr.matchAll(/([a-z_]\w*)\{/g)].map(([, name = '']) => name))];
    const missing: string[] = [];
    for (const name of names.filter((each) => !absentWhenHealthy.includes(each)))
      if ((await prometheus.seriesOf(`count(${name})`)) === 0) missing.push(name);
    const result = missing.length > 0 ? `no metric ${missing.join()}` : 'evaluates';
    rows.push({ kind: 'alert rule', name: alert, result, holds: missing.length === 0 });
  }
}

async function expectAlert(prometheus: Prometheus, alert: string, condition: string): Promise<void> {
  const holds = await until(async () => (await prometheus.firing()).includes(alert));
  rows.push({ kind: 'alert', name: alert, result: holds ? `fires: ${condition}` : `silent: ${condition}`, holds });
}

const run = () =>
  withDatabase(async ({ databaseUrl, query }) => {
    // The rules with their delays, on made-up series.
    ensurePrograms({ prometheus: 'prometheus', promtool: 'prometheus' });
    promtool(['test', 'rules', join(configuration, 'alerts.test.yaml')]);
    rows.push({ kind: 'promtool', name: 'alerts.test.yaml', result: 'every alert fires after its delay', holds: true });

    const sites = await startProductionSites(1, {
      databaseUrl,
      environment: {
        METRICS_TOKEN: token,
        BACKUP_URL: join(folder, 'backups'),
        BACKUP_KEY: randomBytes(32).toString('base64'),
        // No replica listens there.
        DATABASE_READ_URL: `postgres://127.0.0.1:${await freePort()}/none`,
      },
    });
    const [site] = sites.processes;
    if (!site) throw new Error('no process');
    const target = `127.0.0.1:${site.port}`;
    const prometheus = await startPrometheus({ configuration, folder, target, token });
    try {
      const paths = [
        '/',
        '/live-courses',
        '/blog',
        '/backend/categories',
        '/backend/no-such-call',
        '/backend/languages',
      ];
      const load = setInterval(() => {
        for (const path of paths) void fetch(`${site.origin}${path}?at=${Date.now()}`).catch(() => {});
      }, 1000);
      await until(async () => (await prometheus.seriesOf('site_page_seconds_count')) > 0);
      // A rate needs two scrapes.
      await delay(5000);
      await checkDashboards(prometheus);
      await checkRules(prometheus);
      await expectAlert(prometheus, 'ReplicaSkipped', 'no replica listens at DATABASE_READ_URL');
      await query(
        `insert into pgboss.job (name, data, state) values ('dead-letter', '{"queue":"send-mail"}', 'created')`,
      );
      await expectAlert(prometheus, 'DeadLetters', 'a job in the dead-letter queue');
      clearInterval(load);
      await site.end('SIGKILL');
      await expectAlert(prometheus, 'SiteDown', 'kill -9 of the process');
    } finally {
      await prometheus.stop();
      await sites.stop();
    }
  });

try {
  await run();
  console.table(rows.map(({ holds, ...row }) => ({ ...row, holds: holds ? 'ok' : 'WRONG' })));
  process.exitCode = rows.every(({ holds }) => holds) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
