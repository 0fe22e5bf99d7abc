import { itemAt } from '@kaksha/domain/typed';
import type { Draw } from './draw';
import { d, group, stroke } from './svg';

/** Ribbons that converge in one narrow place. */
export const pipeline: Draw = (palette, random) => {
  const pinchX = random.between(110, 200);
  const pinchY = random.between(78, 122);
  const tones = random.shuffle([
    palette.deep,
    palette.mid,
    palette.light,
    palette.soft,
    palette.mid,
    palette.soft,
    palette.light,
  ]);
  const count = random.int(5, 7);
  const lefts = random.shuffle(Array.from({ length: count }, (_, i) => 6 + (i * 188) / (count - 1)));
  const ribbons = Array.from({ length: count }, (_, i) => {
    const left = itemAt(lefts, i);
    const right = 206 - left + random.between(-20, 20);
    const through = pinchY + (left - 100) * 0.06;
    const into = d('C', pinchX * 0.45, left, pinchX * 0.62, through + (left - 100) * 0.25, pinchX, through);
    const out = d('S', pinchX + (300 - pinchX) * 0.55, right, 320, right);
    const data = `M-20 ${left.toFixed(1)} ${into} ${out}`;
    return stroke(data, itemAt(tones, i), random.between(13, 21), { 'stroke-linecap': 'butt' });
  });
  const drawing = ribbons.join('');
  return random.chance(0.3) ? group('matrix(1 0 0 -1 0 200)', drawing) : drawing;
};
