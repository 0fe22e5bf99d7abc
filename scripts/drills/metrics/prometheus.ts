import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@kaksha/api/test/free-port';
import { parse, stringify } from 'yaml';
import { untilReady } from '../../lib/until-ready';

const startDeadlineMs = 30_000;

export interface Rule {
  alert: string;
  expr: string;
  for?: string;
}

export interface Prometheus {
  /**
   * The number of series that a query returns, without those that are not a number.
   * @throws Error for an invalid query
   */
  seriesOf(query: string): Promise<number>;
  /** Names of the alerts that fire now. */
  firing(): Promise<string[]>;
  stop(): Promise<void>;
}

interface Options {
  /** The folder of the project's configuration. */
  configuration: string;
  /** A new folder. */
  folder: string;
  /** `host:port` of the site. */
  target: string;
  token: string;
}

export const readRules = (configuration: string): Rule[] =>
  parse(readFileSync(join(configuration, 'alerts.yaml'), 'utf8')).groups.flatMap(
    ({ rules }: { rules: Rule[] }) => rules,
  );

/** Runs a command of Prometheus' tools. @returns its output. @throws Error when it fails */
export function promtool(words: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('promtool', words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`promtool ${words.join(' ')}: ${stdout}${stderr}`);
  return stdout;
}

/**
 * Starts Prometheus with the project's configuration: other targets, a scrape each second, and alerts without delay.
 */
export async function startPrometheus({ configuration, folder, target, token }: Options): Promise<Prometheus> {
  const config = parse(readFileSync(join(configuration, 'prometheus.yaml'), 'utf8'));
  const alerts = parse(readFileSync(join(configuration, 'alerts.yaml'), 'utf8'));
  config.global = { ...config.global, scrape_interval: '1s', evaluation_interval: '1s' };
  config.scrape_configs[0].static_configs = [{ targets: [target] }];
  for (const group of alerts.groups) for (const rule of group.rules) delete rule.for;
  writeFileSync(join(folder, 'prometheus.yaml'), stringify(config));
  writeFileSync(join(folder, 'alerts.yaml'), stringify(alerts));
  writeFileSync(join(folder, config.scrape_configs[0].authorization.credentials_file), token);
  promtool(['check', 'config', join(folder, 'prometheus.yaml')]);

  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(
    'prometheus',
    [
      `--config.file=${join(folder, 'prometheus.yaml')}`,
      `--storage.tsdb.path=${join(folder, 'series')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { stdio: 'ignore' },
  );
  const api = async (path: string) => {
    const answer = await fetch(`${origin}/api/v1/${path}`);
    const body = await answer.json();
    if (body.status !== 'success') throw new Error(`${path}: ${body.error}`);
    return body.data;
  };
  await untilReady(`${origin}/-/ready`, server, startDeadlineMs);
  return {
    async seriesOf(query) {
      const { result } = await api(`query?query=${encodeURIComponent(query)}`);
      return result.filter(({ value }: { value: [number, string] }) => value[1] !== 'NaN').length;
    },
    async firing() {
      const { alerts: found } = await api('alerts');
      const firing = found.filter(({ state }: { state: string }) => state === 'firing');
      return [...new Set<string>(firing.map(({ labels }: { labels: { alertname: string } }) => labels.alertname))];
    },
    async stop() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const exit = once(server, 'exit');
      server.kill('SIGTERM');
      await exit;
    },
  };
}
