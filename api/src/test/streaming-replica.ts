import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port';

export interface ServerWithReplica {
  /** Commits do not wait for the replica. */
  primaryUrl: string;
  replicaUrl: string;
  /** Waits until the replica has replayed all that is committed. */
  replay(): Promise<void>;
  /** The replica goes on receiving the log, but replays nothing. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  stopReplica(): Promise<void>;
  stop(): Promise<void>;
}

/** The user that PostgreSQL runs as: it refuses to run as root. */
export function postgresUser(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const [, , uid, gid] =
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((line) => line.startsWith('postgres:'))
      ?.split(':') ?? [];
  if (!uid || !gid) throw new Error('There is no user postgres.');
  return { uid: Number(uid), gid: Number(gid) };
}

/** The folder of the newest installed PostgreSQL's programs. */
function programsFolder(): string {
  const versions = '/usr/lib/postgresql';
  const newest = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a))[0] : undefined;
  if (!newest) throw new Error('A test of replicas needs the PostgreSQL server: apt-get install postgresql');
  return join(versions, newest, 'bin');
}

/** Starts two PostgreSQL servers on this machine, of which the second replays the log of the first. */
export async function startServerWithReplica(): Promise<ServerWithReplica> {
  const bin = programsFolder();
  const user = postgresUser();
  const folder = mkdtempSync(join(tmpdir(), 'kaksha-replica-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const run = (program: string, words: string[]) => {
    const { status, stderr } = spawnSync(join(bin, program), words, { ...user, cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  };
  const servers: ChildProcess[] = [];
  const start = async (name: string, port: number, settings: string[]) => {
    const common = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off', ...settings];
    const words = ['-D', join(folder, name), '-p', String(port), ...common.flatMap((each) => ['-c', each])];
    const server = spawn(join(bin, 'postgres'), words, { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    servers.push(server);
    await untilLogged(server, 'database system is ready to accept');
    return server;
  };
  const end = async (server: ChildProcess) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const exit = once(server, 'exit');
    // Ends connections at once.
    server.kill('SIGQUIT');
    await exit;
  };
  const stop = async () => {
    for (const server of servers.toReversed()) await end(server);
    rmSync(folder, { recursive: true, force: true });
  };
  const [primaryPort, replicaPort] = [await freePort(), await freePort()];
  const urlOf = (port: number, options = '') => `postgres://postgres@127.0.0.1:${port}/postgres${options}`;
  try {
    run('initdb', ['-D', join(folder, 'primary'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
    await start('primary', primaryPort, ['synchronous_standby_names=*', 'synchronous_commit=local']);
    run('pg_basebackup', [
      ...['-d', urlOf(primaryPort), '-D', join(folder, 'replica'), '-R', '-X', 'stream', '--no-sync', '-c', 'fast'],
    ]);
    const replica = await start('replica', replicaPort, []);
    const tell = async (port: number, statements: readonly string[]) => {
      const client = new pg.Client({ connectionString: urlOf(port) });
      await client.connect();
      try {
        for (const statement of statements) await client.query(statement);
      } finally {
        await client.end();
      }
    };
    return {
      primaryUrl: urlOf(primaryPort),
      replicaUrl: urlOf(replicaPort),
      // This commit is acknowledged once the replica has replayed it.
      replay: () =>
        tell(primaryPort, [
          'set synchronous_commit = remote_apply',
          `select pg_logical_emit_message(true, 'replay', '')`,
        ]),
      pause: () => tell(replicaPort, ['select pg_wal_replay_pause()']),
      resume: () => tell(replicaPort, ['select pg_wal_replay_resume()']),
      stopReplica: () => end(replica),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function untilLogged(server: ChildProcess, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let logged = '';
    server.stderr?.on('data', (bytes: Buffer) => {
      if (!logged.includes(text)) logged += bytes.toString();
      if (logged.includes(text)) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL ended: ${logged}`)));
    server.once('error', reject);
  });
}
