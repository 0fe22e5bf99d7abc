import type { Draw } from './draw';
import { rect, stroke } from './svg';

/** A test report: tiles, some of them ticked. */
export const testing: Draw = (palette, random) => {
  const pitch = random.pick([34, 40, 46]);
  const size = pitch - 8;
  const columns = Math.ceil(300 / pitch) + 1;
  const rows = Math.ceil(200 / pitch) + 1;
  const shiftX = random.between(-size * 0.6, 2);
  const shiftY = random.between(-size * 0.6, 2);
  const tones = [palette.light, palette.soft, palette.mid, palette.light, palette.soft];
  const front = random.between(0.35, 0.7);
  let drawing = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = column * pitch + shiftX;
      const y = row * pitch + shiftY;
      const done = Math.abs(column / columns + (row / rows) * 0.6 - front - 0.15) < 0.2 && random.chance(0.55);
      const tone = done ? random.pick([palette.deep, palette.mid]) : random.pick(tones);
      drawing += rect(x, y, size, size, tone, size * 0.2);
      if (done) {
        const unit = size / 26;
        drawing += stroke(
          `M${(x + 7 * unit).toFixed(1)} ${(y + 13.5 * unit).toFixed(1)}l${(4.5 * unit).toFixed(1)} ${(4.8 * unit).toFixed(1)}l${(8 * unit).toFixed(1)} ${(-9.8 * unit).toFixed(1)}`,
          palette.light,
          3.2 * unit,
        );
      }
    }
  }
  return drawing;
};
