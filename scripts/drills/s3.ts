// npm run drill -- s3   stores pictures and releases on a real S3 server, the gateway of Ceph
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createS3Storage } from '@kaksha/api/platform/media/s3-storage';
import { createS3Client } from '@kaksha/release/s3-client';
import { S3ReleaseStorage } from '@kaksha/release/s3-storage';
import { Command } from 'commander';
import { startGateway } from './s3/gateway';

new Command('npm run drill -- s3')
  .description('Needs root. Installs Ceph on Debian: radosgw, ceph-mon, ceph-osd, ceph-common.')
  .parse();

const folder = mkdtempSync(join(tmpdir(), 'kaksha-s3-drill-'));
const rows: { part: string; case: string; holds: boolean }[] = [];
const check = (part: string, name: string, holds: boolean) => rows.push({ part, case: name, holds });

const gateway = await startGateway(folder);
try {
  const { address, ...keys } = gateway;
  const access = { ...keys, region: 'default' };
  // A bucket is made by the same call as an object.
  const isMade = await createS3Client({ ...access, base: address }).put('bucket', Buffer.alloc(0));
  if (!isMade) throw new Error('The bucket was not made.');

  const pictures = createS3Storage({ ...access, base: `${address}/bucket/pictures` });
  const names = ['a1-320.webp', 'b2-640.avif', 'c3-320.webp'];
  for (const name of [...names, 'a1-320.webp']) await pictures.write(name, Buffer.from(`bytes of ${name}`));
  const file = await pictures.read('b2-640.avif');
  check(
    'pictures',
    'are read as they were written',
    !!file && `${await buffer(file.stream)}` === 'bytes of b2-640.avif',
  );
  const listed: string[] = [];
  for await (const page of pictures.list(new Date(Date.now() + 60_000))) listed.push(...page);
  check('pictures', 'are listed', listed.sort().join() === names.join());
  await pictures.remove('a1-320.webp');
  await pictures.remove('a1-320.webp');
  check('pictures', 'are removed, also twice', (await pictures.read('a1-320.webp')) === null);
  const stranger = createS3Storage({ ...access, secretAccessKey: 'guess', base: `${address}/bucket/pictures` });
  const refusal = await stranger.write('d4-320.webp', Buffer.from('x')).catch((error: { code?: string }) => error.code);
  check('pictures', 'are refused with a wrong key', refusal === 'STORAGE_UNAVAILABLE');

  const machine = (name: string) =>
    new S3ReleaseStorage(createS3Client({ ...access, base: `${address}/bucket/releases` }), join(folder, name));
  const [one, two] = [machine('one'), machine('two')];
  const release = { name: 'trainer', version: '1.0.0' };
  const filesOf = (text: string) => new Map([['remoteEntry.js', Buffer.from(text)]]);
  const firsts = await Promise.all([one.put(release, filesOf('one')), two.put(release, filesOf('two'))]);
  check('releases', 'one of two concurrent publications is first', firsts.filter(Boolean).length === 1);
  const stored = await two.read(release, 'remoteEntry.js', 1000);
  check('releases', 'its files are whole', `${stored}` === (firsts[0] ? 'one' : 'two'));
  check(
    'releases',
    'another machine lists it',
    (await two.list()).some(({ version }) => version === '1.0.0'),
  );
  const begun = await Promise.all([one.writeState('{"by":"one"}', ''), two.writeState('{"by":"two"}', '')]);
  check('releases', 'one of two concurrent first promotions is stored', begun.filter(Boolean).length === 1);
  const { text, tag } = await one.readState();
  check('releases', 'the live releases are read', text === (begun[0] ? '{"by":"one"}' : '{"by":"two"}'));
  const isReplaced = await one.writeState('{"by":"later"}', tag);
  const after = await two.readState();
  check('releases', 'a refused promotion changes nothing', isReplaced || after.text === text);
  const isLate = await two.writeState('{"by":"late"}', tag === after.tag ? '"0"' : tag);
  check('releases', 'a promotion on an old state is refused', !isLate && (await one.readState()).text === after.text);
  console.table(rows.map(({ holds, ...row }) => ({ ...row, holds: holds ? 'ok' : 'WRONG' })));
  console.log(
    `${gateway.version}: a promotion ${isReplaced ? 'replaces the live releases' : 'is refused, because it compares If-Match with the quotes of the ETag'}.`,
  );
  process.exitCode = rows.every(({ holds }) => holds) ? 0 : 1;
} finally {
  await gateway.stop();
  rmSync(folder, { recursive: true, force: true });
}
