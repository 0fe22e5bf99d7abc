import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
  if (!newest) throw new Error('This needs the PostgreSQL server: apt-get install postgresql');
  return join(versions, newest, 'bin');
}

/** Runs a program of PostgreSQL as its user. @throws Error with what it said when it fails */
export function runPostgresProgram(program: string, words: readonly string[], folder: string): void {
  const options = { ...postgresUser(), cwd: folder, encoding: 'utf8' } as const;
  const { status, stderr } = spawnSync(join(programsFolder(), program), words, options);
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
}

/** Creates an empty cluster whose superuser `postgres` needs no password. */
export function initCluster(data: string, folder: string, options: readonly string[] = []): void {
  const words = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', ...options];
  runPostgresProgram('initdb', words, folder);
}

interface ServerOptions {
  data: string;
  port: number;
  /** Working directory, and the folder of its socket. */
  folder: string;
  /** Settings as `name=value`. */
  settings?: readonly string[];
}

/** Starts a server on loopback and waits until it accepts connections. @throws Error with its log when it ends */
export async function startPostgres({ data, port, folder, settings = [] }: ServerOptions): Promise<ChildProcess> {
  const common = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off', ...settings];
  const words = ['-D', data, '-p', String(port), ...common.flatMap((each) => ['-c', each])];
  const options = { ...postgresUser(), cwd: folder };
  const server = spawn(join(programsFolder(), 'postgres'), words, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  await untilLogged(server, 'database system is ready to accept');
  return server;
}

/** Ends connections at once. */
export async function endPostgres(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = once(server, 'exit');
  server.kill('SIGQUIT');
  await exit;
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
