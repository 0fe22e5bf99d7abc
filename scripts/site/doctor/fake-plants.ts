import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type HealthySite, makeHealthySite } from './fake-site';
import { runDoctor } from './run-doctor';

/** A fault that is planted in a healthy site, and the one line that names it. */
export type Plant = [line: string, plant: (site: HealthySite) => unknown];

export const probe = (changes: Partial<HealthySite['probes']>) => (site: HealthySite) =>
  Object.assign(site.probes, changes);
export const setting = (changes: NodeJS.ProcessEnv) => (site: HealthySite) => Object.assign(site.env, changes);

let healthy: HealthySite;
const restored: (() => void)[] = [];

/** Called after the test of a plant that changes a file. */
export const afterPlant = (restore: () => void) => restored.push(restore);

/** Makes a healthy site for the tests of a file. */
export function useHealthySite(): void {
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kaksha-doctor-'));
    healthy = await makeHealthySite(folder);
  });
  afterEach(() => {
    for (const restore of restored.splice(0)) restore();
  });
  afterAll(async () => {
    await healthy.close();
    rmSync(folder, { recursive: true, force: true });
  });
}

/** The report of the site with copies of what plants change; its database returns to what it was. */
export async function reportOf(plant: Plant[1]) {
  const site: HealthySite = { ...healthy, env: { ...healthy.env }, probes: { ...healthy.probes } };
  const texts = { ...healthy.texts };
  await healthy.sql('begin');
  try {
    await plant(site);
    const { root, env, probes, openDatabase } = site;
    return await runDoctor({ root, env, probes }, { openDatabase });
  } finally {
    await healthy.sql('rollback');
    for (const name of Object.keys(healthy.texts)) delete healthy.texts[name];
    Object.assign(healthy.texts, texts);
    Object.assign(healthy.behaviour, { razorpayStatus: 200, forwarded: 1 });
  }
}

export const problemsIn = ({ lines }: Awaited<ReturnType<typeof runDoctor>>) =>
  lines.filter(({ level }) => level !== 'ok').map(({ level, area, text }) => `${level} ${area}: ${text}`);

/** Each plant is named by exactly one line. */
export function testPlants(plants: readonly Plant[]): void {
  test.each(plants)('%s', async (line, plant) => {
    expect(problemsIn(await reportOf(plant))).toEqual([expect.stringContaining(line)]);
  });
}
