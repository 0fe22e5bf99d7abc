import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@kaksha/api/test/free-port';
import { ensurePrograms } from '../../lib/debian-packages.mjs';

const release = 'trixie';
/** What a minimal installation of Debian has besides the packages of the variant minbase. */
const packages = 'systemd,systemd-sysv,dbus,ca-certificates,iproute2,procps';
const programs = { debootstrap: 'debootstrap', slirp4netns: 'slirp4netns' };
const bootDeadlineMs = 90_000;
const stopDeadlineMs = 60_000;
/** The loopback of the host, as the machine sees it. */
export const hostAddress = '10.0.2.2';
const machineAddress = '10.0.2.100';

export interface DebianMachine {
  /** The machine's root on the host. Its /tmp and /run are other file systems while it runs. */
  root: string;
  /** Runs a command of bash as root. @returns what it wrote to both streams @throws Error when it fails, with its output */
  run(command: string): Promise<string>;
  /** As `run`, for a command that may fail. */
  attempt(command: string): Promise<{ code: number; output: string }>;
  /** Copies a file or folder of the host to an absolute path of the machine. */
  copyIn(from: string, to: string): void;
  /** Makes a TCP port of the machine reachable. @returns the port on the host's loopback */
  forward(port: number): Promise<number>;
  /** Shuts the machine down and ends its processes. Its files stay. */
  stop(): Promise<void>;
}

const linesOf = (command: string, words: readonly string[]) =>
  execFileSync(command, words, { encoding: 'utf8' }).trim().split('\n');

/** The package mirrors that this machine uses, as sources of Debian 13. */
function debianSources(): { mirror: string; sources: string } {
  const uris = [...new Set(linesOf('apt-get', ['indextargets', '--format', '$(REPO_URI)']))];
  const mirror = uris.find((uri) => /\/debian\/?$/.test(uri));
  if (!mirror) throw new Error('apt of this machine names no mirror of Debian.');
  const security = uris.find((uri) => /\/debian-security\/?$/.test(uri));
  const sources = [`deb ${mirror} ${release} main`, `deb ${mirror} ${release}-updates main`];
  if (security) sources.push(`deb ${security} ${release}-security main`);
  return { mirror, sources: `${sources.join('\n')}\n` };
}

/** Makes the archive of a bare Debian 13 once; later machines use it again. @returns its path */
function baseArchive(): string {
  const archive = join(tmpdir(), `kaksha-debian-${release}.tar`);
  if (existsSync(archive)) return archive;
  const folder = join(tmpdir(), `kaksha-debian-${process.pid}`);
  const { mirror } = debianSources();
  // In a mount namespace of its own: an aborted debootstrap leaves no mounts.
  const words = ['--variant=minbase', `--include=${packages}`, release, folder, mirror];
  execFileSync('unshare', ['--mount', 'debootstrap', ...words], { stdio: ['ignore', 'ignore', 'inherit'] });
  execFileSync('tar', ['-C', folder, '-cf', `${archive}.${process.pid}`, '.']);
  renameSync(`${archive}.${process.pid}`, archive);
  rmSync(folder, { recursive: true, force: true });
  return archive;
}

/** Passes this machine's mirrors, certificate authorities and npm settings on. */
function configure(root: string): void {
  const write = (path: string, content: string) => writeFileSync(join(root, path), content);
  write('etc/apt/sources.list', debianSources().sources);
  const acquire = linesOf('apt-config', ['dump']).filter((line) => /^Acquire::(Check-|https?::Proxy)/.test(line));
  write('etc/apt/apt.conf.d/50-host', `${acquire.join('\n')}\n`);
  write('etc/resolv.conf', 'nameserver 10.0.2.3\n');
  write('etc/hostname', 'debian-machine\n');
  write('etc/hosts', '127.0.0.1 localhost debian-machine\n');
  const authorities = '/usr/local/share/ca-certificates';
  if (existsSync(authorities)) cpSync(authorities, join(root, authorities), { recursive: true });
  execFileSync('chroot', [root, 'update-ca-certificates'], { stdio: 'ignore' });
  const [registry] = linesOf('npm', ['config', 'get', 'registry']);
  write('root/.npmrc', `registry=${registry}\ncafile=/etc/ssl/certs/ca-certificates.crt\n`);
  // The host's kernel has its modules loaded.
  execFileSync('chroot', [root, 'systemctl', 'mask', 'systemd-modules-load.service'], { stdio: 'ignore' });
}

/** @returns the process id of the only child, once it is there */
async function childOf(parent: ChildProcess): Promise<number> {
  for (;;) {
    if (parent.exitCode !== null || !parent.pid) throw new Error(`unshare ended with exit code ${parent.exitCode}.`);
    const child = Number(readFileSync(`/proc/${parent.pid}/task/${parent.pid}/children`, 'utf8').trim());
    if (child) return child;
    await delay(50);
  }
}

/** Gives the namespace of the process a network of its own with a way out. */
async function startNetwork(pid: number, socket: string): Promise<ChildProcess> {
  const words = ['--configure', '--mtu=65520', '--ready-fd=3', `--api-socket=${socket}`, String(pid), 'tap0'];
  const child = spawn('slirp4netns', words, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const ready = child.stdio[3];
  if (!ready) throw new Error('slirp4netns has no pipe.');
  await Promise.race([
    once(ready, 'data'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`slirp4netns ended with exit code ${code}.`))),
  ]);
  return child;
}

/** @throws Error with the answer of slirp4netns when it does not forward the port */
async function forwardPort(socket: string, port: number): Promise<number> {
  const hostPort = await freePort();
  const ports = { host_addr: '127.0.0.1', host_port: hostPort, guest_addr: machineAddress, guest_port: port };
  const connection = createConnection(socket);
  connection.end(JSON.stringify({ execute: 'add_hostfwd', arguments: { proto: 'tcp', ...ports } }));
  const answer = await text(connection);
  if (!answer.includes('return')) throw new Error(`Port ${port} is not forwarded: ${answer}`);
  return hostPort;
}

async function runIn(pid: number, command: string): Promise<{ code: number; output: string }> {
  const environment = ['-i', 'HOME=/root', 'LANG=C.UTF-8', 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin'];
  const inside = ['env', ...environment, 'bash', '-c', `cd /root; exec 2>&1; ${command}`];
  const child = spawn('nsenter', ['-t', String(pid), '-m', '-p', '-n', '-u', '-i', '-C', '-r', '-w', '--', ...inside], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return { code: code ?? 1, output };
}

async function untilBooted(pid: number): Promise<void> {
  const deadline = Date.now() + bootDeadlineMs;
  let state = '';
  while (Date.now() < deadline) {
    state = (await runIn(pid, 'systemctl is-system-running')).output.trim();
    if (state === 'running' || state === 'degraded') return;
    await delay(200);
  }
  throw new Error(`systemd was not ready in ${bootDeadlineMs / 1000} s: ${state}`);
}

/**
 * Starts a bare Debian 13 with systemd and processes, files and ports of its own. It reaches the internet with the mirrors of this machine, and this machine's loopback at `hostAddress`.
 * @param folder where its root is made, unless it has one from an earlier start
 * @throws Error when this process is not root, or the machine does not start
 */
export async function startDebianMachine({ folder }: { folder: string }): Promise<DebianMachine> {
  if (process.getuid?.() !== 0) throw new Error('Run this drill as root: it starts a container.');
  ensurePrograms(programs);
  const root = join(folder, 'root');
  if (!existsSync(root)) {
    mkdirSync(root, { recursive: true });
    execFileSync('tar', ['-C', root, '-xf', baseArchive()]);
    configure(root);
  }
  const namespaces = ['--mount', '--pid', '--net', '--uts', '--ipc', '--cgroup'];
  const script = join(import.meta.dirname, 'boot-debian.sh');
  const machine = spawn('unshare', [...namespaces, '--fork', '--kill-child', 'bash', script, root], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(machine, 'exit');
  const socket = join(folder, 'network.socket');
  rmSync(socket, { force: true });
  let network: ChildProcess | undefined;
  const kill = () => {
    machine.kill('SIGKILL');
    network?.kill('SIGTERM');
  };
  process.once('exit', kill);
  try {
    const pid = await childOf(machine);
    network = await startNetwork(pid, socket);
    await untilBooted(pid);
    return {
      root,
      async run(command) {
        const { code, output } = await runIn(pid, command);
        if (code !== 0) throw new Error(`${command}\nexit code ${code}\n${output}`);
        return output.trim();
      },
      attempt: (command) => runIn(pid, command),
      copyIn: (from, to) => cpSync(from, join(root, to), { recursive: true, preserveTimestamps: true }),
      forward: (port) => forwardPort(socket, port),
      async stop() {
        await runIn(pid, 'systemctl poweroff');
        await Promise.race([ended, delay(stopDeadlineMs, undefined, { ref: false })]);
        kill();
        await ended;
        process.off('exit', kill);
      },
    };
  } catch (error) {
    kill();
    throw error;
  }
}
