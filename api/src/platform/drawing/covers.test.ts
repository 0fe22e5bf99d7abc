import { coverMotifs } from '@kaksha/domain/catalogue';
import sharp from 'sharp';
import { buildDemoData } from '../../../demo-data/build/demo-data';
import { drawCover } from './cover';
import { motifHues, oklchToHex, paletteOf } from './palette';

const { pictures } = buildDemoData('2026-11-21');

test('every picture of the demo data renders in its declared size and contains no text and no URL', async () => {
  const sizes = { course: [300, 200], blog: [720, 340], logo: [320, 320] } as const;
  for (const { kind, svg } of pictures) {
    const { format, width, height } = await sharp(Buffer.from(svg)).metadata();
    expect({ format, size: [width, height] }).toEqual({ format: 'svg', size: sizes[kind as keyof typeof sizes] });
    expect(svg).not.toMatch(/<(?!\/?(?:svg|g|rect|circle|path)[\s/>])|NaN|undefined|href|url\(/);
  }
});

test('no two courses have the same cover', () => {
  const covers = pictures.filter(({ kind }) => kind === 'course');
  expect(new Set(covers.map(({ svg }) => svg)).size).toBe(covers.length);
});

test.each(coverMotifs)('a cover of %s is reproducible and differs for another seed', (motif) => {
  const draw = (seed: string) => drawCover(motif, seed);
  expect(draw('a')).toBe(draw('a'));
  expect(draw('a')).not.toBe(draw('b'));
});

test('a cover uses only the five tones of its hue', () => {
  const tones = new Set(Object.values(paletteOf(motifHues.web)));
  const used = new Set(drawCover('web', 'a').match(/#[0-9a-f]{6}/g));
  expect([...used].filter((tone) => !tones.has(tone))).toEqual([]);
});

test('converts oklch to sRGB like browsers, clipped to the gamut', () => {
  expect(oklchToHex(0, 0, 0)).toBe('#000000');
  expect(oklchToHex(1, 0, 0)).toBe('#ffffff');
  expect(oklchToHex(0.62796, 0.25768, 29.234)).toBe('#ff0000');
  expect(oklchToHex(0.9, 0.045, 232)).toBe('#c1e4f7');
});
