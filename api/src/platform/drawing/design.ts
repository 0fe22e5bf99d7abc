import type { Draw } from './draw';
import { circle, d, group, rect, stroke } from './svg';

/** Two overlapping discs and a curve across them with its handles. */
export const design: Draw = (palette, random) => {
  const r1 = random.between(68, 82);
  const r2 = random.between(52, 66);
  const x1 = random.between(104, 126);
  const y1 = random.between(96, 116);
  const x2 = x1 + random.between(78, 98);
  const y2 = random.between(62, 84);
  const square = random.chance(0.3);
  const second = square
    ? rect(x2 - r2 * 0.9, y2 - r2 * 0.9, r2 * 1.8, r2 * 1.8, palette.soft, 18)
    : circle(x2, y2, r2, palette.soft);
  const start: [number, number] = [random.between(18, 36), random.between(146, 172)];
  const end: [number, number] = [random.between(268, 284), random.between(22, 50)];
  const handle1: [number, number] = [random.between(88, 112), random.between(34, 56)];
  const handle2: [number, number] = [random.between(188, 214), random.between(138, 166)];
  const middle: [number, number] = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
  const curve = d('M', ...start, 'C', ...handle1, ...handle2, ...end);
  const knots = [start, end].map(([x, y]) => rect(x - 8, y - 8, 16, 16, palette.deep, 2)).join('');
  const rings = [handle1, handle2]
    .map(([x, y]) => circle(x, y, 7, palette.light, { stroke: palette.deep, 'stroke-width': 3.4 }))
    .join('');
  const arms = stroke(d('M', ...start, 'L', ...handle1, 'M', ...end, 'L', ...handle2), palette.deep, 2);
  const drawing = circle(x1, y1, r1, palette.mid) + second + arms + stroke(curve, palette.deep, 6) + knots + rings;
  const dot = random.chance(0.4) ? circle(middle[0], middle[1] + 70, 15, palette.light) : '';
  return random.chance(0.4) ? group('matrix(-1 0 0 1 300 0)', drawing + dot) : drawing + dot;
};
