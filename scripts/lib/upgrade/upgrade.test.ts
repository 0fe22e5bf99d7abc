import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { versionOf } from '../version-of.mjs';
import { type Behaviour, FakeSite } from './fake-site';
import { steps } from './steps';

let site: FakeSite;
let first: string;
beforeEach(async () => {
  site = new FakeSite();
  await site.start();
  first = (await site.installation.current()).name;
});
afterEach(async () => {
  site.stop();
  await rm(site.folder, { recursive: true });
});

const everywhere = (name: string) => ({ current: name, one: name, two: name });
const text = () => site.said.join('\n');

test('builds beside the old version, migrates, and restarts one process after the other', async () => {
  const source = site.source('second');
  expect(await site.upgrade(source)).toBe(0);
  const name = versionOf(source);
  expect(await site.versions()).toEqual(everywhere(name));
  expect(site.restarts).toEqual([`web@0 ${name}`, `web@1 ${name}`, `worker ${name}`]);
  expect(readFileSync(join(site.env.DATA_DIR, 'migrated'), 'utf8')).toBe(`${site.installation.folderOf(name)}\n`);
  expect(readdirSync(site.installation.versions()).sort()).toEqual([first, name].sort());
});

test.each<[Behaviour, string, number]>([
  ['does not build', 'The step "build" failed', 0],
  ['takes fields away', 'The step "API" failed', 0],
  ['migration fails', 'The step "migrations" failed', 0],
  ['dies', 'The step "processes" failed', 2],
  ['never ready', 'The step "processes" failed', 2],
  ['no heading', 'The step "smoke test" failed', 6],
])('a version that %s gives way to the one before', async (behaviour, failure, restarts) => {
  expect(await site.upgrade(site.source('broken', behaviour))).toBe(1);
  expect(text()).toContain(failure);
  expect(site.said.at(-1)).toBe(`The version ${first} serves, as before.`);
  expect(await site.versions()).toEqual(everywhere(first));
  expect(site.restarts).toHaveLength(restarts);
  expect(readdirSync(site.installation.versions())).toEqual([first]);
});

test('the reason of a failure has the last lines of the program or the process', async () => {
  await site.upgrade(site.source('one', 'does not build'));
  expect(text()).toContain('src/main.ts: no code');
  await site.upgrade(site.source('three', 'takes fields away'));
  expect(text()).toContain('GET /blogs data.results[].title is gone');
  await site.upgrade(site.source('two', 'dies'));
  expect(text()).toMatch(/the log of web@\d+/);
});

test('the next process restarts only after the one before was ready for the time that the proxy needs', async () => {
  const began: number[] = [];
  const { restart } = site.processes;
  site.processes.restart = async (unit) => {
    began.push(performance.now());
    await restart(unit);
  };
  const limits = { readyMs: 2000, proxyMs: 200, settleMs: 20, pollMs: 5, publicMs: 100 };
  expect(await site.upgrade(site.source('second'), { limits })).toBe(0);
  const [one = 0, two = 0, worker = 0] = began;
  expect(Math.min(two - one, worker - two)).toBeGreaterThanOrEqual(200);
});

test('an interruption goes back', async () => {
  const interrupted = new AbortController();
  const { restart } = site.processes;
  site.processes.restart = async (unit) => {
    await restart(unit);
    interrupted.abort();
  };
  expect(await site.upgrade(site.source('second'), { signal: interrupted.signal })).toBe(1);
  expect(text()).toContain('failed: it was interrupted');
  expect(await site.versions()).toEqual(everywhere(first));
});

test('a migration that removes something is refused before it runs', async () => {
  const files = { 'migrations/0002_two.sql': 'alter table users drop column name' };
  expect(await site.upgrade(site.source('second', 'works', files))).toBe(1);
  expect(text()).toContain('0002_two.sql is not expand-only');
  expect(existsSync(join(site.env.DATA_DIR, 'migrated'))).toBe(false);
});

test('the version that runs is not upgraded again', async () => {
  const source = site.source('second');
  await site.upgrade(source);
  site.restarts.length = 0;
  expect(await site.upgrade(source)).toBe(0);
  expect(site.said.at(-1)).toBe(`The version ${versionOf(source)} runs already.`);
  expect(site.restarts).toEqual([]);
});

test('an upgrade that was cut off between two processes goes on where it stopped', async () => {
  const source = site.source('second');
  const name = versionOf(source);
  const { restart } = site.processes;
  site.processes.restart = async (unit) => {
    if (site.restarts.length === 1) throw new Error('cut off');
    await restart(unit);
  };
  const some = steps.filter(({ name: step }) => ['build', 'migrations', 'processes'].includes(step));
  await site.upgrade(source, { steps: some.map(({ undo: _none, ...step }) => step) });
  expect(await site.versions()).toEqual({ current: name, one: name, two: first });
  site.processes.restart = restart;
  expect(await site.upgrade(source)).toBe(0);
  expect(site.restarts).toEqual([`web@0 ${name}`, `web@1 ${name}`, `worker ${name}`]);
});

test('a version that needs the same packages has those of the running one, and another installs its own', async () => {
  const packages = async () =>
    existsSync(join((await site.installation.current()).folder, 'node_modules/one/index.js'));
  await site.upgrade(site.source('second'));
  expect(await packages()).toBe(true);
  const third = site.source('third', 'works', { 'package-lock.json': '{}' });
  await site.publishShell(third);
  await site.upgrade(third);
  expect(await packages()).toBe(false);
});

test('a build that was cut off is removed and made again', async () => {
  const source = site.source('second');
  const name = versionOf(source);
  await site.upgrade(source, { steps: steps.slice(2, 3) });
  renameSync(site.installation.folderOf(name), site.installation.buildFolderOf(name));
  expect(await site.upgrade(source)).toBe(0);
  expect(readdirSync(site.installation.versions()).sort()).toEqual([first, name].sort());
});

test('a second upgrade at the same time is refused', async () => {
  const second = site.source('second');
  const running = site.upgrade(second);
  await expect(site.upgrade(site.source('third'))).rejects.toThrow('Another upgrade runs');
  expect(await running).toBe(0);
  expect(await site.upgrade(site.source('third'))).toBe(0);
});

test('the last three old versions stay, and a way back to one of them builds nothing', async () => {
  const names = [first];
  for (const label of ['second', 'third', 'fourth', 'fifth']) {
    await site.upgrade(site.source(label));
    names.push((await site.installation.current()).name);
  }
  expect(readdirSync(site.installation.versions()).sort()).toEqual(names.slice(1).sort());
  site.said.length = 0;
  expect(await site.upgrade(site.source('fourth'))).toBe(0);
  expect(text()).toContain('it is built already');
  expect(await site.versions()).toEqual(everywhere(versionOf(site.source('fourth'))));
});

test('a changed page is live after the upgrade, and taken back when the smoke test fails', async () => {
  const live = async () => (await site.store().live()).names.shell?.version;
  const before = await live();
  const broken = site.source('second', 'no heading', { 'shell/page.ts': 'broken' });
  await site.publishShell(broken);
  expect(await site.upgrade(broken)).toBe(1);
  expect(await live()).toBe(before);
  const mended = site.source('third', 'works', { 'shell/page.ts': 'mended' });
  const version = await site.publishShell(mended);
  expect(await site.upgrade(mended)).toBe(0);
  expect(await live()).toBe(version);
});

test('a release that a team promoted stays', async () => {
  const own = await site.publishShell(site.source('own', 'works', { 'shell/page.ts': 'of a team' }));
  await site.store().promote('shell', own, 'Asha');
  const source = site.source('second', 'works', { 'shell/page.ts': 'of the upgrade' });
  await site.publishShell(source);
  expect(await site.upgrade(source)).toBe(0);
  expect((await site.store().live()).names.shell?.version).toBe(own);
});

test('a tag is fetched from the repository', async () => {
  const source = site.source('second');
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.co', ...words], { cwd: source });
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message=one');
  git('tag', 'v2');
  expect(await site.upgrade(source, { argument: 'v2', repository: `file://${source}` })).toBe(0);
  expect(await site.versions()).toEqual(everywhere(versionOf(source)));
  expect(readdirSync(site.installation.home)).not.toContain('clone');
});

test('a folder and a tag that do not exist are refused', async () => {
  await expect(site.upgrade(site.source('second'), { argument: 'v9.9.9' })).rejects.toThrow('--repository');
});
