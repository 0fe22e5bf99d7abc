import { chmodSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inspectDatabase } from '@kaksha/api/platform/database/inspect-database';
import { freePort } from '@kaksha/api/test/free-port';
import {
  afterPlant,
  type Plant,
  probe,
  problemsIn,
  reportOf,
  setting,
  testPlants,
  useHealthySite,
} from './fake-plants';
import type { HealthySite } from './fake-site';
import { reportText } from './print-report';

useHealthySite();

test('a healthy site has no fault and no warning, and each area is named', async () => {
  const report = await reportOf(() => {});
  expect(problemsIn(report)).toEqual([]);
  expect(report.level).toBe('ok');
  expect(new Set(report.lines.map(({ area }) => area))).toEqual(
    new Set([
      ...['Settings', 'Versions', 'Memory', 'Limits', 'Secrets', 'Disk', 'Database', 'Clock', 'Queues', 'Redis'],
      ...[
        'Pictures',
        'Payments',
        'Meetings',
        'Mail',
        'Mail domain',
        'Certificate',
        'Port',
        'Proxies',
        'Releases',
        'Backups',
      ],
    ]),
  );
});

const settings: Plant[] = [
  ['fault Settings: PORT is a whole number', setting({ PORT: 'http' })],
  ['fault Settings: SMTP_URL is missing', setting({ SMTP_URL: '' })],
  ['fault Settings: BACKUP_KEY is missing', setting({ BACKUP_KEY: '' })],
  ['fault Settings: RAZORPAY_WEBHOOK_SECRET is missing', setting({ RAZORPAY_WEBHOOK_SECRET: '' })],
];

const machine: Plant[] = [
  ['fault Versions: Node.js 18.20.0 is too old', probe({ nodeVersion: '18.20.0' })],
  ['warning Versions: Node.js 20 gets no security fixes', probe({ nodeVersion: '20.19.5' })],
  ['fault Memory: A process may use 256 MB', probe({ memoryBytes: async () => 256 * 1024 ** 2 })],
  [
    'warning Memory: Node.js may fill 4,096 MB',
    probe({ memoryBytes: async () => 1024 ** 3, heapBytes: () => 4 * 1024 ** 3 }),
  ],
  ['warning Limits: A process may open 1024 files', probe({ maxOpenFiles: async () => 1024 })],
  ['warning Disk: 1.0 GB are free', probe({ freeBytes: async () => 1024 ** 3 })],
  ['fault Disk: 0.1 GB are free', probe({ freeBytes: async () => 1024 ** 3 / 10 })],
];

/** Lets other users read the file until the report is made. */
const opened = (path: (site: HealthySite) => string) => (site: HealthySite) => {
  const file = path(site);
  afterPlant(() => chmodSync(file, file.endsWith('backups') ? 0o700 : 0o600));
  chmodSync(file, 0o644);
};
const secrets: Plant[] = [
  [
    'fault Secrets: Other users of this machine can use the secrets of the settings',
    opened(({ root }) => join(root, '.env')),
  ],
  [
    'fault Secrets: Other users of this machine can use the key of the encrypted fields',
    opened(({ root }) => join(root, 'data/encryption.key')),
  ],
  [
    'fault Secrets: Other users of this machine can use the keys of the releases',
    opened(({ env }) => {
      const keys = String(env.RELEASE_KEYS);
      return join(keys, readdirSync(keys).find((name) => name.endsWith('.pem')) ?? '');
    }),
  ],
  ['fault Secrets: Other users of this machine can use the backups', opened(({ root }) => join(root, 'backups'))],
];

const database: Plant[] = [
  [
    'fault Database: The database does not answer',
    async (site) => {
      const url = `postgres://kaksha@127.0.0.1:${await freePort()}/kaksha`;
      site.openDatabase = (_settings, timeoutMs) =>
        inspectDatabase({ kind: 'postgresql', url, poolSize: 1 }, timeoutMs);
    },
  ],
  [
    'warning Database: Migrations are pending: 1',
    ({ sql }) =>
      sql(
        `delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`,
      ),
  ],
  [
    'warning Database: The database has migrations of a newer version: 1',
    ({ sql }) => sql(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`),
  ],
  ['fault Database: The extension pg_trgm is missing', ({ sql }) => sql('drop extension pg_trgm cascade')],
  [
    'fault Database: The address of the database leads to a connection pooler',
    async (site) => {
      const { openDatabase } = site;
      site.openDatabase = async (...all) => {
        const database = await openDatabase(...all);
        return database && { ...database, isPooled: true };
      };
    },
  ],
  [
    "fault Clock: The clock of this machine differs from the database's by 120 s",
    probe({ now: () => new Date(Date.now() + 120_000) }),
  ],
  [
    'warning Queues: The oldest job waits for 20 minutes',
    ({ sql }) =>
      sql(`insert into pgboss.job (name, data, created_on, start_after)
        select name, '{}', now() - interval '20 minutes', now() - interval '20 minutes' from pgboss.queue where name = 'send-mail'`),
  ],
  [
    'warning Queues: The oldest event waits for 60 minutes',
    ({ sql }) =>
      sql(
        `insert into outbox_events (id, kind, payload, created_at) values (gen_random_uuid(), 'order.paid', '{}', now() - interval '1 hour')`,
      ),
  ],
  [
    'warning Queues: Jobs that failed for good: 1',
    ({ sql }) => sql(`insert into pgboss.job (name, data) values ('dead-letter', '{"queue":"send-mail"}')`),
  ],
];

testPlants([...settings, ...machine, ...secrets, ...database]);

test('each line has what to do', async () => {
  const report = await reportOf(setting({ TRUST_PROXY: '0' }));
  expect(report.level).toBe('fault');
  expect(reportText(report)).toMatch(/^fault {4}Proxies {6}TRUST_PROXY is 0, but .*\. Set TRUST_PROXY to /m);
  expect(reportText(report)).toMatch(/\n\nFaults: 1\. Warnings: 0\.$/);
});
