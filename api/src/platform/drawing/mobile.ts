import { itemAt } from '@kaksha/domain/typed';
import type { Draw } from './draw';
import type { Palette } from './palette';
import type { Random } from './random';
import { circle, group, rect } from './svg';

interface Phone {
  x: number;
  y: number;
  tilt: number;
  frame: string;
  screen: string;
  inside?: string;
}

function phone({ x, y, tilt, frame, screen, inside = '' }: Phone): string {
  const body = rect(-41, 0, 82, 190, frame, 16) + rect(-33, 13, 66, 170, screen, 6);
  return group(`translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(tilt)} 0 160)`, body + inside);
}

function app(palette: Palette, random: Random): string {
  const kind = random.int(0, 2);
  if (kind === 0) {
    return (
      rect(-24, 26, 48, 38, palette.soft, 6) +
      rect(-24, 73, 48, 8, palette.mid, 4) +
      rect(-24, 88, 30, 8, palette.soft, 4) +
      rect(-24, 108, 48, 60, palette.soft, 6)
    );
  }
  if (kind === 1) {
    const rows = [0, 1, 2, 3].map(
      (i) =>
        circle(-16, 40 + i * 30, 9, i === 1 ? palette.mid : palette.soft) +
        rect(-2, 36 + i * 30, random.pick([18, 24, 28]), 8, palette.soft, 4),
    );
    return rows.join('');
  }
  const cells = [0, 1, 2, 3, 4, 5].map((i) =>
    rect(
      -25 + (i % 2) * 27,
      26 + Math.floor(i / 2) * 34,
      23,
      28,
      itemAt([palette.soft, palette.mid, palette.soft, palette.soft, palette.mid], i % 5),
      6,
    ),
  );
  return cells.join('');
}

/** A fan of overlapping phones. */
export const mobile: Draw = (palette, random) => {
  const centre = random.pick([120, 150, 150, 180]);
  const lift = random.between(18, 34);
  const spread = random.between(54, 66);
  const left: Phone = {
    x: centre - spread,
    y: lift + random.between(10, 20),
    tilt: -random.between(11, 17),
    frame: palette.soft,
    screen: palette.ground,
  };
  const right: Phone = {
    x: centre + spread,
    y: lift + random.between(4, 14),
    tilt: random.between(9, 15),
    frame: palette.mid,
    screen: random.chance(0.5) ? palette.ground : palette.soft,
  };
  const front: Phone = {
    x: centre,
    y: lift,
    tilt: random.pick([-4, 0, 0, 4]),
    frame: palette.deep,
    screen: palette.light,
    inside: app(palette, random),
  };
  const order = random.chance(0.5) ? [left, front, right] : [left, right, front];
  return order.map(phone).join('');
};
