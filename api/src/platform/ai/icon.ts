import { paletteOf } from '../drawing/palette';
import { createRandom } from '../drawing/random';
import { circle, rect, svg } from '../drawing/svg';

const cells = 5;
const cell = 14;
const margin = 15;

/** A 100 × 100 icon of a skill or tool: a mirrored pattern of dots and tiles that depends only on the name. */
export function drawIcon(name: string): string {
  const random = createRandom(`icon:${name.trim().toLowerCase()}`);
  const palette = paletteOf(random.int(0, 359));
  let drawing = rect(0, 0, 100, 100, palette.ground, 22);
  for (let row = 0; row < cells; row += 1) {
    for (let column = 0; column < Math.ceil(cells / 2); column += 1) {
      if (!random.chance(0.66)) continue;
      const tone = random.pick([palette.deep, palette.mid, palette.mid, palette.soft]);
      const round = random.chance(0.5);
      for (const place of new Set([column, cells - 1 - column])) {
        const [x, y] = [margin + place * cell, margin + row * cell];
        drawing += round
          ? circle(x + cell / 2, y + cell / 2, cell / 2 - 0.8, tone)
          : rect(x + 0.8, y + 0.8, cell - 1.6, cell - 1.6, tone, 3);
      }
    }
  }
  return svg(100, 100, drawing);
}
