import { mkdtempSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayMs } from '@kaksha/domain/time-units';
import { type Attack, AttackedStore, refusals } from './fake-attacked-store';

/** Replays of older states, and expired metadata. */
let base: string;
let attacked: AttackedStore;
beforeEach(async () => {
  base = mkdtempSync(join(tmpdir(), 'kaksha-attack-'));
  attacked = new AttackedStore(base);
  await attacked.prepare();
});
afterEach(() => rm(base, { recursive: true, force: true }));

/** @param site  the machine that the attack is aimed at */
async function expectRefused(attack: Attack[1], site = attacked.freshSite): Promise<void> {
  expect(refusals).toContain(await attacked.answerTo(attack, site));
}

describe('replays to a site that has seen newer metadata', () => {
  const seen = () => attacked.store;
  /** The newest state, after which another version goes live that the site loads. */
  async function older() {
    const before = attacked.state();
    await attacked.promote('1.1.0');
    await attacked.load();
    return before;
  }

  test('old state', async () => {
    const before = await older();
    await expectRefused((on) => on.write(before), seen);
  });
  test('removed state', async () => {
    await expectRefused((on) => rmSync(join(on.folder, '.live'), { recursive: true }), seen);
  });
  test('old timestamp with the new snapshot', async () => {
    const { timestamp } = await older();
    await expectRefused((on) => on.write({ timestamp }), seen);
  });
  test('mixed snapshot: the old one with the new timestamp', async () => {
    const { snapshot } = await older();
    await expectRefused((on) => on.write({ snapshot }), seen);
  });
  test('old list of live releases with the new snapshot', async () => {
    const { roles, parts } = await older();
    await expectRefused(
      (on) => on.write({ roles: { ...on.state().roles, trainer: roles.trainer ?? '' }, parts }),
      seen,
    );
  });
  test('old list of live releases, before a snapshot names the new one', async () => {
    const before = attacked.state();
    await attacked.asTeam('trainer').promote('trainer', '1.1.0', 'Asha');
    await attacked.load();
    expect(attacked.state().snapshot).toBe(before.snapshot);
    await expectRefused((on) => on.write(before), seen);
  });
  test('old list of a team, signed into a new snapshot with a stolen online key', async () => {
    const { roles } = attacked.state();
    await attacked.publish('trainer', '1.2.0');
    await attacked.load();
    await expectRefused((on) => on.withOnlineKey({ trainer: roles.trainer ?? '' }), seen);
  });
  test('another state under the same number', async () => {
    const before = attacked.state();
    attacked.withOnlineKey({});
    await attacked.load();
    await expectRefused((on) => {
      on.write(before);
      on.now += 120_000;
      on.withOnlineKey({});
    }, seen);
  });
});

describe('time', () => {
  const days = (count: number) => {
    attacked.now += count * dayMs;
  };
  test('frozen metadata', () => expectRefused(() => days(15)));
  test('frozen snapshot, with a new timestamp', () =>
    expectRefused((on) => {
      const { snapshot } = on.state();
      days(15);
      on.withOnlineKey({});
      on.write({ snapshot });
    }));
  test('expired root', () =>
    expectRefused((on) => {
      days(731);
      on.withOnlineKey({});
    }));
  test('expired metadata are not signed again by a machine that has not seen them', () => {
    days(15);
    expect(() => attacked.freshSite().trust.openExpired(JSON.stringify(attacked.state()))).toThrow('has not seen');
  });
});

test('without an attack a site that has not seen the store accepts it, and follows what the keys sign', async () => {
  await attacked.load(attacked.freshSite());
  attacked.withOnlineKey({});
  await attacked.load(attacked.freshSite());
  await attacked.promote('1.1.0');
  await attacked.load();
});
