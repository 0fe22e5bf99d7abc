import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { systemProbes } from '../../site/doctor/probes';
import { runDoctor } from '../../site/doctor/run-doctor';
import { partsOf, promoteBuilt, waitingParts } from '../../site/publish-stale';
import { buildVersion, removeBuild } from './build-version';
import type { Version } from './installation';
import { refuseContractions } from './migrations';
import { readyVersion, restartWeb, restartWorker } from './readiness';
import { giveToOwner, returnReleases } from './releases';
import { smokeTest } from './smoke-test';
import type { Step, Upgrade } from './upgrade';

/** Runs a program of a version with the settings and the rights of the site. */
async function runAsSite({ run, env, settings, signal }: Upgrade, { folder }: Version, words: string[]): Promise<void> {
  const { uid, gid } = await stat(settings.dataFolder);
  await run(process.execPath, words, { cwd: folder, env, owner: { uid, gid }, signal });
}

async function examine({ from, env, processes, say }: Upgrade): Promise<void> {
  const [first] = await processes.web();
  const machine = {
    env: { ...env, ...(first && { PORT: String(first.port) }) },
    root: from.folder,
    probes: systemProbes,
  };
  const { lines, level } = await runDoctor(machine);
  for (const { level, area, text, advice } of lines)
    if (level !== 'ok') say(`${level}: ${area}: ${text} ${advice ?? ''}`);
  if (level === 'fault') throw new Error('the doctor finds a fault; mend it, or see npm run doctor');
}

/** At `BACKUP_URL`; without it in a folder of the data, in place of the one before. */
async function saveData(upgrade: Upgrade): Promise<void> {
  const { settings, from } = upgrade;
  // Not npm run backup: .env is readable by root only.
  const command = ['--import', 'tsx', 'scripts/lib/backup-command.ts', 'backup'];
  if (settings.backup) return runAsSite(upgrade, from, command);
  const place = join(settings.dataFolder, 'before-upgrade');
  const name = new Date().toISOString().replace(/\W/g, '');
  await runAsSite(upgrade, from, [...command, join(place, name)]);
  for (const each of await readdir(place)) if (each !== name) await rm(join(place, each), { recursive: true });
}

/** Releases of teams, and tabs that are open, keep what they read. */
async function checkApi({ run, to, releaseEnv, signal }: Upgrade): Promise<void> {
  await run(process.execPath, ['scripts/release.mjs', 'check-api'], { cwd: to.folder, env: releaseEnv, signal });
}

async function migrate(upgrade: Upgrade): Promise<void> {
  refuseContractions(upgrade.from, upgrade.to);
  await runAsSite(upgrade, upgrade.to, ['dist/main.js', '--migrate']);
}

async function restartAll(upgrade: Upgrade): Promise<void> {
  const { installation, processes, to, signal, restarted, say } = upgrade;
  await installation.select(to);
  for (const web of await processes.web()) {
    signal.throwIfAborted();
    if ((await readyVersion(web.port, upgrade)) === to.name) continue;
    restarted.push(web.unit);
    await restartWeb(web, to, upgrade, signal);
    say(`${web.unit} serves ${to.name}`);
  }
  signal.throwIfAborted();
  restarted.push(processes.worker);
  await restartWorker(upgrade, signal);
}

async function returnAll(upgrade: Upgrade): Promise<void> {
  const { installation, processes, from, restarted, say } = upgrade;
  await installation.select(from);
  for (const web of await processes.web()) {
    if (!restarted.includes(web.unit)) continue;
    await restartWeb(web, from, upgrade);
    say(`${web.unit} serves ${from.name} again`);
  }
  if (restarted.includes(processes.worker)) await restartWorker(upgrade);
}

async function goLive(upgrade: Upgrade): Promise<void> {
  const { store, to, say } = upgrade;
  upgrade.liveBefore = await store.live();
  const parts = partsOf(to.folder);
  await promoteBuilt(to.folder, store, say, parts);
  const [refused] = waitingParts(parts, (await store.live()).names);
  if (refused) throw new Error(`${refused.name} ${refused.version} did not become live; the lines above say why`);
  await giveToOwner(store.storage.folder);
}

async function returnLive({ store, liveBefore }: Upgrade): Promise<void> {
  if (!liveBefore) return;
  await returnReleases(store, liveBefore);
  await giveToOwner(store.storage.folder);
}

/** In their order; a failure undoes those before in the other order. Migrations only expand, so they stay. */
export const steps: readonly Step[] = [
  { name: 'doctor', do: examine },
  { name: 'backup', do: saveData },
  { name: 'build', do: buildVersion, undo: removeBuild },
  { name: 'API', do: checkApi },
  { name: 'migrations', do: migrate },
  { name: 'processes', do: restartAll, undo: returnAll },
  { name: 'releases', do: goLive, undo: returnLive },
  { name: 'smoke test', do: smokeTest },
];
