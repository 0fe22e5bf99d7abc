import { execFile } from 'node:child_process';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hashesOf, readBuild } from '@kaksha/release/build-files';
import { PROVENANCE } from '@kaksha/release/provenance';
import { type Release, ReleaseError, type ReleaseRef } from '@kaksha/release/types';
import { build } from '../../site/publish-stale';
import { install } from '../install.mjs';
import type { CommandContext, CommandResult } from './context';

/**
 * Builds the commit of a release in a clean clone and compares every file with the release.
 * @throws ReleaseError DIRTY or COMMIT when its sources are not known, DIFFERS with the names of the files
 */
export async function reproduce(
  { root, store, buildCommand, log }: CommandContext,
  ref: ReleaseRef,
): Promise<CommandResult> {
  const release = await store.release(ref.name, ref.version);
  const commit = commitOf(release);
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'kaksha-reproduce-')));
  try {
    log(`Building ${ref.name} ${ref.version} from ${commit} in a new clone`);
    const sources = await cloneAt(root, commit, folder);
    install({ root: sources });
    const differences = await build(sources, ref, (dist) => differencesOf(release, dist), { command: buildCommand });
    const built = `built from ${commit.slice(0, 8)} with Node ${process.versions.node}`;
    const count = Object.keys(filesOf(release)).length;
    if (differences.length > 0) {
      throw new ReleaseError('DIFFERS', `${ref.name} ${ref.version}, ${built}:\n${differences.join('\n')}`);
    }
    return {
      data: { ...ref, commit, node: process.versions.node, files: count },
      text: `${ref.name} ${ref.version}, ${built}: all ${count} files are the same`,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @throws ReleaseError DIRTY, COMMIT */
function commitOf({ name, version, commit, dirty }: Release): string {
  if (dirty) throw new ReleaseError('DIRTY', `the commit of ${name} ${version} does not hold its sources`);
  if (!commit) throw new ReleaseError('COMMIT', `${name} ${version} names no commit`);
  return commit;
}

/**
 * Puts a commit of the repository into an empty folder. The commit need not belong to a branch.
 * @returns the folder in it that corresponds to `root`
 * @throws ReleaseError COMMIT when the repository does not hold it
 */
async function cloneAt(root: string, commit: string, folder: string): Promise<string> {
  const git = async (cwd: string, ...args: string[]) => (await promisify(execFile)('git', args, { cwd })).stdout.trim();
  await git(root, 'cat-file', '-e', `${commit}^{commit}`).catch(() => {
    throw new ReleaseError('COMMIT', `this repository does not hold ${commit}; git fetch may bring it`);
  });
  const [top, prefix] = [
    await git(root, 'rev-parse', '--show-toplevel'),
    await git(root, 'rev-parse', '--show-prefix'),
  ];
  await git(folder, 'init', '--quiet');
  const sender = 'git -c uploadpack.allowAnySHA1InWant=true upload-pack';
  await git(folder, 'fetch', '--quiet', '--depth', '1', '--upload-pack', sender, top, commit);
  await git(folder, 'checkout', '--quiet', '--detach', 'FETCH_HEAD');
  return join(folder, prefix);
}

/** One line for each file and each fact of the manifest that a build does not share with a release. */
async function differencesOf(release: Release, dist: string): Promise<string[]> {
  const { facts, contents } = await readBuild(dist);
  const [before, now] = [filesOf(release), hashesOf(contents)];
  const files = [...new Set([...Object.keys(before), ...Object.keys(now)])].sort();
  const released: Record<string, unknown> = { ...release };
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  return [
    ...files
      .filter((file) => before[file]?.integrity !== now[file]?.integrity)
      .map((file) =>
        !now[file] ? `${file}: only in the release` : !before[file] ? `${file}: only in the build` : file,
      ),
    ...Object.entries(facts)
      .filter(([fact, value]) => !isSame(value, released[fact]))
      .map(([fact]) => `the manifest's "${fact}"`),
  ];
}

/** The files that a build makes. Its provenance belongs to one publication. */
const filesOf = ({ files: { [PROVENANCE]: _, ...files } }: Release) => files;
