import { itemAt } from '@kaksha/domain/typed';
import type { Draw } from './draw';
import { circle, d, type Point, stroke } from './svg';

/** A small neural network: columns of nodes, each node connected to every node of the next column. */
export const ai: Draw = (palette, random) => {
  const shapes = [
    [2, 3, 2],
    [2, 3, 3, 1],
    [3, 2, 3],
    [1, 3, 2, 3],
    [3, 3, 2],
    [2, 2, 3, 2],
  ];
  const shape = random.pick(shapes);
  const columns = shape.length;
  const left = columns === 3 ? random.between(44, 62) : random.between(20, 34);
  const stepX = (300 - 2 * left) / (columns - 1);
  const nodes: Point[][] = shape.map((count, column) => {
    const gap = count === 1 ? 0 : count === 2 ? random.between(84, 104) : random.between(66, 76);
    const middle = 100 + random.between(-10, 10);
    return Array.from({ length: count }, (_, i): Point => {
      const y = middle + (i - (count - 1) / 2) * gap + random.between(-5, 5);
      return [left + column * stepX + random.between(-7, 7), y];
    });
  });
  const edges = nodes
    .slice(1)
    .flatMap((column, i) =>
      column.flatMap((to) => itemAt(nodes, i).map((from) => d('M', from[0], from[1], 'L', to[0], to[1]))),
    )
    .join(' ');
  const all = random.shuffle(nodes.flat());
  const drawn = all.map(([x, y], i) => {
    if (i < 2) return circle(x, y, 25, palette.deep) + circle(x, y, 10.5, palette.light);
    if (i < 4) return circle(x, y, 15.5, palette.light);
    return circle(x, y, random.pick([15.5, 17.5, 21]), palette.mid);
  });
  return stroke(edges, palette.mid, 4.4, { 'stroke-opacity': 0.42 }) + drawn.join('');
};
