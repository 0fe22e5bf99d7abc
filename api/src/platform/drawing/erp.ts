import { itemAt } from '@kaksha/domain/typed';
import type { Draw } from './draw';
import type { Palette } from './palette';
import type { Random } from './random';
import { circle, rect } from './svg';

interface Block {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Halves a block until the parts are small enough, like a treemap. */
function cut(block: Block, random: Random, depth: number): Block[] {
  const { x, y, width, height } = block;
  if (depth === 0 || (width < 92 && height < 70)) return [block];
  const share = random.pick([0.36, 0.42, 0.5, 0.58, 0.64]);
  const [first, second]: [Block, Block] =
    width > height * 1.15
      ? [
          { ...block, width: width * share },
          { x: x + width * share, y, width: width * (1 - share), height },
        ]
      : [
          { ...block, height: height * share },
          { x, y: y + height * share, width, height: height * (1 - share) },
        ];
  return [...cut(first, random, depth - 1), ...cut(second, random, depth - 1)];
}

function ornament(block: Block, palette: Palette): string {
  const radius = Math.min(block.width, block.height) * 0.27;
  const x = block.x + block.width / 2;
  const y = block.y + block.height / 2;
  return circle(x, y, radius, palette.light) + circle(x, y, radius * 0.42, palette.mid);
}

/** Departments of a company as adjacent blocks. */
export const erp: Draw = (palette, random) => {
  const gap = 9;
  const blocks = cut({ x: -14, y: -14, width: 328, height: 228 }, random, 4);
  const largest = blocks.reduce((a, b) => (b.width * b.height > a.width * a.height ? b : a));
  const tones = [palette.light, palette.mid, palette.soft, palette.light, palette.soft, palette.deep];
  return blocks
    .map((block, i) => {
      const tone = block === largest ? palette.deep : itemAt(tones, (i * 5 + random.int(0, 1)) % tones.length);
      const box = rect(block.x + gap / 2, block.y + gap / 2, block.width - gap, block.height - gap, tone, 7);
      return block === largest ? box + ornament(block, palette) : box;
    })
    .join('');
};
