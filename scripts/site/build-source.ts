import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inputPaths, isInput } from '@kaksha/build/source-hash';
import type { Source } from '@kaksha/release/store';
import type { BuildSource } from '@kaksha/release/types';

type Git = (...args: string[]) => Promise<string>;

const gitIn =
  (root: string): Git =>
  async (...args) =>
    (await promisify(execFile)('git', args, { cwd: root, maxBuffer: 64_000_000 })).stdout;

/** Who publishes: from git and GitHub Actions, else the user of the machine. */
export async function committer(root: string): Promise<Pick<Source, 'author' | 'builder'>> {
  const name = await gitIn(root)('config', 'user.name').catch(() => '');
  const { GITHUB_SERVER_URL: host, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = process.env;
  const builder = host && repository && run ? `${host}/${repository}/actions/runs/${run}` : undefined;
  return { author: name.trim() || userInfo().username, ...(builder && { builder }) };
}

/**
 * The commit that holds the sources of a part, and the files that a build reads and that differ from it.
 * @param folder  of the part
 */
export async function buildSource(root: string, folder: string): Promise<BuildSource> {
  const git = gitIn(root);
  const head = await git('rev-parse', '--show-prefix', '--verify', 'HEAD').catch(() => null);
  if (head === null) return { commit: null };
  const [prefix = '', commit = ''] = head.split('\n');
  // Ignored files and files that the index hides are read by a build too.
  const status = await git(
    ...['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--ignored=matching'],
    ...['--', ...inputPaths(root, folder)],
  );
  const hidden = await git('ls-files', '-v', '-z', '--full-name', '--', ...inputPaths(root, folder));
  const inRoot = (path: string) => path.slice(prefix.length);
  const found = [
    ...recordsOf(status, 3).map(inRoot),
    ...recordsOf(hidden, 2, /^[a-zS] /)
      .map(inRoot)
      .filter((path) => existsSync(join(root, path))),
  ];
  // A link in place of `node_modules` has no slash at its end.
  const changed = [...new Set(found)].filter((path) => isInput(`${path}/`)).sort();
  return { commit, ...(changed.length > 0 && { changed }) };
}

/** Paths of the records that git ends with a zero byte. @param start  where the path begins */
const recordsOf = (output: string, start: number, isRecord = /./) =>
  output
    .split('\0')
    .filter((record) => isRecord.test(record))
    .map((record) => record.slice(start));

/** The source of a build that ran between two readings: exactly a commit only when both are that commit. */
export function sourceDuring(before: BuildSource, after: BuildSource): BuildSource {
  const changed = [...new Set([...(before.changed ?? []), ...(after.changed ?? [])])];
  if (before.commit !== after.commit && changed.length === 0) changed.push('HEAD, which moved during the build');
  return { commit: before.commit, ...(changed.length > 0 && { changed }) };
}
