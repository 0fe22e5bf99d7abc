import { itemAt } from '@kaksha/domain/typed';
import type { Draw } from './draw';
import { circle, polygon, rect, stroke } from './svg';

/** A Gantt chart: each bar begins near the end of the bar above. */
export const plan: Draw = (palette, random) => {
  const height = random.pick([17, 20, 23]);
  const step = height * 1.68;
  const columns = random.between(52, 66);
  const first = random.between(30, 60);
  const tones = [palette.deep, palette.mid, palette.light, palette.deep, palette.mid, palette.soft];
  const start = random.int(0, 5);
  const climbs = random.chance(0.45);
  const rows = Math.ceil(200 / step);
  let x = random.between(14, 40);
  let drawing = '';
  for (let row = 0; row < rows; row++) {
    const width = random.between(74, 134);
    const y = climbs ? 200 - (row + 1) * step + 8 : row * step + random.between(12, 15);
    const tone = itemAt(tones, (start + row) % tones.length);
    drawing += rect(x, y, width, height, tone, height / 2);
    if (tone === palette.mid && random.chance(0.6)) {
      drawing += rect(x, y, width * random.between(0.35, 0.7), height, palette.deep, height / 2);
    }
    x += random.between(18, 62);
    if (x > 196) x = random.between(26, 96);
  }
  const lines = [0, 1, 2, 3]
    .map((i) =>
      stroke(`M${(first + i * columns).toFixed(1)} -2V204`, palette.mid, 2, {
        'stroke-dasharray': '0.1 7',
        'stroke-opacity': 0.75,
      }),
    )
    .join('');
  const milestone = random.between(238, 268);
  const at = random.between(34, 150);
  const size = 13;
  const mark = random.chance(0.5)
    ? polygon(
        [
          [milestone, at - size],
          [milestone + size, at],
          [milestone, at + size],
          [milestone - size, at],
        ],
        palette.deep,
      )
    : circle(milestone, at, 11, palette.light, { stroke: palette.deep, 'stroke-width': 4.5 });
  return drawing + lines + mark;
};
