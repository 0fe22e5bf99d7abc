import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Change {
  what: string;
  /** The step that fails, for a version that is broken on purpose. */
  fails?: string;
  /** Changes the sources in the folder. `n` tells versions of one kind apart. */
  apply(folder: string, n: number): void;
}

const migrations = 'api/src/platform/database/migrations';
const entry = 'scripts/site/production.ts';

const before = (file: string, text: string) => writeFileSync(file, text + readFileSync(file, 'utf8'));

function addMigration(folder: string, name: string, statement: string): void {
  writeFileSync(join(folder, migrations, `${name}.sql`), statement);
  const file = join(folder, migrations, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8'));
  const { idx, when } = journal.entries.at(-1);
  journal.entries.push({ idx: idx + 1, version: '7', when: when + 1, tag: name, breakpoints: true });
  writeFileSync(file, JSON.stringify(journal, null, 2));
}

/** Of the server only. */
const label: Change = { what: 'server', apply: () => {} };
/** Each migration stays in the versions after it, as in a project. */
const migration: Change = {
  what: 'server, migration',
  apply: (folder, n) =>
    addMigration(folder, `9${String(n).padStart(3, '0')}_drill`, `alter table courses add column drill_${n} text`),
};
const page: Change = {
  what: 'server, page',
  apply: (folder, n) => appendFileSync(join(folder, 'mfe-public/src/remote.ts'), `\n// version ${n}\n`),
};

const broken: readonly Change[] = [
  { what: 'does not build', fails: 'build', apply: (folder) => before(join(folder, entry), 'this is no code\n') },
  {
    what: 'migration fails',
    fails: 'migrations',
    apply: (folder) =>
      addMigration(folder, '9999_broken', 'alter table courses add column broken integer default 1 / 0'),
  },
  {
    what: 'process dies at its start',
    fails: 'processes',
    apply: (folder) => before(join(folder, entry), `if (process.argv.includes('--web')) process.exit(3);\n`),
  },
  {
    what: 'process is never ready',
    fails: 'processes',
    apply: (folder) =>
      before(
        join(folder, entry),
        `if (process.argv.includes('--web')) await new Promise((done) => setTimeout(done, 1e9));\n`,
      ),
  },
  {
    what: 'sign-in page without a heading',
    fails: 'smoke test',
    apply(folder) {
      const file = join(folder, 'shell/src/sign-in/login-page.tsx');
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll('<h1', '<div').replaceAll('</h1', '</div'));
    },
  },
];

/** Good and broken versions in turn, so that the first ten have all five broken ones. */
export const changes: readonly Change[] = [
  ...broken.flatMap((each, index) => [[label, migration, page][index % 3] ?? label, each]),
  ...Array.from({ length: 10 }, (_, index) => [label, migration, label, page, label][index % 5] ?? label),
];
