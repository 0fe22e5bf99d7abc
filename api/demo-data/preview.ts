import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { MediaKind } from '../src/platform/database/schema/media';
import { buildDemoData } from './build/demo-data';

/**
 * Writes contact sheets of all drawn pictures of the demo data, for review: `npx tsx api/demo-data/preview.ts`.
 * Prints the paths of the sheets.
 */
const gap = 12;
const sheets: { kind: MediaKind; columns: number; width: number; height: number }[] = [
  { kind: 'course', columns: 10, width: 210, height: 140 },
  { kind: 'blog', columns: 4, width: 480, height: 227 },
  { kind: 'logo', columns: 5, width: 160, height: 160 },
];

const { pictures } = buildDemoData(new Date().toISOString().slice(0, 10));
const folder = await mkdtemp(join(tmpdir(), 'kaksha-drawings-'));
for (const { kind, columns, width, height } of sheets) {
  const drawings = pictures.filter((picture) => picture.kind === kind);
  const tiles = drawings.map(async ({ svg }, i) => ({
    input: await sharp(Buffer.from(svg), { density: 96 }).resize(width, height).png().toBuffer(),
    left: gap + (i % columns) * (width + gap),
    top: gap + Math.floor(i / columns) * (height + gap),
  }));
  const size = {
    width: gap + columns * (width + gap),
    height: gap + Math.ceil(drawings.length / columns) * (height + gap),
  };
  const canvas = sharp({ create: { ...size, channels: 3, background: '#faf9f6' } });
  const file = join(folder, `${kind}.png`);
  await writeFile(
    file,
    await canvas
      .composite(await Promise.all(tiles))
      .png()
      .toBuffer(),
  );
  process.stdout.write(`${file}\n`);
}
