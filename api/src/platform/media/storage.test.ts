import { mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createDiskStorage } from './storage';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function all(pages: AsyncIterable<string[]>): Promise<string[]> {
  const names: string[] = [];
  for await (const page of pages) names.push(...page);
  return names;
}

test('reads the bytes that were written and leaves no draft', async () => {
  const storage = createDiskStorage(join(folder, 'uploads'));
  await storage.write('a1b2-320.webp', Buffer.from('picture'));
  const file = await storage.read('a1b2-320.webp');
  expect(file?.size).toBe(7);
  expect(await text(file!.stream)).toBe('picture');
  expect(await readdir(join(folder, 'uploads'))).toEqual(['a1b2-320.webp']);
});

test('answers STORAGE_UNAVAILABLE on a full disk, leaves no draft, and writes again once there is space', async () => {
  const storage = createDiskStorage(folder);
  const name = 'f0-320.webp';
  // The device answers every write as a full disk does.
  await symlink('/dev/full', join(folder, `${name}.${process.pid}.part`));
  const failed = storage.write(name, Buffer.from('picture'));
  await expect(failed).rejects.toMatchObject({
    statusCode: 503,
    code: 'STORAGE_UNAVAILABLE',
    cause: { code: 'ENOSPC' },
  });
  expect(await readdir(folder)).toEqual([]);
  expect(await storage.read(name)).toBeNull();
  await storage.write(name, Buffer.from('picture'));
  const file = await storage.read(name);
  expect(await text(file!.stream)).toBe('picture');
});

test('remove is idempotent', async () => {
  const storage = createDiskStorage(folder);
  await storage.write('dead-320.webp', Buffer.from('picture'));
  await storage.remove('dead-320.webp');
  expect(await storage.read('dead-320.webp')).toBeNull();
  await storage.remove('dead-320.webp');
});

test('returns null for a missing file', async () => {
  expect(await createDiskStorage(folder).read('a1b2-320.webp')).toBeNull();
});

test.each(['../../etc/passwd', '/etc/passwd', 'a1b2-320.svg', 'a1b2-320.webp\0.png', '..%2fa-1.webp', ''])(
  'refuses the name %j',
  async (name) => {
    const storage = createDiskStorage(folder);
    expect(await storage.read(name)).toBeNull();
    await expect(storage.write(name, Buffer.from('x'))).rejects.toThrow('not a picture');
  },
);

test('lists old files and drafts and removes old files only', async () => {
  const storage = createDiskStorage(folder);
  const draft = 'b2-640.avif.4711.part';
  const files = ['a1-320.webp', 'b2-640.avif', draft, 'c3-320.webp', 'no-picture.txt'];
  for (const name of files) await writeFile(join(folder, name), 'x');
  const old = new Date('2026-01-01');
  for (const name of files.filter((each) => each !== 'c3-320.webp')) await utimes(join(folder, name), old, old);
  const yesterday = new Date(Date.now() - 86_400_000);
  const listed = async () => (await all(storage.list(yesterday))).sort();
  expect(await listed()).toEqual(['a1-320.webp', 'b2-640.avif', draft]);
  await storage.write('a1-320.webp', Buffer.from('x'));
  for (const name of files) await storage.remove(name, yesterday);
  expect((await readdir(folder)).sort()).toEqual(['a1-320.webp', 'c3-320.webp', 'no-picture.txt']);
  expect(await listed()).toEqual([]);
});

test('a missing folder lists nothing', async () => {
  const storage = createDiskStorage(join(folder, 'uploads'));
  expect(await all(storage.list(new Date()))).toEqual([]);
});
