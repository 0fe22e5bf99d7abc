import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@kaksha/api/test/free-port';
import { dayMs } from '@kaksha/domain/time-units';
import { fakeBuild, noSource } from '@kaksha/release/fake-build';
import { testStore } from '@kaksha/release/test-store';
import { afterPlant, type Plant, problemsIn, reportOf, setting, testPlants, useHealthySite } from './fake-plants';
import { makeCertificate } from './fake-servers';
import { goodBackup, type HealthySite } from './fake-site';

useHealthySite();

/** The public address has this certificate, which is trusted unless `ca` says otherwise. */
const certified = async (
  site: HealthySite,
  certificate: ReturnType<typeof makeCertificate>,
  ca: string | undefined,
) => {
  const port = await site.servers.tls(certificate);
  site.probes.publicAddress = () => ({ host: '127.0.0.1', port, ...(ca && { ca }) });
};

const addresses: Plant[] = [
  [
    'warning Certificate: The certificate of kaksha.example ends in 4 days',
    (site) => {
      const certificate = makeCertificate('kaksha.example', 5);
      return certified(site, certificate, certificate.pem);
    },
  ],
  [
    'fault Certificate: The certificate is not for kaksha.example',
    (site) => {
      const certificate = makeCertificate('other.example', 90);
      return certified(site, certificate, certificate.pem);
    },
  ],
  [
    'fault Certificate: The certificate of kaksha.example is not trusted',
    (site) => certified(site, makeCertificate('kaksha.example', 90), undefined),
  ],
  [
    'warning Certificate: https://kaksha.example does not answer from here',
    async (site) => {
      const port = await freePort();
      site.probes.publicAddress = () => ({ host: '127.0.0.1', port });
    },
  ],
  [
    'fault Port: Another program uses port',
    async (site) =>
      setting({ PORT: new URL(await site.servers.http((_request, response) => response.end('other'))).port })(site),
  ],
  ['fault Port: HOST=192.0.2.1 is no address of this machine', setting({ HOST: '192.0.2.1' })],
  ['fault Proxies: TRUST_PROXY is 0', setting({ TRUST_PROXY: '0' })],
  [
    'fault Proxies: 2 proxies add to X-Forwarded-For, and TRUST_PROXY is 1: rate limits',
    ({ behaviour }) => {
      behaviour.forwarded = 2;
    },
  ],
  [
    'fault Proxies: 1 proxies add to X-Forwarded-For, and TRUST_PROXY is 3: visitors choose',
    setting({ TRUST_PROXY: '3' }),
  ],
];

/** A store of the same keys, which was signed so many days ago. */
async function signedBefore(site: HealthySite, age: number): Promise<void> {
  const releases = mkdtempSync(join(site.root, 'signed-'));
  const store = testStore(releases, { clock: () => Date.now() - age * dayMs });
  await store.publish(fakeBuild(join(releases, 'builds'), 'shell', '1.0.0'), noSource);
  await store.promote('shell', '1.0.0', 'Asha');
  Object.assign(site.env, { RELEASES_URL: releases, RELEASE_KEYS: `${releases}.keys` });
}

const releases: Plant[] = [
  ['warning Releases: The signature timestamp of the live releases ends in 3 days', (site) => signedBefore(site, 10)],
  ['fault Releases: The signatures of the releases have ended', (site) => signedBefore(site, 20)],
  [
    'fault Releases: Files of a live release are not the signed ones',
    (site) => {
      const release = join(String(site.env.RELEASES_URL), 'public/1.0.0');
      const file = join(release, readdirSync(release).find((name) => name.endsWith('.js')) ?? '');
      const before = readFileSync(file);
      afterPlant(() => writeFileSync(file, before));
      writeFileSync(file, 'altered');
    },
  ],
  [
    'fault Releases: No shell is live',
    (site) =>
      setting({
        RELEASES_URL: mkdtempSync(join(site.root, 'none-')),
        RELEASE_KEYS: mkdtempSync(join(site.root, 'keys-')),
      })(site),
  ],
  [
    'fault Releases: The signatures of the releases are refused',
    (site) => setting({ RELEASE_KEYS: mkdtempSync(join(site.root, 'keys-')) })(site),
  ],
];

const backups: Plant[] = [
  ['warning Backups: No backups are made by schedule', setting({ BACKUP_URL: '' })],
  ['fault Backups: No backup was stored', ({ sql }) => sql('delete from backup_runs')],
  [
    'fault Backups: The last good backup is 30 h old.',
    ({ sql }) => sql(`update backup_runs set restored_at = now() - interval '30 hours 5 minutes'`),
  ],
  [
    'warning Backups: The last good backup is 1 h old. The last one failed: part 2 has changed',
    ({ sql }) =>
      sql(
        `insert into backup_runs (name, started_at, finished_at, failure) values ('later', now(), now(), 'part 2 has changed')`,
      ),
  ],
  [
    `fault Backups: The last good backup, ${goodBackup}, is not at BACKUP_URL any more`,
    (site) => {
      mkdirSync(join(site.root, 'empty'), { recursive: true, mode: 0o700 });
      setting({ BACKUP_URL: join(site.root, 'empty') })(site);
    },
  ],
  [
    'fault Backups: BACKUP_URL does not answer',
    async (site) =>
      setting({ BACKUP_URL: `s3://id:secret@bucket/backups?endpoint=http://127.0.0.1:${await freePort()}` })(site),
  ],
];

testPlants([...addresses, ...releases, ...backups]);

test('a certificate that a proxy signs itself and renews every day is no problem', async () => {
  const certificate = makeCertificate('kaksha.example', 1);
  expect(problemsIn(await reportOf((site) => certified(site, certificate, certificate.pem)))).toEqual([]);
});
