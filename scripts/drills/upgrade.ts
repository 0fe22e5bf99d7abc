// npm run drill -- upgrade   20 upgrades of an installed site under load, five of them broken: no request fails, all five return
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startMailServer } from '@kaksha/api/test/mail-server';
import { Command, InvalidArgumentError } from 'commander';
import { build } from 'esbuild';
import { versionOf } from '../lib/version-of.mjs';
import { copySources } from './lib/copy-sources';
import { hostAddress, startDebianMachine } from './lib/debian-machine';
import { type Change, changes } from './upgrade/versions';

const readCount = (text: string): number => {
  if (!/^\d+$/.test(text) || Number(text) < 1) throw new InvalidArgumentError('A number of upgrades.');
  return Math.min(Number(text), changes.length);
};
const { count, keep } = new Command('npm run drill -- upgrade')
  .description('Needs root and a Debian with apt. Starts a container of Debian 13. 20 upgrades take an hour or less.')
  .option('--count <number>', 'of upgrades; the first ten have the five broken ones', readCount, changes.length)
  .option('--keep', 'keeps the files of the machine', false)
  .parse()
  .opts<{ count: number; keep: boolean }>();

interface Row {
  change: Change;
  result: string;
  asExpected: boolean;
  seconds: number;
  requests: number;
  failed: Record<string, number>;
  longestGapMs: number;
}

const site = 'kaksha.example';
const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'kaksha-upgrade-drill-'));
const source = join(folder, 'source');
const mails = await startMailServer();
const machine = await startDebianMachine({ folder });

const { run } = machine;

const inMachine = (path: string) => join(machine.root, path);
const query = (text: string) => run(`cd / && runuser -u postgres -- psql -d kaksha -Atc "${text}"`);

/** @returns the session of a learner, and the ids of courses */
async function install(): Promise<{ token: string; courses: string }> {
  machine.copyIn(source, '/root/kaksha');
  await run(`echo '127.0.0.1 ${site}' >> /etc/hosts`);
  const mail = mails.smtpUrl.replace('127.0.0.1', hostAddress);
  await run(
    `/root/kaksha/operations/install.sh --yes --internal-tls --name ${site} --mail ${mail} --from hello@${site}`,
  );
  const properties = '--uid=kaksha -p EnvironmentFile=/opt/kaksha/.env -p WorkingDirectory=/opt/kaksha/current';
  const printed = await run(
    `systemd-run --pipe --quiet ${properties} node --import tsx scripts/drills/upgrade/prepare-site.ts`,
  );
  const token = /^learner (\S+)$/m.exec(printed)?.[1] ?? '';
  const courses = (await query('select id from courses where is_public limit 50')).replaceAll('\n', ',');
  await build({
    ...{ entryPoints: [join(root, 'scripts/drills/upgrade/send-load.ts')], outfile: inMachine('root/load.mjs') },
    ...{ bundle: true, platform: 'node', format: 'esm', logLevel: 'error' },
  });
  return { token, courses };
}

/** Upgrades to the next version under load. @param saved  receives the ids of courses whose save was acknowledged */
async function upgrade(
  n: number,
  change: Change,
  { token, courses }: { token: string; courses: string },
  saved: Set<number>,
): Promise<Row> {
  const next = inMachine(`root/version-${n}`);
  cpSync(source, next, { recursive: true });
  writeFileSync(join(next, 'LABEL'), `${n}`);
  change.apply(next, n);
  // What a good version has, the versions after it have as well.
  if (!change.fails) change.apply(source, n);
  const running = () => run('cat /opt/kaksha/current/dist/version');
  const before = await running();
  const expected = change.fails ? before : versionOf(next);

  await run(
    `systemd-run --quiet --unit=load-${n} node /root/load.mjs https://${site} ${token} ${courses} /root/load.json`,
  );
  const began = performance.now();
  const { code, output } = await machine.attempt(`cd /opt/kaksha/current && npm run -s upgrade -- /root/version-${n}`);
  const seconds = Math.round((performance.now() - began) / 1000);
  await run(`systemctl stop load-${n}`);
  const report = JSON.parse(readFileSync(inMachine('root/load.json'), 'utf8'));
  for (const id of report.saved) saved.add(id);
  rmSync(next, { recursive: true });

  const failedStep = /^The step "(.*)" failed/m.exec(output)?.[1];
  const version = await running();
  const asExpected = failedStep === change.fails && code === (change.fails ? 1 : 0) && version === expected;
  if (!asExpected || Object.keys(report.failed).length > 0) console.log(output);
  const result = `${failedStep ? `"${failedStep}" failed, ` : ''}${version} serves`;
  return { change, result, asExpected, seconds, ...report };
}

const failures = ({ failed }: Row) => Object.values(failed).reduce((sum, each) => sum + each, 0);

try {
  copySources(source);
  const began = performance.now();
  const load = await install();
  console.log(`installed in ${Math.round((performance.now() - began) / 1000)} s`);
  const saved = new Set<number>();
  const rows: Row[] = [];
  for (const [index, change] of changes.slice(0, count).entries()) {
    rows.push(await upgrade(index + 1, change, load, saved));
    const row = rows.at(-1);
    console.log(
      `${index + 1}. ${change.what}: ${row?.result}, ${row?.seconds} s, ${JSON.stringify(row?.failed)} failed`,
    );
  }
  const stored = await query(
    `select course_id from course_actions join users on users.id = user_id where email = 'learner@kaksha.test' and kind = 'like'`,
  );
  const kept = new Set(stored.split('\n').map(Number));
  const lost = [...saved].filter((id) => !kept.has(id)).length;
  console.table(
    rows.map((row) => ({
      change: row.change.what,
      result: row.result,
      'as expected': row.asExpected,
      seconds: row.seconds,
      requests: row.requests,
      failed: failures(row),
      'longest gap ms': row.longestGapMs,
    })),
  );
  console.log(`Acknowledged writes: ${saved.size}, lost: ${lost}.`);
  if (lost > 0 || saved.size === 0 || rows.some((row) => !row.asExpected || failures(row) > 0)) process.exitCode = 1;
} finally {
  await machine.stop();
  await mails.close();
  if (!keep) rmSync(folder, { recursive: true, force: true });
}
