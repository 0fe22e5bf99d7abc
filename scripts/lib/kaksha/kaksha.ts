// kaksha <command>: for a remote in a repository of its own. Publishes and promotes as `npm run release` does.
import { mkdirSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildRemote } from '@kaksha/build/build';
import { readRemote } from '@kaksha/build/remotes';
import { sourceHash } from '@kaksha/build/source-hash';
import { addressLines, serveStandalone, untilInterrupted } from '@kaksha/build/standalone';
import { recordSource } from '@kaksha/release/build-files';
import { Command, CommanderError, Option } from 'commander';
import { buildSource, sourceDuring } from '../../site/build-source';
import type { RemoteOptions } from '../new-remote/scaffold';
import { createProgram } from '../release-cli/commands';
import { runRelease } from '../release-cli/run';
import { scaffoldRepository } from './scaffold-repository';

const root = process.cwd();
const args = process.argv.slice(2);

const program = new Command('npx kaksha')
  .description('Commands for a remote in a repository of its own. Run them in its folder.')
  .helpCommand(false)
  .exitOverride();

program
  .command('new <name>')
  .description('Writes a remote into this folder: package.json, one page with its store, and tests.')
  .option('--title <title>', 'its heading, and its name in messages; by default made from <name>')
  .option('--prefix <prefix>', 'address prefix of its pages; by default <name>')
  .addOption(new Option('--access <role>', 'role that its pages require').choices(['learner', 'trainer', 'admin']))
  .addOption(new Option('--tool <tool>', 'builds its releases').choices(['webpack', 'rspack', 'vite']))
  .option('--server-rendering', 'its release holds a server bundle')
  .action((name: string, options: Omit<RemoteOptions, 'name'>) => {
    scaffoldRepository(root, { ...options, name });
    console.error(`Wrote ${name}. Next: npm install, npm test, npm run dev.`);
  });

program
  .command('dev')
  .description('Serves the remote on its own page with the API of a site, and for overrides of that site.')
  .option('--site <origin>', 'a site in demo mode', 'http://localhost:3000')
  .option('--port <N>', 'instead of the port in package.json')
  .action(async ({ site, port }: { site: string; port?: string }) => {
    const remote = readRemote(root);
    const own = port ? { ...remote, port: Number(port) } : remote;
    const server = await serveStandalone(
      { root, out: join(root, '.cache/standalone'), version: 'standalone' },
      own,
      site,
    );
    console.error(addressLines(own, site).join('\n'));
    await untilInterrupted();
    await server.stop();
  });

program
  .command('build [name] [out] [version]')
  .description('Builds the remote into a folder; dist by default. `publish` builds by itself, or takes it with --dist.')
  .action(async (_name: string | undefined, out = 'dist', version = `0.1.0-${sourceHash(root, root)}`) => {
    rmSync(resolve(out), { recursive: true, force: true });
    mkdirSync(resolve(out), { recursive: true });
    const before = await buildSource(root, root);
    await buildRemote({ root, out: resolve(out), version }, readRemote(root));
    await recordSource(resolve(out), sourceDuring(before, await buildSource(root, root)));
  });

const own = program.commands.map((command) => command.name());
const ofReleases = createProgram(async () => {}).commands.map((command) => command.name());
program.addHelpText('after', `\nAlso: ${ofReleases.filter((name) => !own.includes(name)).join(', ')}.`);

const [command = '--help'] = args;
if (command === '--help' || own.includes(command)) await runOwn();
else {
  // Below the folder, so that a clone builds with its own packages.
  const buildCommand = [relative(root, fileURLToPath(import.meta.url)), 'build'];
  const { code, out, error } = await runRelease(args, {
    root,
    // In demo mode, a machine without keys would begin a new store in place of the site's.
    env: { ...process.env, DEMO: '0' },
    log: (line) => console.error(line),
    command: 'npx kaksha',
    buildCommand,
  });
  if (out) process.stdout.write(`${out}\n`);
  if (error) console.error(error);
  process.exitCode = code;
}

async function runOwn(): Promise<void> {
  try {
    await program.parseAsync(args.length === 0 ? ['--help'] : args, { from: 'user' });
  } catch (error) {
    // commander has printed its message already.
    if (!(error instanceof CommanderError)) console.error(error instanceof Error ? error.message : error);
    process.exitCode = error instanceof CommanderError && error.exitCode === 0 ? 0 : 2;
  }
}
