import { inspectDatabase } from '@kaksha/api/platform/database/inspect-database';
import { freePort } from '@kaksha/api/test/free-port';
import { runOnServer } from '@kaksha/api/test/temporary-database';
import { openTestPostgres } from '@kaksha/api/test/test-database';
import { type Plant, probe, problemsIn, reportOf, testPlants, useHealthySite } from './fake-plants';
import { goodBackup, type HealthySite } from './fake-site';

let database: Awaited<ReturnType<typeof openTestPostgres>>;
const role = `kaksha_doctor_${process.pid}`;

useHealthySite();
beforeAll(async () => {
  database = await openTestPostgres();
  await database.execute(`insert into backup_runs (name, started_at, finished_at, saved_at, restored_at)
    values ('${goodBackup}', now() - interval '2 hours', now(), now(), now())`);
  await runOnServer(database.url, `create role ${role} login password 'secret'`);
  await runOnServer(database.url, `grant pg_read_all_data to ${role}`);
});
afterAll(async () => {
  await runOnServer(database.url, `drop owned by ${role}`);
  await runOnServer(database.url, `drop role ${role}`);
  await database.close();
});

/** The site on PostgreSQL, by an address with these changes. */
function onPostgres(site: HealthySite, changes: Partial<URL> = {}, variables: NodeJS.ProcessEnv = {}): void {
  const url = Object.assign(new URL(database.url), changes).href;
  Object.assign(site.env, { DATABASE_URL: url, ...variables });
  site.openDatabase = inspectDatabase;
}

test('a healthy site on PostgreSQL has no fault and no warning', async () => {
  expect(problemsIn(await reportOf((site) => onPostgres(site)))).toEqual([]);
});

const plants: Plant[] = [
  ['fault Database: The database does not answer', (site) => onPostgres(site, { pathname: '/no_such_database' })],
  ['is no replica', (site) => onPostgres(site, {}, { DATABASE_READ_URL: database.url })],
  [
    'fault Replicas: The replica 127.0.0.1',
    async (site) => onPostgres(site, {}, { DATABASE_READ_URL: `postgres://127.0.0.1:${await freePort()}/kaksha` }),
  ],
  [
    'fault Backups: The role of the database may not create the database',
    (site) => onPostgres(site, { username: role, password: 'secret' }),
  ],
  [
    'fault Backups: pg_dump is not installed',
    (site) => {
      onPostgres(site);
      probe({ programVersion: async () => null })(site);
    },
  ],
  ['fault Database: DATABASE_POOL is 1000', (site) => onPostgres(site, {}, { DATABASE_POOL: '1000' })],
];
testPlants(plants);
