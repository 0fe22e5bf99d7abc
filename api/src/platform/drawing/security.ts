import { itemAt } from '@kaksha/domain/typed';
import type { Draw } from './draw';
import type { Palette } from './palette';
import type { Random } from './random';
import { circle, path, rect, stroke } from './svg';

/** A shield of half-width `size` around (x, y). */
function shield(x: number, y: number, size: number, fill: string): string {
  const s = (n: number) => Math.round(n * size * 10) / 10;
  return path(
    `M${x} ${y - s(1.22)}C${x - s(0.3)} ${y - s(0.98)} ${x - s(0.66)} ${y - s(0.84)} ${x - s(1)} ${y - s(0.8)}` +
      `V${y - s(0.02)}C${x - s(1)} ${y + s(0.62)} ${x - s(0.52)} ${y + s(1.02)} ${x} ${y + s(1.26)}` +
      `C${x + s(0.52)} ${y + s(1.02)} ${x + s(1)} ${y + s(0.62)} ${x + s(1)} ${y - s(0.02)}` +
      `V${y - s(0.8)}C${x + s(0.66)} ${y - s(0.84)} ${x + s(0.3)} ${y - s(0.98)} ${x} ${y - s(1.22)}Z`,
    { fill },
  );
}

function emblem(palette: Palette, random: Random, x: number, y: number): string {
  const kind = random.int(0, 2);
  if (kind === 0) {
    return circle(x, y - 8, 11, palette.light) + path(`M${x - 4} ${y - 4}h8l4 24h-16z`, { fill: palette.light });
  }
  if (kind === 1) return stroke(`M${x - 15} ${y}l11 12l20 -24`, palette.light, 8);
  return (
    stroke(`M${x - 10} ${y - 4}v-8a10 10 0 0 1 20 0v8`, palette.light, 6) +
    rect(x - 16, y - 4, 32, 26, palette.light, 5) +
    circle(x, y + 9, 4.5, palette.deep)
  );
}

const shields: Draw = (palette, random) => {
  const x = random.pick([112, 150, 150, 188]);
  const y = random.between(88, 104);
  const tones = random.chance(0.6)
    ? [palette.soft, palette.light, palette.mid, palette.deep]
    : [palette.light, palette.soft, palette.deep, palette.mid];
  const sizes = [116, 88, 60, 36];
  return (
    tones.map((tone, i) => shield(x, y, itemAt(sizes, i), tone)).join('') + emblem(palette, random, x, Math.round(y))
  );
};

/** Rings of a lock around a keyhole. */
const rings: Draw = (palette, random) => {
  const x = random.pick([100, 150, 200]);
  const y = Math.round(random.between(92, 108));
  const arcs = [40, 58, 76, 94, 112, 130].map((radius, i) => {
    const tone = itemAt([palette.mid, palette.light, palette.deep, palette.soft, palette.mid, palette.light], i);
    const length = 2 * Math.PI * radius;
    const on = random.between(0.3, 0.75) * length;
    return circle(x, y, radius, 'none', {
      stroke: tone,
      'stroke-width': 11,
      'stroke-linecap': 'round',
      'stroke-dasharray': `${Math.round(on)} ${Math.round(length - on)}`,
      transform: `rotate(${random.int(0, 359)} ${x} ${y})`,
    });
  });
  return (
    arcs.join('') +
    circle(x, y, 26, palette.deep) +
    circle(x, y - 6, 8, palette.light) +
    path(`M${x - 3} ${y - 3}h6l4 18h-14z`, { fill: palette.light })
  );
};

export const security: Draw = (palette, random) => (random.chance(0.64) ? shields : rings)(palette, random);
