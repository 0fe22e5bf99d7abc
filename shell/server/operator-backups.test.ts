import type { ResultsOf } from '@kaksha/api-client/operation-types';
import { backupsSection } from './operator-backups';

const now = new Date('2026-11-29T04:10:00Z');
const run: ResultsOf<'getBackups'>['runs'][number] = {
  name: 'backup-20261129t020000z',
  started_at: '2026-11-29T02:00:00.000Z',
  finished_at: '2026-11-29T02:04:00.000Z',
  saved_at: '2026-11-29T02:03:00.000Z',
  restored_at: '2026-11-29T02:04:00.000Z',
  bytes: 12_340_000,
  rows: 1200,
  failure: null,
};
const textOf = (backups: ResultsOf<'getBackups'> | null) =>
  String(backupsSection({ backups, now }))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

test('shows the last good backup and each run', () => {
  const text = textOf({ is_scheduled: true, last_good: '2026-11-29T02:04:00.000Z', runs: [run] });
  expect(text).toContain('The last good backup ended 2026-11-29 02:04 UTC, 2 hours ago.');
  expect(text).toContain('2026-11-29 02:00 backup-20261129t020000z restored and compared 12.3 1,200');
});

test('shows why a run failed, as text', () => {
  const failed = { ...run, restored_at: null, failure: 'part <2> has changed' };
  const html = String(backupsSection({ backups: { is_scheduled: true, last_good: null, runs: [failed] }, now }));
  expect(html).toContain('failed:</strong> part &lt;2&gt; has changed');
  expect(html).toContain('role="alert">There is no good backup.');
});

test.each([
  ['a good backup that is older than 26 hours', { is_scheduled: true, last_good: '2026-11-28T02:00:00Z', runs: [] }],
  ['a site without backups by schedule', { is_scheduled: false, last_good: null, runs: [] }],
])('warns of %s', (_case, backups) => {
  expect(String(backupsSection({ backups, now }))).toContain('role="alert"');
});

test('says that the backups could not be read', () => {
  expect(textOf(null)).toContain('could not be read');
});
