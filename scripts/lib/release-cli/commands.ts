import { previewLimits } from '@kaksha/release/trust/preview-token';
import { Command, InvalidArgumentError } from 'commander';
import { affected, buildOnly, check, prune, publish, verify } from './artifacts';
import { checkApi } from './check-api';
import { type CommandContext, type CommandResult, DEFAULT_COMMAND } from './context';
import { freeze, unfreeze } from './freeze';
import { addKey, copyOnlineKey, createKey, initKeys, listKeys, refreshKeys, revokeKey } from './keys';
import { preview } from './preview';
import { acknowledge, promote, rollback, withdraw } from './promote';
import { history, list, sbom, status } from './query';
import { reproduce } from './reproduce';
import { setFlag, setSetting } from './values';

type Action = (context: CommandContext) => Promise<CommandResult>;

/** Defines the command line. @param run  runs the action of the parsed command */
export function createProgram(run: (action: Action) => Promise<void>, command = DEFAULT_COMMAND): Command {
  const program = new Command(command)
    .description('Publishes, promotes and rolls back releases.')
    .helpCommand(false)
    .addHelpText(
      'after',
      `
Names: shell, and the folders mfe-<name>. The store is .releases, or RELEASES_URL.
Exit codes: 0 done, 1 refused (with the reason), 2 invalid arguments, 3 internal error.`,
    );

  program
    .command('publish <name>')
    .description(
      'Builds one remote (or the shell) and adds it to the store with the hash of each file. Changes nothing that is live. Refuses a version that exists with other files.',
    )
    .option('--version <version>', 'version of the release; by default 0.1.0-<hash of its sources>')
    .option('--dist <folder>', 'publishes this build instead of building')
    .option('--no-check', 'skips the smoke test, which promote then runs')
    .action((name, options) => run((context) => publish(context, name, options)));

  program
    .command('build <name>')
    .description('Builds one remote (or the shell) into a folder. Needs no keys and no store.')
    .requiredOption('--out <folder>', 'folder of the build, which `check` and `publish` take with --dist')
    .option('--version <version>', 'version of the release; by default 0.1.0-<hash of its sources>')
    .action((name, options) => run((context) => buildOnly(context, name, options)));

  program
    .command('affected <name>')
    .description(
      'Says whether the sources of one remote (or the shell) differ from its live release and from the last one that visitors got.',
    )
    .action((name) => run((context) => affected(context, name)));

  program
    .command('check <name>')
    .description('Runs the smoke test of a build with everything that is live. Stores nothing, and needs no keys.')
    .requiredOption('--dist <folder>', 'the build')
    .action((name, options) => run((context) => check(context, name, options)));

  program
    .command('promote <name> <version> [more...]')
    .description(
      'Makes releases live, or gives one to a share of visitors. Checks that each is unaltered, fits the live host and remotes, and runs with every version that visitors may get. Several names and versions go live in one step, for releases that fit only together.',
    )
    .option(
      '--percent <P>',
      'starts a canary for P% of visitors. A higher P keeps those who have it; promoting without --percent ends the canary',
      percentage,
      100,
    )
    .option('--reason <text>', 'recorded in the history')
    .option('--again', 'allows a version that was rolled back automatically before')
    .option(
      '--security',
      'marks the releases as security fixes: when one fails, an alarm is raised, and it is not rolled back automatically',
    )
    .option('--no-check', 'skips the smoke test. The other checks always run')
    .action((name, version, more, options) => run((context) => promote(context, [name, version, ...more], options)));

  program
    .command('rollback <name>')
    .description('Ends the canary; without one, goes back to the newest earlier version that is unaltered and fits.')
    .option('--reason <text>', 'recorded in the history')
    .action((name, options) => run((context) => rollback(context, name, options)));

  program
    .command('acknowledge <name>')
    .description(
      'Ends the alarm of a failing security fix, which stays live. A rollback or another release ends it too.',
    )
    .option('--reason <text>', 'recorded in the history')
    .action((name, options) => run((context) => acknowledge(context, name, options)));

  program
    .command('check-api')
    .description(
      'Compares the API of this repository with what releases read that visitors may run: live ones, canaries, rollback targets, previews and open tabs. Exit code 1 names each release, operation and field that it takes away. Asks the site as `status` does.',
    )
    .option('--document <file>', 'an OpenAPI document instead of the sources of the API')
    .option('--days <D>', 'releases that visitors got in the last D days count', atLeast(1), 7)
    .action((options) => run((context) => checkApi(context, options)));

  addPreviewCommand(program, run);

  program
    .command('flag <remote> <flag> <rule>')
    .description(
      'Sets a flag of a live release on the running site: on, off, a share of visitors such as 25%, role:learner, role:trainer, role:admin, or default. Asks the site as `status` does.',
    )
    .action((...args: [string, string, string]) => run((context) => setFlag(context, args)));

  program
    .command('setting <remote> <key> [value]')
    .description(
      'Sets a setting of a live release on the running site. Without a value, its default is in force again.',
    )
    .action((...args: [string, string, string | undefined]) => run((context) => setSetting(context, args)));

  program
    .command('freeze <name>')
    .description('Refuses promotions of one part until a moment. Rollbacks stay possible.')
    .requiredOption('--until <time>', 'ISO 8601, e.g. 2027-01-02T08:00Z', moment)
    .requiredOption('--reason <text>', 'who asks to promote reads it')
    .action((name, options) => run((context) => freeze(context, name, options)));

  program
    .command('unfreeze <name>')
    .description('Ends a freeze.')
    .option('--reason <text>', 'recorded in the history')
    .action((name, options) => run((context) => unfreeze(context, name, options)));

  program
    .command('list [name]')
    .description(
      'Lists releases, newest first. * is live, % is a canary, < is the fallback of a failed load, +edits marks sources that the commit does not hold.',
    )
    .action((name) => run((context) => list(context, name)));

  program
    .command('history [name]')
    .description('Lists what was live when, who changed it and why. Newest last.')
    .action((name) => run((context) => history(context, name)));

  program
    .command('status')
    .description(
      'Shows the live versions, their share of visitors, errors and load times. Asks the running site for metrics: KAKSHA_ORIGIN with an administrator’s KAKSHA_TOKEN, or a demo site on this machine. Without a site, shows the versions only.',
    )
    .option('--minutes <N>', 'period of the metrics', atLeast(1), 60)
    .action((options) => run((context) => status(context, options)));

  program
    .command('verify <name> <version>')
    .description('Hashes the files again. Exit code 1 lists missing or altered files.')
    .option('--run', 'also runs the smoke test in the live host')
    .action((name, version, options) => run((context) => verify(context, { name, version }, options)));

  program
    .command('reproduce <name> <version>')
    .description(
      'Builds the commit of a release in a new clone of this repository, and compares every file. Exit code 1 names the files that differ.',
    )
    .action((name, version) => run((context) => reproduce(context, { name, version })));

  program
    .command('sbom <name> <version>')
    .description('Lists the npm packages that a release contains. With --json, prints its CycloneDX bill of materials.')
    .action((name, version) => run((context) => sbom(context, { name, version })));

  program
    .command('withdraw <name>')
    .description('Removes a remote from the live releases: its addresses answer 404. Its releases stay until pruned.')
    .action((name) => run((context) => withdraw(context, name)));

  program
    .command('prune')
    .description('Removes old releases. Keeps what is live, a canary, a rollback target or in use by open tabs.')
    .option('--keep <N>', 'number of newest releases of each name that stay', atLeast(0), 5)
    .option(
      '--days <D>',
      'keeps what browsers reported in the last D days; without a running site, what is younger than D days',
      atLeast(0),
      7,
    )
    .option('--dry-run', 'lists what would be removed, and removes nothing')
    .action((options) => run((context) => prune(context, options)));

  addKeyCommands(program, run);
  for (const command of [...program.commands, ...program.commands.flatMap(({ commands }) => commands)]) {
    command.option('--json', 'prints the result as JSON');
  }
  return program;
}

function addPreviewCommand(program: Command, run: (action: Action) => Promise<void>): void {
  program
    .command('preview [name] [version] [more...]')
    .description(
      'Prints a link that shows stored releases on the live site, to those who have it only. Checks them as promote does. Several names and versions show together. Changes nothing that is live.',
    )
    .option('--hours <H>', `how long it opens, at most ${previewLimits.hours}`, parseNumber, 24)
    .option('--site <origin>', 'the site; by default KAKSHA_ORIGIN, else http://localhost:3000')
    .option('--no-check', 'skips the smoke test. The other checks always run')
    .option('--list', 'lists the previews that still open')
    .option('--revoke <id>', 'ends a preview')
    .action((name, version, more, options) =>
      run((context) => preview(context, [name, version, ...more].filter(Boolean), options)),
    );
}

function addKeyCommands(program: Command, run: (action: Action) => Promise<void>): void {
  const keys = program
    .command('keys')
    .description('Lists and changes the keys that sign releases and what is live of each part.')
    .helpCommand(false);
  keys
    .command('init')
    .description(
      'Makes the keys of the platform, the shell and the remotes in RELEASE_KEYS, and the root.json that sites trust.',
    )
    .action(() => run((context) => initKeys(context)));
  keys
    .command('create')
    .description('Makes a key of a team in RELEASE_KEYS and prints its public part, which the platform adds.')
    .action(() => run((context) => createKey(context)));
  keys
    .command('add <role>')
    .description(
      'Adds a key to a remote, shell, live, root, targets, snapshot or timestamp. Makes it here without --public.',
    )
    .option('--public <hex>', 'public key of a team, which keeps the private one')
    .option('--threshold <N>', 'number of keys that must sign', atLeast(1))
    .action((role, options) => run((context) => addKey(context, role, options)));
  keys
    .command('revoke <role> <key>')
    .description('Signatures of the key no longer count. The other keys of the role sign its list of releases again.')
    .action((role, key) => run((context) => revokeKey(context, role, key)));
  keys
    .command('online <folder>')
    .description(
      'Copies the online key and root.json to a folder, for a site. Copies no other key. Teams and release jobs do without it.',
    )
    .action((folder) => run((context) => copyOnlineKey(context, folder)));
  keys
    .command('list')
    .description('Lists the keys of every role, and which private keys are on this machine.')
    .action(() => run((context) => listKeys(context)));
  keys
    .command('refresh')
    .description('Signs the metadata again; expired ones only on a machine that has seen them before they expired.')
    .action(() => run((context) => refreshKeys(context)));
}

function parseNumber(text: string): number {
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number)) throw new InvalidArgumentError('It must be a number.');
  return number;
}

const atLeast = (min: number) => (text: string) => {
  const number = parseNumber(text);
  if (number < min) throw new InvalidArgumentError(`It must be at least ${min}.`);
  return number;
};

function moment(text: string): Date {
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) throw new InvalidArgumentError('It must be a time in ISO 8601.');
  return at;
}

function percentage(text: string): number {
  const number = parseNumber(text);
  if (number <= 0 || number > 100) throw new InvalidArgumentError('It must be above 0 and at most 100.');
  return number;
}
