import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createDiskStorage } from './storage';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('what was written is read back with its size, and no half-written file stays behind', async () => {
  const storage = createDiskStorage(join(folder, 'uploads'));
  await storage.write('a1b2-320.webp', Buffer.from('picture'));
  const file = await storage.read('a1b2-320.webp');
  expect(file?.size).toBe(7);
  expect(await text(file!.stream)).toBe('picture');
  expect(await readdir(join(folder, 'uploads'))).toEqual(['a1b2-320.webp']);
});

test('a file that is not there is null', async () => {
  expect(await createDiskStorage(folder).read('a1b2-320.webp')).toBeNull();
});

test.each(['../../etc/passwd', '/etc/passwd', 'a1b2-320.svg', 'a1b2-320.webp\0.png', '..%2fa-1.webp', ''])(
  'the name %j is never looked up nor written',
  async (name) => {
    const storage = createDiskStorage(folder);
    expect(await storage.read(name)).toBeNull();
    await expect(storage.write(name, Buffer.from('x'))).rejects.toThrow('not a picture');
  },
);
