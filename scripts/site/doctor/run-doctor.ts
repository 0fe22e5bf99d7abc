import { inspectDatabase } from '@kaksha/api/platform/database/inspect-database';
import { readSettings, type Settings, SettingsError } from '@kaksha/api/platform/settings/settings';
import { errorMessageOf } from '@kaksha/domain/typed';
import { openStore } from '@kaksha/release/open-store';
import type { ReleaseStore } from '@kaksha/release/store';
import { addressChecks } from './address';
import { backupChecks } from './backups';
import { type Check, type Finding, fault, type Level, type Machine, ok, type Site } from './check';
import { databaseChecks } from './database';
import { machineChecks, siteMachineChecks } from './machine';
import { mailChecks } from './mail';
import { releaseChecks } from './releases';
import { serviceChecks } from './services';

/** A finding with the area of its check. */
export type Line = Finding & { area: string };

export interface Report {
  lines: Line[];
  /** The worst level of all lines. */
  level: Level;
}

const siteChecks: readonly Check<Site>[] = [
  ...siteMachineChecks,
  ...databaseChecks,
  ...serviceChecks,
  ...mailChecks,
  ...addressChecks,
  ...releaseChecks,
  ...backupChecks,
];

/** Runs all checks at the same time. Without valid settings only those that need none. */
export async function runDoctor(
  machine: Machine,
  replaced: { store?: ReleaseStore; openDatabase?: typeof inspectDatabase } = {},
): Promise<Report> {
  const settings = settingsOf(machine.env);
  const ofMachine = machineChecks.map((check) => bounded(check, machine));
  if (Array.isArray(settings)) {
    const problems = settings.map((problem) => ({
      area: 'Settings',
      ...fault(problem, 'docs/settings.md lists all settings.'),
    }));
    return reportOf([...problems, ...(await Promise.all(ofMachine)).flat()]);
  }
  const opening = (replaced.openDatabase ?? inspectDatabase)(settings.database, machine.probes.timeoutMs);
  const problem = opening.then(
    (database) => (database ? null : ok('The first start makes the embedded database.')),
    (error: unknown) => unreachable(error),
  );
  const site: Site = {
    ...machine,
    settings,
    store: replaced.store ?? openStore(machine.env, machine.root),
    database: () => opening.catch(() => null),
    databaseProblem: () => problem,
  };
  const found = await Promise.all([...ofMachine, ...siteChecks.map((check) => bounded(check, site))]);
  // A database that does not answer is left to the end of the process.
  void opening.then((database) => database?.close()).catch(() => {});
  return reportOf([{ area: 'Settings', ...ok('All settings are valid.') }, ...found.flat()]);
}

/** The settings, or what is wrong with them. */
function settingsOf(env: NodeJS.ProcessEnv): Settings | string[] {
  try {
    return readSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return [...error.problems];
    throw error;
  }
}

function unreachable(error: unknown): Finding {
  if (error instanceof Error && error.name === 'FolderInUseError') {
    return ok('The running site has the embedded database open. Stop it to check its tables, queues and backups.');
  }
  const advice =
    'Start PostgreSQL, and compare the host, the name and the password in DATABASE_URL (or DATABASE_DIRECT_URL).';
  return fault(`The database does not answer: ${errorMessageOf(error) || 'no connection'}.`, advice);
}

async function bounded<Context extends Machine>({ area, run }: Check<Context>, context: Context): Promise<Line[]> {
  const limitMs = context.probes.timeoutMs * 2;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Finding[]>((resolve) => {
    const finding = fault(`No answer within ${limitMs / 1000} s.`, 'Look at the load of this machine and its network.');
    timer = setTimeout(() => resolve([finding]), limitMs);
  });
  const work = Promise.resolve()
    .then(() => run(context))
    .catch((error: unknown) => [
      fault(`Could not be checked: ${errorMessageOf(error)}`, 'Mend this first, then run the doctor again.'),
    ]);
  const findings = await Promise.race([work, late]).finally(() => clearTimeout(timer));
  return findings.map((finding) => ({ area, ...finding }));
}

function reportOf(lines: Line[]): Report {
  const has = (level: Level) => lines.some((line) => line.level === level);
  return { lines, level: has('fault') ? 'fault' : has('warning') ? 'warning' : 'ok' };
}
