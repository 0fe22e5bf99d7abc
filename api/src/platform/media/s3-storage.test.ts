import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '@kaksha/domain/bucket-address';
import { type FakeS3, signatureOf, startFakeS3 } from './fake-s3';
import { createS3Storage } from './s3-storage';

const access = { accessKeyId: 'AKIAEXAMPLE', secretAccessKey: 'secret/+', region: 'ap-south-1' };
let server: FakeS3;
let settings: S3Settings;

beforeAll(async () => {
  server = await startFakeS3(access);
  settings = { ...access, base: `${server.address}/pictures/uploads` };
});
afterAll(() => server.close());

test('the fake server computes the signature of the example in the documentation of Amazon', () => {
  const headers = {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
  };
  const signature = signatureOf({
    method: 'GET',
    url: '/test.txt',
    headers,
    signedHeaders: Object.keys(headers),
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  });
  expect(signature).toBe('f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41');
});

test('reads the bytes and size that were written', async () => {
  const storage = createS3Storage(settings);
  const bytes = Buffer.from([0, 255, 13, 10, 128, ...Buffer.from('WEBP')]);
  await storage.write('a1b2-320.webp', bytes);
  const file = await storage.read('a1b2-320.webp');
  expect(file?.size).toBe(bytes.length);
  expect(await buffer(file!.stream)).toEqual(bytes);
});

test('stores the content type and an immutable cache-control', async () => {
  const storage = createS3Storage(settings);
  await storage.write('a1b2-640.avif', Buffer.from('picture'));
  const { headers } = server.objects.get('/pictures/uploads/a1b2-640.avif')!;
  expect(headers['content-type']).toBe('image/avif');
  expect(headers['cache-control']).toMatch(/immutable/);
});

test('writing a picture twice is idempotent', async () => {
  const storage = createS3Storage(settings);
  await storage.write('c3-320.webp', Buffer.from('picture'));
  await storage.write('c3-320.webp', Buffer.from('picture'));
  const file = await storage.read('c3-320.webp');
  expect((await buffer(file!.stream)).toString()).toBe('picture');
});

test('remove is idempotent', async () => {
  const storage = createS3Storage(settings);
  await storage.write('dead-320.webp', Buffer.from('picture'));
  await storage.remove('dead-320.webp');
  expect(await storage.read('dead-320.webp')).toBeNull();
  await storage.remove('dead-320.webp');
});

test('returns null for a missing file', async () => {
  expect(await createS3Storage(settings).read('ffff-320.webp')).toBeNull();
});

test.each(['../../pictures', 'a1b2-320.svg', 'a/b-320.webp', 'a1-320.webp?acl', ''])(
  'refuses the name %j',
  async (name) => {
    const storage = createS3Storage({ ...settings, base: 'http://127.0.0.1:9' });
    expect(await storage.read(name)).toBeNull();
    await expect(storage.write(name, Buffer.from('x'))).rejects.toThrow('not a picture');
  },
);

test('lists old files page by page and removes old files only', async () => {
  const storage = createS3Storage({ ...settings, base: `${server.address}/pictures/old` });
  const at = (name: string) => `/pictures/old/${name}`;
  const names = ['a1-320.webp', 'b2-320.webp', 'c3-320.webp', 'd4-320.webp', 'e5-320.webp'];
  for (const name of [...names, 'young-320.webp']) await storage.write(name, Buffer.from('x'));
  server.objects.set(at('notes & more.txt'), { bytes: Buffer.from('x'), headers: {} });
  const setModifiedNow = (name: string) => Object.assign(server.objects.get(at(name)) ?? {}, { changedAt: new Date() });
  setModifiedNow('young-320.webp');
  const yesterday = new Date(Date.now() - 86_400_000);
  const listed: string[] = [];
  for await (const page of storage.list(yesterday)) listed.push(...page);
  expect(listed).toEqual(names);
  setModifiedNow('b2-320.webp');
  for (const name of [...names, 'gone-320.webp']) await storage.remove(name, yesterday);
  expect([...server.objects.keys()].filter((key) => key.startsWith('/pictures/old/'))).toEqual(
    ['b2-320.webp', 'young-320.webp', 'notes & more.txt'].map(at),
  );
});

test('answers STORAGE_UNAVAILABLE for a wrong key', async () => {
  const storage = createS3Storage({ ...settings, secretAccessKey: 'guess' });
  const failed = storage.write('d4-320.webp', Buffer.from('x'));
  await expect(failed).rejects.toMatchObject({ statusCode: 503, code: 'STORAGE_UNAVAILABLE' });
  await expect(failed).rejects.not.toThrow(/signature/i);
  await expect(storage.read('a1b2-320.webp')).rejects.toMatchObject({ statusCode: 503 });
  expect(await createS3Storage(settings).read('d4-320.webp')).toBeNull();
});

test('retries once and answers 503 when the storage is down', async () => {
  const answers = [503, 200];
  const shaky = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(answers.shift() ?? 500).end());
  });
  await new Promise<void>((done) => shaky.listen(0, '127.0.0.1', done));
  const base = `http://127.0.0.1:${(shaky.address() as AddressInfo).port}/pictures`;
  await createS3Storage({ ...settings, base }).write('e5-320.webp', Buffer.from('x'));
  expect(answers).toEqual([]);
  await new Promise((done) => shaky.close(done));
  await expect(createS3Storage({ ...settings, base }).read('e5-320.webp')).rejects.toMatchObject({ statusCode: 503 });
});

test('answers 503 when the storage does not answer in time, and reads a file for as long as it takes', async () => {
  const answers: ServerResponse[] = [];
  const slow = createServer((_request, response) => answers.push(response));
  await new Promise<void>((done) => slow.listen(0, '127.0.0.1', done));
  const storage = createS3Storage({ ...settings, base: `http://127.0.0.1:${(slow.address() as AddressInfo).port}/b` });
  const asked = once(slow, 'request');
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setInterval', 'performance', 'Date'],
  });
  const unanswered = expect(storage.read('e5-320.webp')).rejects.toMatchObject({ statusCode: 503 });
  await asked;
  jest.advanceTimersByTime(15_000);
  await unanswered;
  slow.once('request', (_request, response) => response.writeHead(200, { 'content-length': 6 }).write('pic'));
  const file = await storage.read('e5-320.webp');
  jest.advanceTimersByTime(60_000);
  jest.useRealTimers();
  answers[1]?.end('ure');
  expect((await buffer(file!.stream)).toString()).toBe('picure');
  answers[0]?.end();
  await new Promise((done) => slow.close(done));
});
