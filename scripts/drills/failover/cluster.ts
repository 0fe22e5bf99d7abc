import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@kaksha/api/test/free-port';
import { postgresUser } from '@kaksha/api/test/postgres-server';
import { ensurePrograms } from '../../lib/debian-packages.mjs';

const programs = { etcd: 'etcd-server', patroni: 'patroni', haproxy: 'haproxy' };
const bin = '/usr/lib/postgresql/15/bin';
const password = 'drill';
const startDeadlineMs = 180_000;

interface Member {
  name: string;
  folder: string;
  /** Of PostgreSQL, and of Patroni's state. */
  port: number;
  restPort: number;
  process?: ChildProcess;
}

export interface Cluster {
  /** Leads to the server that is primary at the moment. */
  url: string;
  primary(): Promise<string>;
  /** Ends the primary's PostgreSQL with `kill -9`. @returns its name */
  killPrimary(): Promise<string>;
  stop(): Promise<void>;
}

const configOf = ({ name, folder, port, restPort }: Member, etcdPort: number) => `
scope: kaksha
name: ${name}
restapi: { listen: '127.0.0.1:${restPort}', connect_address: '127.0.0.1:${restPort}' }
etcd3: { host: '127.0.0.1:${etcdPort}' }
bootstrap:
  dcs:
    ttl: 20
    loop_wait: 2
    retry_timeout: 5
    # A commit is acknowledged when the standby has it, so a failover loses none.
    synchronous_mode: true
    # The primary's crash leads to a failover at once, not to an attempt to start it again.
    primary_start_timeout: 0
    postgresql: { use_pg_rewind: true, parameters: { max_connections: 60, synchronous_commit: 'on' } }
  initdb: [{ encoding: UTF8 }, data-checksums]
  pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust']
postgresql:
  listen: '127.0.0.1:${port}'
  connect_address: '127.0.0.1:${port}'
  data_dir: ${join(folder, 'data')}
  bin_dir: ${bin}
  pgpass: ${join(folder, 'pgpass')}
  authentication:
    superuser: { username: postgres, password: ${password} }
    replication: { username: replicator, password: ${password} }
  parameters: { unix_socket_directories: '${folder}' }
`;

const balancerOf = (port: number, members: readonly Member[]) => `
defaults
  mode tcp
  timeout check 3s
  timeout connect 2s
  timeout client 10m
  timeout server 10m
listen primary
  bind 127.0.0.1:${port}
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 1s fall 3 rise 1 on-marked-down shutdown-sessions
${members.map((each) => `  server ${each.name} 127.0.0.1:${each.port} check port ${each.restPort}`).join('\n')}
`;

/**
 * Starts etcd, two PostgreSQL with Patroni and synchronous replication, and HAProxy in front of them.
 * @throws Error when one of them is not installed and cannot be
 */
export async function startCluster(folder: string): Promise<Cluster> {
  ensurePrograms(programs);
  const user = postgresUser();
  const started: ChildProcess[] = [];
  const start = (program: string, words: readonly string[], options: object = {}) => {
    const child = spawn(program, words, { stdio: 'ignore', ...options });
    started.push(child);
    return child;
  };
  const [etcdPort = 0, peerPort = 0, port = 0] = await Promise.all([freePort(), freePort(), freePort()]);
  const etcdUrl = `http://127.0.0.1:${etcdPort}`;
  const peerUrl = `http://127.0.0.1:${peerPort}`;
  start('etcd', [
    ...['--data-dir', join(folder, 'etcd'), '--listen-client-urls', etcdUrl, '--advertise-client-urls', etcdUrl],
    ...[
      '--listen-peer-urls',
      peerUrl,
      '--initial-advertise-peer-urls',
      peerUrl,
      '--initial-cluster',
      `default=${peerUrl}`,
    ],
  ]);
  chmodSync(folder, 0o755);
  const members: Member[] = [];
  for (const name of ['one', 'two']) {
    const own = join(folder, name);
    mkdirSync(own);
    if (user.uid !== undefined) chownSync(own, user.uid, user.gid);
    members.push({ name, folder: own, port: await freePort(), restPort: await freePort() });
  }
  writeFileSync(join(folder, 'haproxy.cfg'), balancerOf(port, members));
  start('haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')]);
  const stop = async () => {
    // Patroni stops its PostgreSQL; etcd must be there until then.
    for (const child of [...started].reverse()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    }
  };
  const stateOf = async ({ restPort }: Member, path: string) =>
    fetch(`http://127.0.0.1:${restPort}/${path}`).then(
      ({ ok }) => ok,
      () => false,
    );
  const until = async (member: Member, path: string) => {
    const deadline = Date.now() + startDeadlineMs;
    while (!(await stateOf(member, path))) {
      if (Date.now() > deadline) throw new Error(`PostgreSQL ${member.name} was not ${path} in time.`);
      await delay(200);
    }
  };
  const findPrimary = async () => {
    for (const member of members) if (await stateOf(member, 'primary')) return member;
    throw new Error('No server is primary.');
  };
  try {
    for (const member of members) {
      const file = join(member.folder, 'patroni.yaml');
      writeFileSync(file, configOf(member, etcdPort));
      member.process = start('patroni', [file], { ...user, env: { ...process.env, HOME: member.folder } });
      // The second one copies the first.
      await until(member, members.length > 1 && member !== members[0] ? 'synchronous' : 'primary');
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    primary: async () => (await findPrimary()).name,
    async killPrimary() {
      const member = await findPrimary();
      const [pid = ''] = readFileSync(join(member.folder, 'data/postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
      return member.name;
    },
    stop,
  };
}
