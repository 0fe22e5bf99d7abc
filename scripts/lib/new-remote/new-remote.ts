import { rmSync } from 'node:fs';
import { relative } from 'node:path';
import { openStore } from '@kaksha/release/open-store';
import { Command, Option } from 'commander';
import { BUILT_AT_START } from '../../site/publish-stale';
import { runRelease } from '../release-cli/run';
import { type RemoteOptions, scaffold, workflowOf } from './scaffold';

export interface Tools {
  /** The repository. */
  root: string;
  log: (line: string) => void;
  /** Runs a script of node_modules. @returns its exit code */
  runTool: (script: string, ...args: string[]) => number | null;
  /** Installs the new folder as a workspace. */
  install: () => void;
}

/**
 * The steps of `npm run new`: writes a remote, runs its test, and releases it alongside the live releases.
 * @param args  of the command line @throws Error when a step fails
 */
export async function newRemote(args: string[], tools: Tools): Promise<void> {
  await new Command('npm run new --')
    .description(
      'Creates the folder mfe-<name>: a remote with one page, its store and its test. Runs the test, then builds, publishes and promotes the remote.',
    )
    .argument('<name>', 'lower-case words, joined by hyphens')
    .option('--title <title>', 'its heading, and its name in messages; by default made from <name>')
    .option('--prefix <prefix>', 'address prefix of its pages; by default <name>')
    .addOption(new Option('--access <role>', 'role that its pages require').choices(['learner', 'trainer', 'admin']))
    .addOption(new Option('--tool <tool>', 'builds its releases').choices(['webpack', 'rspack', 'vite']))
    .option('--server-rendering', 'its release holds a server bundle; for public pages')
    .option('--no-release', 'leaves the release to the next npm start')
    .addHelpText(
      'after',
      `
To remove a remote, delete its folder and .github/workflows/release-<name>.yml. The next npm start withdraws it, and a later
npm run release -- prune removes its releases.`,
    )
    .exitOverride()
    .action((name: string, options: Omit<RemoteOptions, 'name'> & { release: boolean }) =>
      createRemote({ ...options, name }, options.release, tools),
    )
    .parseAsync(args, { from: 'user' });
}

async function createRemote(options: RemoteOptions, isReleased: boolean, tools: Tools): Promise<void> {
  const { root, log, runTool, install } = tools;
  const folder = scaffold(root, options);
  try {
    install();
  } catch (error) {
    rmSync(folder, { recursive: true });
    rmSync(workflowOf(root, options.name));
    throw error;
  }
  // The formatter breaks lines according to the length of the name.
  runTool('@biomejs/biome/bin/biome', 'check', '--write', folder);
  const exitCode = runTool('jest/bin/jest.js', '-w', '1', folder);
  if (exitCode !== 0) throw new Error(`Its test failed; ${relative(root, folder)} is left as it is.`);
  log(
    `\nCreated ${relative(root, folder)}; its test passes. On its own page: npm run dev -w ${relative(root, folder)}`,
  );
  if (isReleased) await release(options.name, `/${options.prefix ?? options.name}`, tools);
}

async function release(name: string, address: string, { root, log }: Tools): Promise<void> {
  const store = openStore(process.env, root);
  if (!(await store.live()).names.shell) {
    log(`Nothing is live yet: npm start builds and releases it with the rest, at ${address}.`);
    return;
  }
  const environment = { root, env: process.env, log, store };
  const published = await runRelease(['publish', name, '--json'], environment);
  const result: { version?: string; error?: string } = JSON.parse(published.out);
  if (!result.version) throw new Error(result.error);
  // With this reason, the next start replaces the release when its sources change, or withdraws it when they are gone.
  const promotion = ['promote', name, result.version, '--no-check', '--reason', BUILT_AT_START];
  const promoted = await runRelease(promotion, environment);
  if (promoted.code !== 0) throw new Error(promoted.error);
  log(`${promoted.out}, at ${address} of the site`);
}
