// npm run drill -- image   runs each step of the Dockerfile on a bare Debian, then starts the image and ends it
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '@kaksha/api/test/free-port';
import { createTemporaryDatabase } from '@kaksha/api/test/temporary-database';
import { Command } from 'commander';
import { ensurePrograms } from '../lib/debian-packages.mjs';
import { untilReady } from '../lib/until-ready';
import { baseImagesOf, makeBaseImage, runProgram, suiteOf, withoutDigests } from './image/base-image';
import { Buildah, endProgram, programBelow, userIdOf } from './image/container';

new Command('npm run drill -- image')
  .description(
    'Needs root, about 8 GB of disk, a PostgreSQL (DATABASE_URL, by default on this machine). Installs buildah, crun, netavark and debootstrap on Debian.',
  )
  .parse();

const root = resolve(import.meta.dirname, '../..');
const startDeadlineMs = 120_000;
const folder = mkdtempSync(join(tmpdir(), 'kaksha-image-'));
const rows: { promise: string; holds: boolean }[] = [];
const check = (promise: string, holds: boolean) => rows.push({ promise, holds });
ensurePrograms({
  buildah: 'buildah',
  crun: 'crun',
  debootstrap: 'debootstrap',
  '/usr/lib/podman/netavark': 'netavark',
});
const buildah = new Buildah(folder);
const began = performance.now();

/** The committed files, as a clone has them. */
function exportSources(): string {
  const sources = join(folder, 'sources');
  mkdirSync(sources);
  const archive = join(folder, 'sources.tar');
  runProgram('git', ['archive', '--output', archive, 'HEAD'], { cwd: root });
  runProgram('tar', ['--extract', '--file', archive, '--directory', sources]);
  return sources;
}

async function runImage(databaseUrl: string): Promise<void> {
  const { entrypoint, healthCheck, user } = buildah.config();
  const container = buildah.container();
  const has = (path: string) => buildah.run(container, ['test', '-e', path]) === 0;
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const environment = {
    HOST: '127.0.0.1',
    PORT: `${port}`,
    SITE_ORIGIN: origin,
    DATABASE_URL: databaseUrl,
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Kaksha <hello@kaksha.test>',
    ENCRYPTION_KEYS: randomBytes(32).toString('base64'),
    LOG_LEVEL: 'error',
    DRAIN_SECONDS: '0',
  };
  // The image's health check asks the port of the image.
  const checkOn = healthCheck.map((word) => word.replace(':3000/', `:${port}/`));
  check('the health check fails before the start', buildah.run(container, checkOn) === 1);
  const site = buildah.start(container, entrypoint, environment);
  try {
    await untilReady(`${origin}/backend/health/ready`, site, startDeadlineMs);
    check(`runs as the user ${user}, without root's rights`, user === 'node' && userIdOf(programBelow(site)) === 1000);
    const page = await fetch(`${origin}/`);
    check('sends the rendered home page', page.ok && (await page.text()).includes('<h1'));
    const list = await fetch(`${origin}/backend/patrons-registration/GetAllCourses?count=1`);
    check('answers the API from PostgreSQL', list.ok && (await list.json()).success === true);
    check('its health check passes', buildah.run(container, checkOn) === 0);
  } finally {
    const code = await endProgram(site);
    check('SIGTERM ends it with exit code 0', code === 0);
  }
  check('stores no sources, tests or history', !['.git', 'api', 'e2e', 'shell'].some((path) => has(`/app/${path}`)));
  const count = 'test "$(find / -xdev -name "*.pem" -path "/app/keys/*" | wc -l)" = 1';
  check('holds one private key, which signs what is live', buildah.run(container, ['sh', '-c', count]) === 0);
  const tools = ['jest', 'typescript', 'webpack', '@biomejs'];
  check('stores no packages of the development', !tools.some((name) => has(`/app/node_modules/${name}`)));
  check('its user can write to /data', buildah.run(container, ['touch', '/data/file']) === 0);
  check('its user cannot change the server', buildah.run(container, ['touch', '/app/dist/main.js']) !== 0);
}

const database = await createTemporaryDatabase();
try {
  const dockerfile = withoutDigests(readFileSync(join(root, 'Dockerfile'), 'utf8'));
  for (const image of baseImagesOf(dockerfile)) {
    const base = join(folder, 'base');
    makeBaseImage(base, suiteOf(image));
    buildah.import(base, image);
  }
  const sources = exportSources();
  writeFileSync(join(sources, 'Dockerfile'), dockerfile);
  buildah.build(sources);
  check('every step of the Dockerfile runs', true);
  await runImage(database.url);
  console.table(rows.map(({ promise, holds }) => ({ promise, holds: holds ? 'ok' : 'WRONG' })));
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`Image of ${buildah.megabytes()} MB, ${seconds} s in all.`);
  process.exitCode = rows.every(({ holds }) => holds) ? 0 : 1;
} finally {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
}
