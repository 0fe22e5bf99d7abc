import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import * as nodeFs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractFits } from '@kaksha/contract/version';
import { everyCase } from '@kaksha/testing/every-case';
import fc from '@kaksha/testing/properties';
import { DiskReleaseStorage, type FileSystem } from './disk-storage';
import { fakeBuild, noSource } from './fake-build';
import { prune } from './prune';
import type { ReleaseStore } from './store';
import { testStore } from './test-store';
import { liveVersions } from './transitions';
import { ReleaseError } from './types';

/**
 * After any sequence of changes, with a kill at any point, all live releases exist, are unaltered and fit the host. A
 * file system simulates the kill: it fails at its n-th call, possibly after half a write, and at all later calls.
 */
class Killed extends Error {}

function dyingFileSystem(after: number): FileSystem {
  let left = after;
  const alive = () => {
    if (--left < 0) throw new Killed('the process was killed');
  };
  const dying =
    <A extends unknown[], R>(work: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      alive();
      const answer = await work(...args);
      // Killed after the work and before its result.
      alive();
      return answer;
    };
  const open = async (path: string, flags: string) => {
    alive();
    const file = await nodeFs.open(path, flags);
    return {
      async writeFile(bytes: Buffer) {
        if (left-- <= 0) {
          await file.writeFile(bytes.subarray(0, bytes.length / 2));
          throw new Killed('the process was killed in the middle of a file');
        }
        await file.writeFile(bytes);
      },
      sync: dying(() => file.sync()),
      close: () => file.close(),
    };
  };
  const { link, mkdir, readdir, readFile, rename, rm, stat, unlink } = nodeFs;
  const calls = { link, mkdir, readdir, readFile, rename, rm, stat, unlink } as unknown as Record<string, typeof stat>;
  const wrapped = Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, dying(call)]));
  return { ...wrapped, open } as unknown as FileSystem;
}

const names = ['shell', 'public', 'trainer'] as const;
const versions = ['1', '2', '3', '4'] as const;
/** Chosen so that many pairs of host and remote do not fit. */
const contractOf = (name: string, version: string) =>
  name === 'shell' ? `${version > '3' ? 2 : 1}.${version}` : `${version === '4' ? 2 : 1}.${version === '3' ? 3 : 0}`;

const release = { name: fc.constantFrom(...names), version: fc.constantFrom(...versions) };
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('publish' as const), ...release }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('promote' as const), ...release }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('try' as const), ...release, percent: fc.constantFrom(5, 50, 90) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('rollback' as const), ...release }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('prune' as const), ...release }) },
);
/** Number of file system calls after which the process of a step is killed; Infinity for never. */
const kill = fc.option(fc.nat({ max: 300 }), { nil: Number.POSITIVE_INFINITY, freq: 2 });
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

let folder: string;
let builds: Map<string, string>;
let now: number;
let keys: string;
const startMs = Date.now();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kaksha-crash-'));
  keys = join(folder, 'keys');
  builds = new Map(
    names.flatMap((name) =>
      versions.map((version) => {
        const contract = contractOf(name, version);
        return [`${name}@${version}`, fakeBuild(join(folder, 'builds'), name, version, { contract, code: name })];
      }),
    ),
  );
});

/** Each run starts with all releases published and the first version of each name live. */
beforeAll(async () => {
  const store = testStore(join(folder, 'begin'), { keys, clock: () => startMs });
  for (const dist of builds.values()) await store.publish(dist, noSource);
  for (const name of names) await store.promote(name, '1', null);
});
afterAll(() => nodeFs.rm(folder, { recursive: true, force: true }));

/** @returns whether the step succeeded; false when it was refused or its process was killed */
async function take(store: ReleaseStore, each: Step): Promise<boolean> {
  const { name, version } = each;
  try {
    if (each.do === 'publish') await store.publish(builds.get(`${name}@${version}`) as string, noSource);
    if (each.do === 'promote') await store.promote(name, version, null);
    if (each.do === 'try') await store.startCanary(name, version, each.percent, null);
    if (each.do === 'rollback') await store.rollback(name, null);
    if (each.do === 'prune') await prune(store, { keep: 0, inUse: new Set(), youngerThanMs: 0 });
    return true;
  } catch (error) {
    if (error instanceof ReleaseError || error instanceof Killed) return false;
    throw error;
  }
}

/** Checks the invariants with a new store, like another process. */
async function expectSound(path: string, clock = Date.now): Promise<void> {
  const store = testStore(path, { keys, clock });
  const state = await store.live();
  const live = await Promise.all(liveVersions(state).map(({ name, version }) => store.release(name, version)));
  for (const { name, version } of live) expect(await store.verify(name, version)).toEqual([]);
  const hosts = live.filter(({ name }) => name === 'shell');
  for (const remote of live.filter(({ name }) => name !== 'shell')) {
    for (const host of hosts) expect(contractFits(remote.contract, host.contract)).toBe(true);
  }
  for (const { version, previous } of Object.values(state.names)) expect(previous).not.toBe(version);
  // Every listed release is complete, even after a crash during its publication.
  for (const { name, version } of await store.list()) expect(await store.verify(name, version)).toEqual([]);
}

const sequences = everyCase ? 30 : 10;

test('after a crash at any file system call, live releases exist, are unaltered and fit the host', async () => {
  let run = 0;
  const reached = { done: 0, killed: 0, moved: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(fc.record({ step, kill }), { minLength: 5, maxLength: 30 }), async (steps) => {
      const path = join(folder, `store-${run++}`);
      await nodeFs.cp(join(folder, 'begin'), path, { recursive: true });
      now = startMs;
      const clock = () => now;
      for (const each of steps) {
        now += 5 * 60_000;
        const before = JSON.stringify(await testStore(path, { keys, clock }).live());
        const store = testStore(new DiskReleaseStorage(path, dyingFileSystem(each.kill)), { keys, clock });
        const done = await take(store, each.step);
        await expectSound(path, clock);
        const after = (await testStore(path, { keys, clock }).live()).names;
        if (!done) {
          if (Number.isFinite(each.kill)) reached.killed++;
          continue;
        }
        reached.done++;
        // A confirmed step took effect.
        if (each.step.do === 'promote') expect(after[each.step.name]?.version).toBe(each.step.version);
        if (each.step.do === 'try') expect(after[each.step.name]?.canary?.percent).toBe(each.step.percent);
        if (each.step.do === 'publish')
          expect(JSON.stringify(await testStore(path, { keys, clock }).live())).toBe(before);
      }
      const { names: live } = await testStore(path, { keys, clock }).live();
      reached.moved += Object.values(live).filter(({ version, canary }) => version !== '1' || canary).length;
      await nodeFs.rm(path, { recursive: true, force: true });
    }),
    { numRuns: sequences },
  );
  // Enough steps succeeded and enough were killed.
  expect(reached.done).toBeGreaterThan((5 / 3) * sequences);
  expect(reached.killed).toBeGreaterThan((5 / 3) * sequences);
  expect(reached.moved).toBeGreaterThan(sequences / 3);
}, 240_000);

test('after repeated SIGKILL of a real process, live releases are unaltered', async () => {
  const path = join(folder, 'killed');
  await nodeFs.cp(join(folder, 'begin'), path, { recursive: true });
  for (let round = 0; round < 5; round++) {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', join(__dirname, 'fake-operator.ts'), path, join(folder, 'builds'), keys],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const ended = once(child, 'exit');
    // Each round is killed after more changes.
    let changes = 0;
    for await (const chunk of child.stdout) {
      changes += String(chunk).length;
      if (changes > round * 9) break;
    }
    child.kill('SIGKILL');
    await ended;
    expect(child.signalCode).toBe('SIGKILL');
    await expectSound(path);
  }
}, 60_000);
