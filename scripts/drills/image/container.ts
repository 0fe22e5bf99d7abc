import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from './base-image';

const tag = 'localhost/kaksha:drill';

export interface ImageConfig {
  user: string;
  entrypoint: string[];
  /** Program and arguments of the health check. */
  healthCheck: string[];
}

/** Images and containers of Buildah below one folder, without a daemon and without namespaces. */
export class Buildah {
  private readonly store: readonly string[];

  constructor(folder: string) {
    this.store = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run'), '--storage-driver', 'vfs'];
  }

  private call(...words: string[]): string {
    return runProgram('buildah', [...this.store, ...words]).trim();
  }

  /** Stores a folder as an image. */
  import(folder: string, image: string): void {
    const container = this.call('from', 'scratch');
    this.call('add', '--quiet', container, folder, '/');
    this.call('commit', '--quiet', container, `docker.io/library/${image}`);
    this.call('rm', container);
  }

  /** Runs the Dockerfile of a folder. Only images that are stored can be its base. */
  build(folder: string): void {
    this.call('build', '--isolation', 'chroot', '--format', 'docker', '--pull=never', '--tag', tag, folder);
  }

  config(): ImageConfig {
    const { Docker } = JSON.parse(this.call('inspect', '--type', 'image', tag));
    const { User, Entrypoint, Healthcheck } = Docker.config;
    return { user: User, entrypoint: Entrypoint, healthCheck: Healthcheck.Test.slice(1) };
  }

  megabytes(): number {
    const [image] = JSON.parse(this.call('images', '--json', tag));
    return Number.parseFloat(image.size);
  }

  /** Makes a container of the built image. */
  container(): string {
    return this.call('from', '--pull=false', tag);
  }

  /** Runs a program in the container as the image's user. @returns its exit code */
  run(container: string, program: readonly string[], environment: Record<string, string> = {}): number | null {
    return spawnSync('buildah', this.runWords(container, program, environment), { stdio: 'ignore' }).status;
  }

  /** Starts a program in the container as the image's user. */
  start(container: string, program: readonly string[], environment: Record<string, string>): ChildProcess {
    return spawn('buildah', this.runWords(container, program, environment), { stdio: ['ignore', 'ignore', 'inherit'] });
  }

  private runWords(container: string, program: readonly string[], environment: Record<string, string>): string[] {
    const settings = Object.entries(environment).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
    return [...this.store, 'run', '--isolation', 'chroot', ...settings, container, '--', ...program];
  }
}

/** The innermost process below another one: the program that Buildah runs. */
export function programBelow(process: ChildProcess): number {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name): [number, number][] => {
        try {
          return [[parentOf(name), Number(name)]];
        } catch {
          return []; // It has ended.
        }
      }),
  );
  let id = process.pid ?? 0;
  for (let below = parents.get(id); below !== undefined; below = parents.get(id)) id = below;
  return id;
}

const parentOf = (id: string) => Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]);

export const userIdOf = (id: number) => Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]);

/** Ends the program and waits for Buildah. @returns the exit code */
export async function endProgram(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode;
  const exit = once(child, 'exit');
  process.kill(programBelow(child), 'SIGTERM');
  await exit;
  return child.exitCode;
}
