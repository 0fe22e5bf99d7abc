import { rmSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { openStore } from '@kaksha/release/open-store';
import { BUILT_AT_START } from '../publish-stale';
import { runRelease } from '../release-cli/run';
import { type RemoteWish, scaffold } from './scaffold';

const help = `npm run new -- <name> [--title T] [--prefix P] [--access learner|trainer|admin] [--no-release]

Makes the folder mfe-<name>: a remote with one page, its store and its test. Runs the test, then builds, publishes and
promotes it beside what is live, so that the site has it at /<prefix> with the next page.

  --title T      its heading, and what the site calls it when it does not load; by default its name
  --prefix P     where its pages are; by default its name
  --access A     for whom; by default for everybody
  --no-release   leaves the release to the next npm start

To be rid of it: delete the folder. The next npm start takes it off the air, and a later
npm run release -- prune removes its releases.`;

export interface Workshop {
  /** The repository. */
  root: string;
  say: (line: string) => void;
  /** Runs a tool of the project. @returns its exit code */
  tool: (script: string, ...words: string[]) => number | null;
  /** Makes the new folder one of the workspaces. */
  install: () => void;
}

/**
 * Writes another remote, runs its tests, and puts it on the air beside what is live: the steps of `npm run new`.
 * @returns the exit code @throws when it cannot be made, with the reason
 */
export async function makeRemote(args: string[], workshop: Workshop): Promise<number> {
  const { root, say, tool, install } = workshop;
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      title: { type: 'string' },
      prefix: { type: 'string' },
      access: { type: 'string' },
      'no-release': { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [name] = positionals;
  if (!name || values.help) {
    say(help);
    return values.help ? 0 : 2;
  }
  if (values.access && !['learner', 'trainer', 'admin'].includes(values.access)) {
    throw new Error('--access is learner, trainer or admin.');
  }
  const folder = scaffold(root, { ...values, name } as RemoteWish);
  try {
    install();
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
  // Long names break lines elsewhere.
  tool('@biomejs/biome/bin/biome', 'check', '--write', folder);
  const test = tool('jest/bin/jest.js', '-w', '1', folder);
  if (test !== 0) throw new Error(`Its test failed; ${relative(root, folder)} is left as it is.`);
  const address = `/${values.prefix ?? name}`;
  say(`\n${relative(root, folder)} is there and its test passes. Alone: npm run dev -w ${relative(root, folder)}`);
  return values['no-release'] ? 0 : release(name, address, workshop);
}

async function release(name: string, address: string, { root, say }: Workshop): Promise<number> {
  const store = openStore(process.env, root);
  if (!(await store.live()).names.shell) {
    say(`Nothing is live yet: npm start builds and releases it with the rest, at ${address}.`);
    return 0;
  }
  const around = { root, env: process.env, say, store };
  const published = await runRelease(['publish', name, '--json'], around);
  const answer = JSON.parse(published.out) as { version?: string; error?: string };
  if (!answer.version) throw new Error(answer.error);
  // As a start does it: so the next one builds it anew when it changed, and takes it off the air when it is gone.
  const done = await runRelease(['promote', name, answer.version, '--no-check', '--reason', BUILT_AT_START], around);
  if (done.code !== 0) throw new Error(done.error);
  say(`${done.out}, at ${address} of the site`);
  return 0;
}
