import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { packAll } from '../../scripts/lib/pack/pack';

const root = resolve(__dirname, '../..');

export interface OwnRepository {
  readonly folder: string;
  /** Runs the command `kaksha` in the folder. @returns its output @throws Error with its output when it fails */
  kaksha(args: readonly string[], env?: Readonly<Record<string, string>>): string;
  /** Runs a script of an installed package. @throws Error with its output when it fails */
  run(script: string, args: readonly string[]): string;
  /** Starts `kaksha dev` and waits until it serves. */
  dev(args: readonly string[]): Promise<{ stop(): Promise<void> }>;
  remove(): void;
}

/**
 * An empty folder outside of this repository with the packed packages installed. Needs no network: the packages of the
 * platform are unpacked from their tarballs, and all others are links to those that this repository has installed.
 */
export async function createRepository(): Promise<OwnRepository> {
  const folder = mkdtempSync(join(tmpdir(), 'kaksha-team-'));
  const tarballs = await packAll(root, join(folder, 'tarballs'));
  const modules = join(folder, 'node_modules');
  linkAll(join(root, 'node_modules'), modules, (name) => !name.startsWith('.') && name !== '@kaksha');
  for (const tarball of tarballs) {
    const name = /^kaksha-([a-z-]+)-\d/.exec(basename(tarball))?.[1] ?? '';
    const target = join(modules, '@kaksha', name);
    mkdirSync(target, { recursive: true });
    execute('tar', ['xzf', tarball, '--strip-components=1', '-C', target], folder);
    // Versions that differ from those at the top of node_modules.
    const workspace = { cli: 'shell', shell: 'shell' }[name] ?? `shared/${name}`;
    linkAll(join(root, workspace, 'node_modules'), join(target, 'node_modules'));
  }
  const cli = join(modules, '@kaksha/cli/dist/kaksha.js');
  return {
    folder,
    kaksha: (args, env = {}) => execute(process.execPath, [cli, ...args], folder, env),
    run: (script, args) => execute(process.execPath, [join(modules, script), ...args], folder),
    dev: (args) => serve(cli, args, folder),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function linkAll(from: string, to: string, accepts: (name: string) => boolean = () => true): void {
  let names: string[];
  try {
    names = readdirSync(from).filter(accepts);
  } catch {
    return;
  }
  mkdirSync(to, { recursive: true });
  for (const name of names) symlinkSync(join(from, name), join(to, name));
}

function execute(command: string, args: readonly string[], cwd: string, env: Readonly<Record<string, string>> = {}) {
  // The setting of jest would change how the tools build.
  const own = { ...process.env, NODE_ENV: '', ...env };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', env: own });
  if (status !== 0) throw new Error(`${args.slice(0, 3).join(' ')} ended with ${status}:\n${stdout}${stderr}`);
  return stdout;
}

function serve(cli: string, args: readonly string[], cwd: string): Promise<{ stop(): Promise<void> }> {
  const child = spawn(process.execPath, [cli, 'dev', ...args], { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  return new Promise((ready, failed) => {
    let said = '';
    child.stderr?.on('data', (chunk) => {
      said += String(chunk);
      if (said.includes('In the site:')) ready({ stop });
    });
    child.once('exit', (code) => failed(new Error(`kaksha dev ended with ${code}:\n${said}`)));
  });
}

/** Writes the files of a key folder. */
export function writeKeys(folder: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text, { mode: 0o600 });
}
