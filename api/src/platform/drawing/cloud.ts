import { itemAt } from '@kaksha/domain/typed';
import type { Draw } from './draw';
import { type Point, polygon } from './svg';

/** Stacked layers seen from above. */
const layers: Draw = (palette, random) => {
  const centre = random.pick([112, 150, 150, 188]);
  const width = random.between(106, 124);
  const height = width * 0.51;
  const gap = random.between(29, 34);
  const top = random.between(34, 76);
  const orders = [
    [palette.mid, palette.light, palette.soft, palette.mid, palette.deep],
    [palette.light, palette.soft, palette.mid, palette.deep, palette.mid],
    [palette.deep, palette.soft, palette.light, palette.mid, palette.soft],
    [palette.soft, palette.mid, palette.deep, palette.light, palette.mid],
  ];
  const tones = random.pick(orders);
  const thickness = 8;
  return tones
    .map((tone, i) => {
      const y = top + i * gap;
      const face: Point[] = [
        [centre, y - height],
        [centre + width, y],
        [centre, y + height],
        [centre - width, y],
      ];
      const side: Point[] = [
        [centre - width, y],
        [centre, y + height],
        [centre + width, y],
        [centre + width, y + thickness],
        [centre, y + height + thickness],
        [centre - width, y + thickness],
      ];
      return polygon(side, palette.deep, { 'fill-opacity': 0.42 }) + polygon(face, tone);
    })
    .reverse()
    .join('');
};

/** A honeycomb of nodes with random gaps. */
const hexagons: Draw = (palette, random) => {
  const radius = random.pick([29, 34, 40]);
  const stepX = radius * Math.sqrt(3) + radius * 0.34;
  const stepY = radius * 1.5 + radius * 0.29;
  const shiftX = random.between(-radius, radius * 0.4);
  const shiftY = random.between(-radius * 0.8, radius * 0.5);
  const tones = [palette.mid, palette.soft, palette.light, palette.deep];
  let start = random.int(0, 3);
  let drawing = '';
  for (let row = 0; row * stepY + shiftY < 200 + radius; row++) {
    const offset = row % 2 ? stepX / 2 : 0;
    start += random.int(1, 2);
    for (let column = -1; column * stepX + shiftX < 300 + radius; column++) {
      const x = column * stepX + offset + shiftX;
      const y = row * stepY + shiftY;
      const tone = itemAt(tones, (start + column + 8 + (random.chance(0.2) ? 1 : 0)) % 4);
      if (random.chance(0.06)) continue;
      const corners = [0, 1, 2, 3, 4, 5].map((corner): Point => {
        const angle = (Math.PI / 3) * corner + Math.PI / 6;
        return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
      });
      drawing += polygon(corners, tone);
    }
  }
  return drawing;
};

export const cloud: Draw = (palette, random) => (random.chance(0.5) ? layers : hexagons)(palette, random);
