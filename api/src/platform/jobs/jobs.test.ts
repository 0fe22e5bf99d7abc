import { eq } from 'drizzle-orm';
import { makeTestApp } from '../../../test/test-app';
import { jobs } from '../../modules';
import { systemContext } from '../context/context';
import { emailCodes, sessions, users } from '../database/schema/people';
import { telemetryEvents } from '../database/schema/platform';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

test('the jobs delete expired sessions, codes and telemetry events and keep current ones', async () => {
  const { db, services, settings, close } = await makeTestApp();
  const [user] = await db.insert(users).values({ email: 'a@b.co' }).returning();
  const session = (tokenHash: string, expiresAt: Date) => ({ tokenHash, expiresAt, userId: user!.id });
  await db.insert(sessions).values([session('old', daysAgo(31)), session('good', daysAgo(-10))]);
  const code = { codeHash: '-', network: '::1', expiresAt: daysAgo(0) };
  await db.insert(emailCodes).values([
    { ...code, email: 'old@b.co', createdAt: daysAgo(2) },
    { ...code, email: 'good@b.co' },
  ]);
  const event = { kind: 'vital', remote: 'shell', version: '1', path: '/', name: 'LCP' } as const;
  await db.insert(telemetryEvents).values([{ ...event, at: daysAgo(31) }, event]);
  for (const job of jobs.scheduled) await job.run(systemContext(services, settings));
  expect(await db.select({ hash: sessions.tokenHash }).from(sessions)).toEqual([{ hash: 'good' }]);
  expect(await db.$count(emailCodes)).toBe(1);
  expect(await db.$count(emailCodes, eq(emailCodes.email, 'good@b.co'))).toBe(1);
  expect(await db.$count(telemetryEvents)).toBe(1);
  await close();
});
