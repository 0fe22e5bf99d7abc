import { makeTestApp, type TestApp } from '../../../test/test-app';
import { telemetryEvents } from '../../platform/database/schema/platform';
import { deleteEventsAbove } from './repo';

let api: TestApp;
beforeAll(async () => {
  api = await makeTestApp();
}, 60_000);
afterAll(() => api.close());

test('keeps the newest events up to the storage cap', async () => {
  const event = { kind: 'error' as const, remote: 'public', version: '1.0.0', path: '/', name: 'window' };
  await api.db.insert(telemetryEvents).values(Array.from({ length: 30 }, (_, index) => ({ ...event, value: index })));
  await deleteEventsAbove(api.db, 10);
  const rows = await api.db.select({ value: telemetryEvents.value }).from(telemetryEvents).orderBy(telemetryEvents.id);
  expect(rows.map(({ value }) => value)).toEqual([20, 21, 22, 23, 24, 25, 26, 27, 28, 29]);
  await deleteEventsAbove(api.db, 10);
  expect(await api.db.$count(telemetryEvents)).toBe(10);
});
