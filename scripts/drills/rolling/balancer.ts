import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@kaksha/api/test/free-port';
import { ensurePrograms } from '../../lib/debian-packages.mjs';

export interface Balancer {
  origin: string;
  stop(): Promise<void>;
}

/**
 * Starts HAProxy in front of the ports on loopback. It checks readiness twice a second, and sends a request that reads
 * to another process when one breaks the connection; a request that writes only when it could not connect.
 * @throws Error when HAProxy is not installed and cannot be
 */
export async function startBalancer(ports: readonly number[], folder: string): Promise<Balancer> {
  ensurePrograms({ haproxy: 'haproxy' });
  const port = await freePort();
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, configOf(port, ports));
  const child: ChildProcess = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`HAProxy ended with exit code ${child.exitCode}.`);
    const answer = await fetch(`${origin}/backend/health/ready`).catch(() => null);
    if (answer?.ok) break;
  }
  return {
    origin,
    async stop() {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}

const configOf = (port: number, ports: readonly number[]) => `
defaults
  mode http
  timeout connect 1s
  timeout client 30s
  timeout server 30s
  timeout queue 10s
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response response-timeout 502 503

frontend site
  bind 127.0.0.1:${port}
  http-request disable-l7-retry if METH_POST
  default_backend processes

backend processes
  balance roundrobin
  option httpchk GET /backend/health/ready
  http-check expect status 200
  default-server check inter 500ms fall 1 rise 1
${ports.map((each, at) => `  server site${at + 1} 127.0.0.1:${each}`).join('\n')}
`;
