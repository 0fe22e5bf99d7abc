import { createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InspectedDatabase, inspectDatabase } from '@kaksha/api/platform/database/inspect-database';
import { startFakeS3 } from '@kaksha/api/platform/media/fake-s3';
import { startBigBlueButtonServer } from '@kaksha/api/test/bigbluebutton-server';
import { freePort } from '@kaksha/api/test/free-port';
import { openTestEmbedded } from '@kaksha/api/test/test-database';
import { fakeBuild, noSource } from '@kaksha/release/fake-build';
import { testKeysOf, testStore } from '@kaksha/release/test-store';
import { openDestination } from '../../lib/backup/destination';
import { makeCertificate, startFakeServers } from './fake-servers';
import type { Probes } from './probes';

const origin = 'https://kaksha.example';
export const goodBackup = 'backup-20261129t020000z';

/** Status of the answers of Razorpay, and the addresses that its proxies add. */
export interface Behaviour {
  razorpayStatus: number;
  forwarded: number;
}

/** A healthy site in production mode: real files, servers, signatures and database. Each test changes a copy. */
export async function makeHealthySite(folder: string) {
  const servers = startFakeServers();
  const data = join(folder, 'data');
  const releases = join(folder, 'releases');
  mkdirSync(join(data, 'uploads'), { recursive: true, mode: 0o700 });
  writeFileSync(join(folder, '.env'), 'SECRET=1', { mode: 0o600 });
  writeFileSync(join(data, 'encryption.key'), 'key', { mode: 0o600 });
  const store = testStore(releases);
  for (const name of ['shell', 'public']) {
    await store.publish(fakeBuild(join(folder, 'builds'), name, '1.0.0'), noSource);
    await store.promote(name, '1.0.0', 'Asha');
  }
  const keys = { accessKeyId: 'id', secretAccessKey: 'secret', region: 'eu-north-1' };
  const s3 = await startFakeS3(keys);
  const meetings = await startBigBlueButtonServer('meeting secret');
  const behaviour: Behaviour = { razorpayStatus: 200, forwarded: 1 };
  const razorpay = await servers.http((_request, response) =>
    response.writeHead(behaviour.razorpayStatus, { 'content-type': 'application/json' }).end('{"count":0}'),
  );
  const metrics = await servers.http((_request, response) =>
    response.end(`# HELP\nhttp_forwarded_addresses ${behaviour.forwarded}\n`),
  );
  const certificate = makeCertificate('kaksha.example', 90);
  const tlsPort = await servers.tls(certificate);
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const dkimKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
  const backupKey = randomBytes(32);
  const backups = { destination: join(folder, 'backups'), key: backupKey };
  await openDestination(backups).store(goodBackup, join(folder, 'builds'));
  const embedded = await openTestEmbedded();

  const env: NodeJS.ProcessEnv = {
    NODE_ENV: 'production',
    PORT: String(await freePort()),
    HOST: '127.0.0.1',
    SITE_ORIGIN: origin,
    DATA_DIR: data,
    ENCRYPTION_KEYS: randomBytes(32).toString('base64'),
    TRUST_PROXY: '1',
    METRICS_TOKEN: 'token',
    REDIS_URL: await servers.redis('+OK'),
    STORAGE_URL: `s3://id:secret@bucket/pictures?region=eu-north-1&endpoint=${s3.address}`,
    SMTP_URL: await servers.smtp({ disabledCommands: ['STARTTLS'] }),
    MAIL_FROM: 'Kaksha <hello@mail.kaksha.example>',
    DKIM_DOMAIN: 'kaksha.example',
    DKIM_SELECTOR: 'site1',
    DKIM_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    RAZORPAY_KEY_ID: 'rzp_live_1',
    RAZORPAY_KEY_SECRET: 'secret',
    RAZORPAY_WEBHOOK_SECRET: 'secret',
    BBB_URL: meetings.url.replace(/api$/, ''),
    BBB_SECRET: 'meeting secret',
    BACKUP_URL: backups.destination,
    BACKUP_KEY: backupKey.toString('base64'),
    RELEASES_URL: releases,
    RELEASE_KEYS: testKeysOf(releases),
  };
  const texts: Record<string, string[]> = {
    'mail.kaksha.example': ['google-site-verification=1', 'v=spf1 include:mail.example -all'],
    '_dmarc.kaksha.example': ['v=DMARC1; p=reject'],
    'site1._domainkey.kaksha.example': [`v=DKIM1; k=rsa; p=${dkimKey}`],
  };
  const places: Record<string, string> = { 'https://api.razorpay.com': razorpay, [origin]: metrics };
  const probes: Probes = {
    // The machine of the tests may be busy.
    timeoutMs: 60_000,
    now: () => new Date(),
    nodeVersion: '24.9.0',
    async resolveTxt(name) {
      const found = texts[name];
      if (!found) throw Object.assign(new Error(`queryTxt ENOTFOUND ${name}`), { code: 'ENOTFOUND' });
      // DNS splits texts of more than 255 bytes.
      return found.map((text) => text.match(/.{1,255}/gs) ?? []);
    },
    fetch: (address, init) => {
      const { origin: place, pathname, search } = new URL(String(address));
      return fetch(`${places[place] ?? place}${pathname}${search}`, init);
    },
    publicAddress: () => ({ host: '127.0.0.1', port: tlsPort, ca: certificate.pem }),
    isThisMachine: () => true,
    freeBytes: async () => 50 * 1024 ** 3,
    memoryBytes: async () => 4 * 1024 ** 3,
    heapBytes: () => 2 * 1024 ** 3,
    maxOpenFiles: async () => 65_536,
    programVersion: async () => 17,
  };
  const database: InspectedDatabase = {
    kind: 'embedded',
    query: async (text, values) => (await embedded.client.query<Record<string, unknown>>(text, values)).rows,
    isPooled: false,
    // The next test uses it too.
    close: async () => {},
  };
  const openDatabase: typeof inspectDatabase = async () => database;
  await embedded.execute(`insert into backup_runs (name, started_at, finished_at, saved_at, restored_at)
    values ('${goodBackup}', now() - interval '2 hours', now(), now(), now() - interval '1 hour')`);
  return {
    ...{ root: folder, env, probes, texts, behaviour, servers, openDatabase },
    /** Runs SQL on the database of the site. */
    sql: (text: string) => embedded.execute(text),
    async close() {
      await Promise.all([servers.close(), s3.close(), meetings.close(), embedded.close()]);
    },
  };
}

export type HealthySite = Awaited<ReturnType<typeof makeHealthySite>>;
