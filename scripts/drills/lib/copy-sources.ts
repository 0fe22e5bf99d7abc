import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/** Copies the files of the repository with uncommitted changes into a new folder, without the pictures of tests. */
export function copySources(folder: string): void {
  mkdirSync(folder);
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ':!e2e/pictures'];
  const archive = `${folder}.tar`;
  const input = execFileSync('git', words, { cwd: root });
  execFileSync('tar', ['--null', '--ignore-failed-read', '-T', '-', '-cf', archive], { cwd: root, input });
  execFileSync('tar', ['-C', folder, '-xf', archive]);
  rmSync(archive);
}
