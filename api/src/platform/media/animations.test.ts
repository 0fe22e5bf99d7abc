import { isAnimation } from '@kaksha/domain/animations';
import sharp from 'sharp';

const side = 8;
/** Frames of different colours, as one tall picture. */
const frames = (count: number) => {
  const raw = Buffer.alloc(side * side * count * 3);
  for (let at = 0; at < raw.length; at += 1) raw[at] = Math.floor(at / (side * side * 3)) * 80;
  return sharp(raw, { raw: { width: side, height: side * count, channels: 3, pageHeight: side } });
};

test.each(['gif', 'webp'] as const)('tells an animated %s from a still one', async (kind) => {
  expect(isAnimation(await frames(3).toFormat(kind).toBuffer())).toBe(true);
  expect(isAnimation(await frames(1).toFormat(kind).toBuffer())).toBe(false);
});

test('tells an animated PNG by its chunk before the pixels', async () => {
  const still = await frames(1).png().toBuffer();
  const chunk = Buffer.from('0000000861635443000000020000000000000000', 'hex');
  chunk.write('acTL', 4, 'latin1');
  expect(isAnimation(still)).toBe(false);
  expect(isAnimation(Buffer.concat([still.subarray(0, 33), chunk, still.subarray(33)]))).toBe(true);
});

test.each(['jpeg', 'avif'] as const)('%s is no animation', async (kind) => {
  expect(isAnimation(await frames(1).toFormat(kind).toBuffer())).toBe(false);
});

test('reads damaged files to their end', async () => {
  const gif = await frames(3).gif().toBuffer();
  for (let length = 0; length < 60; length += 1) expect(typeof isAnimation(gif.subarray(0, length))).toBe('boolean');
  expect(isAnimation(Buffer.from('\x89PNG\r\n\x1a\n\xff\xff\xff\xffabcd', 'latin1'))).toBe(false);
});
