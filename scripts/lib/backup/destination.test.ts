import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFakeS3 } from '@kaksha/api/platform/media/fake-s3';
import { openDestination } from './destination';

test('a bucket stores, lists, returns and removes backups of several parts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kaksha-destination-'));
  const access = { accessKeyId: 'id', secretAccessKey: 'secret', region: 'eu-north-1' };
  const s3 = await startFakeS3(access);
  try {
    mkdirSync(join(folder, 'saved'));
    writeFileSync(join(folder, 'saved/words'), 'secret words '.repeat(20_000));
    const bucket = { ...access, base: `${s3.address}/bucket/backups` };
    const destination = openDestination({ destination: bucket, key: Buffer.alloc(32, 1) }, { partBytes: 500 });
    const [older, newer] = ['backup-20260101t020000z', 'backup-20260102t020000z'];
    await destination.store(older, join(folder, 'saved'));
    await destination.store(newer, join(folder, 'saved'));
    await destination.markVerified(newer);
    expect(await destination.list()).toEqual([
      { name: older, createdAt: new Date('2026-01-01T02:00:00Z'), isVerified: false },
      { name: newer, createdAt: new Date('2026-01-02T02:00:00Z'), isVerified: true },
    ]);
    await destination.fetch(newer, join(folder, 'fetched'));
    expect(readFileSync(join(folder, 'fetched/words'), 'utf8')).toBe('secret words '.repeat(20_000));
    await destination.remove(older);
    expect((await destination.list()).map(({ name }) => name)).toEqual([newer]);
    expect([...s3.objects.keys()].every((name) => name.startsWith(`/bucket/backups/${newer}`))).toBe(true);
  } finally {
    await s3.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
