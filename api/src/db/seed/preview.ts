import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { coverMotifs } from '@kaksha/domain/catalogue';
import sharp from 'sharp';
import { drawCover } from './covers/cover';
import { drawLogo, type LogoMark } from './covers/logo';
import { motifHues } from './covers/palette';
import { drawPostCover } from './covers/post-cover';
import type { PostScene } from './covers/post-scenes';

/**
 * Draws contact sheets of everything that the demo data draws, so that a person can judge it:
 * `npx tsx api/src/db/seed/preview.ts [covers a row]`. Prints where the sheets are.
 */
const gap = 12;

async function sheet(
  file: string,
  drawings: string[],
  columns: number,
  width: number,
  height: number,
): Promise<string> {
  const tiles = drawings.map(async (drawing, i) => ({
    input: await sharp(Buffer.from(drawing), { density: 96 }).resize(width, height).png().toBuffer(),
    left: gap + (i % columns) * (width + gap),
    top: gap + Math.floor(i / columns) * (height + gap),
  }));
  const size = {
    width: gap + columns * (width + gap),
    height: gap + Math.ceil(drawings.length / columns) * (height + gap),
  };
  const canvas = sharp({ create: { ...size, channels: 3, background: '#faf9f6' } });
  const path = join(folder, file);
  await writeFile(
    path,
    await canvas
      .composite(await Promise.all(tiles))
      .png()
      .toBuffer(),
  );
  return path;
}

const columns = Number(process.argv[2] ?? 8);
const folder = await mkdtemp(join(tmpdir(), 'kaksha-covers-'));
const seeds = Array.from({ length: columns }, (_, i) => String(i + 1));
const covers = coverMotifs.flatMap((motif) => seeds.map((seed) => drawCover(motif, motifHues[motif], seed)));
const scenes: PostScene[] = ['calendar', 'room', 'zones', 'way', 'talk', 'ledger'];
const posts = scenes.flatMap((scene, i) => ['1', '2'].map((seed) => drawPostCover(scene, 66 + i * 50, seed)));
const logos: LogoMark[] = ['shield', 'book', 'blocks', 'bridge', 'peak'];
const sheets = [
  await sheet('covers.png', covers, columns, 240, 160),
  await sheet('posts.png', posts, 4, 480, 227),
  await sheet(
    'logos.png',
    logos.map((mark, i) => drawLogo(mark, 158 + i * 60)),
    5,
    160,
    160,
  ),
];
process.stdout.write(`${sheets.join('\n')}\n`);
