import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeBuild, noSource } from '@kaksha/release/fake-build';
import { testStore } from '@kaksha/release/test-store';
import Fastify from 'fastify';
import { register } from 'prom-client';
import { runHealthChecks } from './health-checks';
import { releasesSection } from './operator-releases';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kaksha-health-'));
});
afterEach(async () => {
  jest.useRealTimers();
  await rm(folder, { recursive: true, force: true });
});

test('a failing security fix is an error line with a stable code, a metric and a notice for administrators', async () => {
  const store = testStore(join(folder, 'store'));
  for (const version of ['1.0.0', '1.1.0']) {
    await store.publish(fakeBuild(join(folder, 'builds'), 'trainer', version), noSource);
  }
  await store.promote('trainer', '1.0.0', 'Asha');
  await store.promoteTogether([{ name: 'trainer', version: '1.1.0' }], 'Asha', 'XSS in names', { security: true });
  const failing = { remote: 'trainer', version: '1.1.0', loads: 0, loadFailures: 50, errors: 0, loadMs: null };

  const lines: Record<string, unknown>[] = [];
  const site = Fastify({ logger: { stream: { write: (line) => lines.push(JSON.parse(line)) } } });
  jest.useFakeTimers({ now: Date.now(), doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout'] });
  runHealthChecks(site, store, async () => [{ ...failing, lastSeen: new Date().toISOString() }]);
  jest.advanceTimersByTime(30_000);
  await site.close();

  expect(lines.filter(({ level }) => level === 50)).toMatchObject([
    { code: 'RELEASE_ALARM', remote: 'trainer', version: '1.1.0', reason: expect.stringMatching(/^100% of 50 loads/) },
  ]);
  expect(await register.getSingleMetricAsString('release_alarm')).toContain(
    'release_alarm{remote="trainer",version="1.1.0"} 1',
  );
  const page = releasesSection({
    versions: [],
    snapshot: await store.live(),
    minutes: 60,
    extensions: [],
    values: [],
    expired: [],
    notice: null,
  }).toString();
  expect(page).toMatch(/role="alert"><strong>trainer <code>1\.1\.0<\/code> fails, but is a security fix: 100%/);
  expect(page).toContain('security fix: XSS in names');
});
