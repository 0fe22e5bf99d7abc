import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { coverMotifs } from '@kaksha/domain/catalogue';
import sharp from 'sharp';
import { drawCover } from './covers/cover';
import { motifHues } from './covers/palette';

/** Draws a contact sheet of covers, so that a person can judge them: `npx tsx api/src/db/seed/preview.ts [columns]`. */
const columns = Number(process.argv[2] ?? 8);
const [width, height, gap] = [240, 160, 12];
const tiles = await Promise.all(
  coverMotifs.flatMap((motif, row) =>
    Array.from({ length: columns }, async (_, column) => ({
      input: await sharp(Buffer.from(drawCover(motif, motifHues[motif], String(column + 1))), { density: 96 })
        .resize(width, height)
        .png()
        .toBuffer(),
      left: gap + column * (width + gap),
      top: gap + row * (height + gap),
    })),
  ),
);
const sheet = await sharp({
  create: {
    width: gap + columns * (width + gap),
    height: gap + coverMotifs.length * (height + gap),
    channels: 3,
    background: '#faf9f6',
  },
})
  .composite(tiles)
  .png()
  .toBuffer();
const file = join(await mkdtemp(join(tmpdir(), 'kaksha-covers-')), 'covers.png');
await writeFile(file, sheet);
process.stdout.write(`${file}\n`);
