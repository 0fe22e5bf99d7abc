import type { Draw } from './draw';
import { rect } from './svg';

/** Bars that look like lines of code. */
export const code: Draw = (palette, random) => {
  const height = random.pick([12.5, 14.5, 17]);
  const step = height * 1.82;
  const indent = random.between(24, 32);
  const margin = random.between(22, 48);
  const tones = [palette.soft, palette.mid, palette.soft, palette.light, palette.soft, palette.mid];
  const rows = Math.ceil(200 / step) + 1;
  const blank = random.int(2, 6);
  let level = 0;
  let y = random.between(-height, 14);
  let drawing = '';
  for (let row = 0; row < rows; row++, y += step) {
    if (row === blank && random.chance(0.5)) {
      level = 0;
      continue;
    }
    const x = margin + level * indent;
    const opens = (level === 0 && random.chance(0.75)) || random.chance(0.1);
    const width = random.between(52, Math.max(84, 210 - level * 34));
    drawing += rect(x, y, width, height, opens ? palette.deep : random.pick(tones), height / 2);
    if (random.chance(0.58)) {
      drawing += rect(
        x + width + 9,
        y,
        random.between(28, 46),
        height,
        random.pick([palette.soft, palette.light]),
        height / 2,
      );
    }
    level = opens || random.chance(0.4) ? Math.min(level + 1, 4) : Math.max(random.int(0, 1), level - random.int(0, 2));
  }
  return drawing;
};
