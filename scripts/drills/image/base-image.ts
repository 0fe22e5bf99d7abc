import { spawnSync } from 'node:child_process';
import { appendFileSync, copyFileSync, cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

const certificates = '/etc/ssl/certs/ca-certificates.crt';

/** Runs a program to its end. @throws Error with its output when it is missing or fails */
export function runProgram(program: string, words: readonly string[], options: { cwd?: string } = {}): string {
  const { error, status, stdout, stderr } = spawnSync(program, words, {
    ...options,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error) throw new Error(`${program} did not start: ${error.message}. Is it installed?`);
  if (status !== 0) throw new Error(`${program} ended with exit code ${status}.\n${stdout}\n${stderr}`);
  return stdout;
}

/** The base images that a Dockerfile names, without its own stages. */
export function baseImagesOf(dockerfile: string): string[] {
  const stages = [...dockerfile.matchAll(/^FROM[ \t]+(\S+)(?:[ \t]+AS[ \t]+(\S+))?[ \t]*$/gim)];
  const own = new Set(stages.map(([, , name]) => name));
  return [...new Set(stages.map(([, image = '']) => image))].filter((image) => !own.has(image));
}

/** A Dockerfile whose images have no digests, because images that this machine makes have others. */
export function withoutDigests(dockerfile: string): string {
  return dockerfile.replace(/@sha256:[0-9a-f]{64}/g, '');
}

/** The Debian release of a base image such as `node:20-bookworm-slim`. @throws Error for other names */
export function suiteOf(image: string): string {
  const [, suite] = /^node:\d+(?:\.\d+){0,2}-([a-z]+)-slim$/.exec(image) ?? [];
  if (!suite) throw new Error(`${image} is not a slim image of Node.js.`);
  return suite;
}

/** The package server that this machine uses for the release; none when it is another system. */
function debianMirror(suite: string): string[] {
  const { stdout } = spawnSync('apt-get', ['indextargets', '--format', '$(REPO_URI)', `Codename: ${suite}`], {
    encoding: 'utf8',
  });
  return stdout?.split('\n').filter(Boolean).slice(0, 1) ?? [];
}

/**
 * Makes the files of a base image: Debian without optional packages, the Node.js and npm that run this process, and the
 * user `node`.
 */
export function makeBaseImage(folder: string, suite: string): void {
  const words = ['--variant=minbase', '--include=ca-certificates', suite, folder];
  // Without a server, debootstrap uses its own default.
  runProgram('debootstrap', [...words, ...debianMirror(suite)]);
  runProgram('chroot', [folder, 'useradd', '--uid', '1000', '--create-home', 'node']);
  const local = join(folder, 'usr/local');
  copyFileSync(process.execPath, join(local, 'bin/node'));
  const npm = dirname(dirname(runProgram('readlink', ['-f', runProgram('which', ['npm']).trim()]).trim()));
  mkdirSync(join(local, 'lib/node_modules'), { recursive: true });
  cpSync(npm, join(local, 'lib/node_modules/npm'), { recursive: true });
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(local, 'bin', name));
  // Authorities that this machine trusts in addition.
  if (existsSync(certificates)) {
    copyFileSync(certificates, join(folder, certificates));
    mkdirSync(join(local, 'etc'), { recursive: true });
    appendFileSync(join(local, 'etc/npmrc'), `cafile=${certificates}\n`);
  }
}
