import sharp from 'sharp';
import { pictureSize } from './picture-size';
import { pictureKinds, pixelFault } from './pictures';

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1b92c2' } });

test.each(pictureKinds)('reads the size of %s from its header', async (kind) => {
  const bytes = await blank(321, 123).toFormat(kind).toBuffer();
  const size = { kind, width: 321, height: 123 };
  expect(pictureSize(bytes)).toEqual(size);
  expect(pictureSize(new Uint8Array(bytes))).toEqual(size);
});

test('reads the sizes of lossless and transparent WebP and of progressive JPEG with metadata', async () => {
  const pictures = [
    blank(321, 123).webp({ lossless: true }),
    blank(321, 123).ensureAlpha(0.5).webp(),
    blank(321, 123)
      .withExif({ IFD0: { Copyright: 'me'.repeat(500) } })
      .jpeg({ progressive: true }),
  ];
  for (const picture of pictures) {
    expect(pictureSize(await picture.toBuffer())).toMatchObject({ width: 321, height: 123 });
  }
});

test('a header that ends before its size has none', async () => {
  for (const kind of pictureKinds) {
    const bytes = await blank(30, 20).toFormat(kind).toBuffer();
    for (let length = 0; length < 40; length += 1) expect(() => pictureSize(bytes.subarray(0, length))).not.toThrow();
    expect(pictureSize(bytes.subarray(0, 9))).toBeNull();
  }
  expect(pictureSize(new TextEncoder().encode('<svg width="9" height="9"/>'))).toBeNull();
});

test('names the pixels of a picture that has too many', () => {
  expect(pixelFault({ kind: 'jpeg', width: 5712, height: 4284 })).toBeNull();
  expect(pixelFault({ kind: 'png', width: 8000, height: 5000 })).toBe(
    'This picture has 40 million pixels. Please choose one of at most 25 million.',
  );
  expect(pixelFault({ kind: 'avif', width: 4000, height: 3000 })).toBe(
    'This picture has 12 million pixels. Please choose one of at most 8.3 million.',
  );
});
