/** What each command says of itself. */
export interface Help {
  usage: string;
  line: string;
  text: string;
}

export const help: Record<string, Help> = {
  publish: {
    usage: 'publish <name> [--version V] [--no-check]',
    line: 'build one remote (or the shell) alone and put it into the release store',
    text: `Builds <name>, freezes it with the hash of each of its files, and puts it into the store. Nothing that is live
changes. The same version with other files is refused.

  --version V   its version; by default 0.1.0-<hash of its sources>
  --dist D      takes this folder, which a build left, in place of building
  --no-check    does not try whether it runs; promote will`,
  },
  promote: {
    usage: 'promote <name> <version> [<name> <version> …] [--percent P]',
    line: 'make releases live, or give one to P % of visitors',
    text: `Checks that the release is whole, fits the live host and remotes, and runs; then visitors get it with their next
page. Several are made live in one step, for those that fit only together.

  --percent P   a canary: P % of visitors get it and keep it. A higher P keeps those who are in; promoting without
                --percent gives it to everybody and ends the canary
  --reason R    stands in the history
  --again       also a version that went back by itself before
  --no-check    does not try whether it runs. What does not fit is refused in any case`,
  },
  rollback: {
    usage: 'rollback <name> [--reason R]',
    line: 'end its canary, or go back to the last good version',
    text: `With a canary on the air, everybody gets the live version again. Without one, the newest earlier version that is
still whole and fits is live again.

  --reason R    stands in the history`,
  },
  list: {
    usage: 'list [name]',
    line: 'what is in the store, what is live, who put it there',
    text: 'The newest first. * is live, % is a canary, < is what a failed load falls back to.',
  },
  history: {
    usage: 'history [name]',
    line: 'what was live when, who changed it, and why',
    text: 'The newest last.',
  },
  status: {
    usage: 'status [--minutes N]',
    line: 'versions on the air, their share of visitors, errors and load times',
    text: `Figures come from what browsers told, read from the database (DATABASE_URL) or, with KAKSHA_ORIGIN and
KAKSHA_TOKEN (an admin's token), from a running site. Without either the versions alone are shown.

  --minutes N   figures of the last N minutes; 60 by default`,
  },
  verify: {
    usage: 'verify <name> <version> [--run]',
    line: 'hash the files again',
    text: `Exit code 1 when a file is missing or altered, with the names of those files.

  --run         also tries whether it runs in the live host`,
  },
  withdraw: {
    usage: 'withdraw <name>',
    line: 'take a remote off the air altogether',
    text: 'Its addresses answer as if it had never been. Its releases stay in the store until they are pruned.',
  },
  prune: {
    usage: 'prune [--keep N] [--days D] [--dry-run]',
    line: 'remove old releases that nobody is on',
    text: `Never removes what is live, tried, or gone back to.

  --keep N      each name's newest N stay; 5 by default
  --days D      what browsers told of in the last D days stays, and what is younger than that where nothing is known
                of what browsers run; 7 by default
  --dry-run     says what would go, and removes nothing`,
  },
};

export const overview = () => `npm run release -- <command>

${Object.values(help)
  .map(({ usage, line }) => `  ${usage}\n      ${line}`)
  .join('\n')}

  <command> --help   more of one command
  --json             answer as JSON

Names: shell, and the folders mfe-<name>. The store is .releases, or RELEASES_URL.
Exit codes: 0 done, 1 refused (with the reason), 2 not understood, 3 something broke.`;

export const helpOf = (command: string) => {
  const { usage, line, text } = help[command] as Help;
  return `npm run release -- ${usage}\n\n${line[0]?.toUpperCase()}${line.slice(1)}.\n\n${text}\n  --json        answer as JSON`;
};
