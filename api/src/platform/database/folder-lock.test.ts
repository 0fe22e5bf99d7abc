import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Child, runChild } from '../../../test/child';
import { FolderInUseError, lockFolder } from './folder-lock';

let place: string;
let folder: string;
const children: Child[] = [];
const hold = () => {
  const child = runChild('hold-lock.ts', folder);
  children.push(child);
  return child;
};
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'lock-'));
  folder = join(place, 'database');
});
afterEach(async () => {
  await Promise.all(children.splice(0).map((child) => child.kill()));
  await rm(place, { recursive: true });
});

test('a second lock in the same process is refused until the first is released', () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  unlock();
  lockFolder(folder)();
});

test('the error for a locked folder names the process and the remedy', async () => {
  const child = hold();
  await child.said(1);
  expect(child.lines).toEqual(['owned']);
  expect(() => lockFolder(folder)).toThrow(new RegExp(`in use by process ${child.pid} .*DATABASE_URL`));
});

test('takes over the lock of a killed process and removes old locks', async () => {
  for (let round = 0; round < 2; round += 1) {
    const child = hold();
    await child.said(1);
    expect(child.lines).toEqual(['owned']);
    await child.kill();
  }
  const unlock = lockFolder(folder);
  expect(await readdir(place)).toHaveLength(1);
  unlock();
});

test('exactly one of five processes takes over a dead lock', async () => {
  const dead = hold();
  await dead.said(1);
  await dead.kill();
  const rivals = [hold(), hold(), hold(), hold(), hold()];
  await Promise.all(rivals.map((rival) => rival.said(1)));
  expect(rivals.flatMap(({ lines }) => lines.map((line) => line.split(':')[0])).sort()).toEqual([
    'owned',
    'refused',
    'refused',
    'refused',
    'refused',
  ]);
});

test('a later process with the pid of a dead owner is not the owner', async () => {
  const owner = { pid: process.pid, host: (await import('node:os')).hostname(), began: 'long ago' };
  await writeFile(`${folder}.lock.1`, JSON.stringify(owner));
  lockFolder(folder)();
});

test('an owner on another machine is alive while it touches its lock', async () => {
  await writeFile(`${folder}.lock.7`, JSON.stringify({ pid: 1, host: 'elsewhere', began: null }));
  expect(() => lockFolder(folder)).toThrow('process 1 on elsewhere');
  const aMinuteAgo = new Date(Date.now() - 60_000);
  await utimes(`${folder}.lock.7`, aMinuteAgo, aMinuteAgo);
  lockFolder(folder)();
});
