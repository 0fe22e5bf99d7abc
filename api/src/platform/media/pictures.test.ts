import { pictureKinds } from '@kaksha/domain/pictures';
import sharp from 'sharp';
import { ApiError } from '../http/api-error';
import { pictureKindOf, pictureOf, removePicture, requireDecodable, storePicture } from './pictures';
import type { FileStorage } from './storage';

function createMemoryStorage(): FileStorage & { files: Map<string, Buffer> } {
  const files = new Map<string, Buffer>();
  return {
    files,
    write: async (name, bytes) => void files.set(name, bytes),
    read: async () => null,
    remove: async (name) => void files.delete(name),
    async *list() {
      yield [...files.keys()];
    },
  };
}

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1b92c2' } });

test('stores a wide picture as AVIF and WebP in three widths', async () => {
  const storage = createMemoryStorage();
  const stored = await storePicture(await blank(1200, 800).png().toBuffer(), storage);
  expect(stored).toMatchObject({ width: 960, height: 640, widths: [320, 640, 960] });
  expect([...storage.files.keys()].sort()).toEqual(
    [320, 640, 960].flatMap((width) => [`${stored.name}-${width}.avif`, `${stored.name}-${width}.webp`]).sort(),
  );
  await removePicture(stored, storage);
  expect([...storage.files.keys()]).toEqual([]);
  const narrow = await storePicture(await blank(700, 300).jpeg().toBuffer(), storage);
  expect(narrow).toMatchObject({ width: 640, widths: [320, 640] });
});

test('does not write the files that are stored', async () => {
  const [first, second] = [createMemoryStorage(), createMemoryStorage()];
  const picture = await blank(700, 300).png().toBuffer();
  await storePicture(picture, first);
  const [kept = '', ...others] = [...first.files.keys()].sort();
  await storePicture(picture, second, { stored: new Set([kept]) });
  expect([...second.files.keys()].sort()).toEqual(others);
});

test('stores a small picture in its original width', async () => {
  const stored = await storePicture(await blank(120, 80).png().toBuffer(), createMemoryStorage());
  expect(stored).toMatchObject({ width: 120, height: 80, widths: [120] });
});

test('removes metadata and applies the orientation', async () => {
  const storage = createMemoryStorage();
  const photo = await blank(800, 400)
    .withExif({ IFD0: { Copyright: 'me' }, IFD3: { GPSLatitude: '28/1 36/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const stored = await storePicture(photo, storage);
  expect(stored.height).toBeGreaterThan(stored.width);
  const metadata = await sharp(storage.files.get(`${stored.name}-${stored.width}.webp`)).metadata();
  expect(metadata).not.toHaveProperty('exif');
  expect(metadata).not.toHaveProperty('orientation');
});

test.each(pictureKinds)('accepts %s, which pages offer', async (kind) => {
  const bytes = await blank(40, 20).toFormat(kind).toBuffer();
  expect(pictureKindOf(bytes)).toBe(kind);
  await expect(storePicture(bytes, createMemoryStorage())).resolves.toMatchObject({ width: 40 });
});

test('refuses SVG, HTML and archives by their bytes', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>');
  expect(pictureKindOf(svg)).toBeNull();
  for (const bytes of [svg, Buffer.from('%PDF-1.7'), Buffer.from('PK\x03\x04'), Buffer.alloc(0)]) {
    await expect(storePicture(bytes, createMemoryStorage())).rejects.toMatchObject({ code: 'UNSUPPORTED_PICTURE' });
  }
});

test('refuses a damaged picture and stores nothing', async () => {
  const storage = createMemoryStorage();
  const whole = await blank(600, 400).png().toBuffer();
  const failed = storePicture(whole.subarray(0, whole.length / 2), storage);
  await expect(failed).rejects.toBeInstanceOf(ApiError);
  await expect(failed).rejects.toMatchObject({ code: 'BROKEN_PICTURE', message: expect.stringContaining('damaged') });
  expect(storage.files.size).toBe(0);
});

test('refuses a decompression bomb', async () => {
  const bomb = await blank(9000, 9000).png({ compressionLevel: 9 }).toBuffer();
  await expect(storePicture(bomb, createMemoryStorage())).rejects.toMatchObject({ code: 'PICTURE_TOO_LARGE' });
});

test.each([
  ['a PNG of 40 million pixels', () => blank(8000, 5000).png({ palette: true, progressive: true }).toBuffer()],
  ['a JPEG of 40 million pixels', () => blank(8000, 5000).jpeg().toBuffer()],
  ['a WebP of 40 million pixels', () => blank(8000, 5000).webp({ effort: 0 }).toBuffer()],
  ['a GIF of 12 million pixels', () => blank(4000, 3000).gif().toBuffer()],
  ['an AVIF of 12 million pixels in less than a kilobyte', () => blank(4000, 3000).avif({ effort: 0 }).toBuffer()],
])('refuses %s by its header', async (_, picture) => {
  const bytes = await picture();
  // No decoder could open the beginning of the file.
  const header = bytes.subarray(0, 400);
  expect(() => requireDecodable(header)).toThrow(expect.objectContaining({ code: 'PICTURE_TOO_LARGE' }));
  await expect(storePicture(bytes, createMemoryStorage())).rejects.toMatchObject({
    code: 'PICTURE_TOO_LARGE',
    message: expect.stringMatching(
      /^This picture has \d+ million pixels\. Please choose one of at most [\d.]+ million\.$/,
    ),
  });
});

/** A GIF of two frames whose logical screen has the given size. */
const gif = (width: number, height: number) => {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width, 0);
  size.writeUInt16LE(height, 2);
  return Buffer.concat([Buffer.from('GIF89a'), size, Buffer.from('000000', 'hex'), Buffer.from(';')]);
};

test.each<[name: string, picture: () => Promise<Buffer>]>([
  ['wider than WebP allows, after its width is cut', () => blank(20_000, 1080).png().toBuffer()],
  ['one pixel wide', () => blank(1, 9000).png().toBuffer()],
  ['one pixel tall', () => blank(16_383, 1).webp().toBuffer()],
  ['one pixel', () => blank(1, 1).png().toBuffer()],
  ['CMYK', () => blank(40, 20).toColourspace('cmyk').jpeg().toBuffer()],
  ['16 bit', () => blank(40, 20).toColourspace('rgb16').png().toBuffer()],
  ['grey', () => blank(40, 20).toColourspace('b-w').png().toBuffer()],
  [
    'grey of 16 bit with an alpha channel',
    () => blank(40, 20).ensureAlpha(0.5).toColourspace('grey16').png().toBuffer(),
  ],
  ['of a palette', () => blank(40, 20).png({ palette: true }).toBuffer()],
])('stores a picture that is %s', async (_, picture) => {
  const storage = createMemoryStorage();
  const stored = await storePicture(await picture(), storage);
  const { width, height, channels } = await sharp(storage.files.get(`${stored.name}-${stored.width}.webp`)).metadata();
  expect({ width, height }).toEqual({ width: stored.width, height: Math.max(1, stored.height) });
  expect(stored.height).toBeGreaterThan(0);
  expect(channels).toBeGreaterThanOrEqual(3);
});

test.each<[name: string, picture: () => Promise<Buffer>, code: string]>([
  ['taller than WebP allows', () => blank(1080, 20_000).png().toBuffer(), 'PICTURE_TOO_LARGE'],
  [
    'taller than WebP allows when it is upright',
    () => blank(17_000, 900).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    'PICTURE_TOO_LARGE',
  ],
  ['one pixel wide and too tall', () => blank(1, 30_000).png().toBuffer(), 'PICTURE_TOO_LARGE'],
  ['as tall as JPEG allows', () => blank(500, 65_500).jpeg().toBuffer(), 'PICTURE_TOO_LARGE'],
  ['a GIF without a frame', async () => gif(40, 40), 'BROKEN_PICTURE'],
  ['a GIF of no size', async () => gif(0, 0), 'BROKEN_PICTURE'],
  ['a signature only', async () => Buffer.from('\xff\xd8\xff', 'latin1'), 'BROKEN_PICTURE'],
  ['a truncated AVIF', async () => (await blank(400, 300).avif().toBuffer()).subarray(0, 300), 'BROKEN_PICTURE'],
  ['a truncated WebP', async () => (await blank(400, 300).webp().toBuffer()).subarray(0, 60), 'BROKEN_PICTURE'],
])('refuses a picture that is %s with a message', async (_, picture, code) => {
  const storage = createMemoryStorage();
  await expect(storePicture(await picture(), storage)).rejects.toMatchObject({
    code,
    message: expect.stringMatching(/^This picture .+\.$/),
  });
  expect(storage.files.size).toBe(0);
});

test('equal bytes get the same name', async () => {
  const bytes = await blank(400, 300).png().toBuffer();
  const [first, second] = [
    await storePicture(bytes, createMemoryStorage()),
    await storePicture(bytes, createMemoryStorage()),
  ];
  expect(first).toEqual(second);
});

test('returns a srcset and a default address', () => {
  expect(pictureOf({ name: 'a1', width: 640, height: 427, widths: [320, 640] }, '/backend/media')).toEqual({
    src: '/backend/media/a1-640.webp',
    avif: '/backend/media/a1-320.avif 320w, /backend/media/a1-640.avif 640w',
    webp: '/backend/media/a1-320.webp 320w, /backend/media/a1-640.webp 640w',
    width: 640,
    height: 427,
  });
});
