import { itemAt } from '@kaksha/domain/typed';
import type { Draw } from './draw';
import { circle, d, path, rect, stroke } from './svg';

/** Rising bars with random dips, and a line above them. */
const bars: Draw = (palette, random) => {
  const count = random.int(7, 9);
  const width = 184 / count + 3;
  const step = (300 - 52) / count;
  const accents = random.sample([...Array(count).keys()].slice(2), 2);
  let drawing = '';
  let line = '';
  for (let i = 0; i < count; i++) {
    const x = 30 + i * step;
    const rising = 34 + (i / (count - 1)) * 96;
    const height = rising + random.between(-14, 18);
    const tone = accents.includes(i) ? palette.deep : i % 2 ? palette.soft : palette.mid;
    drawing += rect(x, 200 - height, width, height + 8, accents[1] === i ? palette.mid : tone, 4);
    const above = 200 - rising - 38 + random.between(-16, 14);
    line += d(i ? 'L' : 'M', x + width / 2, Math.max(22, above), '');
  }
  return drawing + stroke(line, palette.deep, 4.6);
};

/** Points around a trend, as in a regression. */
const scatter: Draw = (palette, random) => {
  const tones = [palette.soft, palette.soft, palette.mid, palette.mid, palette.light];
  const dots = Array.from({ length: 30 }, (_, i) => {
    const x = 20 + i * 9 + random.between(-8, 8);
    const y = 168 - i * 4.4 + random.between(-44, 44);
    return circle(x, y, random.pick([5, 6.5, 8, 11]), random.pick(tones));
  });
  const bend = random.between(60, 130);
  const big = random.between(60, 240);
  return (
    dots.join('') +
    stroke(d('M', -8, 184, 'C', 100, bend + 76, 180, bend, 308, 26), palette.deep, 5) +
    circle(big, 168 - big * 0.49 + random.between(-30, 30), 17, palette.deep) +
    stroke('M24 -10V176H310', palette.mid, 3, { 'stroke-opacity': 0.4 })
  );
};

/** A stacked area chart. */
const areas: Draw = (palette, random) => {
  const steps = 6;
  const area = (base: number, swing: number, tone: string) => {
    const ys = Array.from({ length: steps + 1 }, (_, i) => base - i * 6 + random.between(-swing, swing));
    let data = d('M', 0, itemAt(ys, 0));
    for (let i = 1; i <= steps; i++) {
      const x = (i * 300) / steps;
      const half = 150 / steps;
      data += ` ${d('C', x - half, itemAt(ys, i - 1), x - half, itemAt(ys, i), x, itemAt(ys, i))}`;
    }
    return path(`${data} V210 H0 Z`, { fill: tone });
  };
  const mark = random.int(2, 4) * 50;
  return (
    area(84, 18, palette.light) +
    area(118, 16, palette.soft) +
    area(148, 15, palette.mid) +
    area(186, 12, palette.deep) +
    stroke(d('M', mark, 30, 'V', 210), palette.deep, 3, { 'stroke-dasharray': '1 8' }) +
    circle(mark, 30, 9, palette.deep) +
    circle(mark, 30, 4, palette.light)
  );
};

export const data: Draw = (palette, random) => {
  const roll = random.next();
  return (roll < 0.44 ? bars : roll < 0.74 ? areas : scatter)(palette, random);
};
