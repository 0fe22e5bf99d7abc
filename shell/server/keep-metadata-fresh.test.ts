import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { required } from '@kaksha/domain/typed';
import { fakeBuild, noSource } from '@kaksha/release/fake-build';
import { testStore } from '@kaksha/release/test-store';
import { keysOf } from '@kaksha/release/trust/metadata';
import Fastify from 'fastify';
import { keepMetadataFresh } from './keep-metadata-fresh';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kaksha-fresh-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a site with the online key signs the snapshot when a team has changed its part', async () => {
  const platform = testStore(join(folder, 'store'));
  for (const version of ['1.0.0', '1.1.0']) {
    await platform.publish(fakeBuild(join(folder, 'builds'), 'trainer', version), noSource);
  }
  await platform.promote('trainer', '1.0.0', 'Asha');
  const state = async () => required(await platform.verifiedState(), 'state');
  const first = await state();
  const machineWith = (role: string) => {
    const keys = join(folder, role);
    platform.trust.keys.copyTo(keys, keysOf(first, role).keyIDs);
    return testStore(join(folder, 'store'), { keys, automatic: false });
  };
  const site = Fastify();
  keepMetadataFresh(site, machineWith('snapshot'));

  await machineWith('trainer').promote('trainer', '1.1.0', 'Asha');
  while ((await state()).snapshotVersion === first.snapshotVersion) await new Promise(setImmediate);

  const { covered, roleVersions } = await state();
  expect(covered.trainer?.version).toBe(roleVersions.trainer);
  expect((await platform.live()).names.trainer?.version).toBe('1.1.0');
  await site.close();
});
