import { itemAt } from '@kaksha/domain/typed';
import type { Draw } from './draw';
import type { Palette } from './palette';
import type { Random } from './random';
import { circle, d, group, type Point, path, rect, stroke } from './svg';

const at = (x: number, y: number, radius: number, degrees: number): Point => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
};

/** An arc clockwise between two angles; 0 is at the top. */
function arc(x: number, y: number, radius: number, from: number, to: number): string {
  const [start, end] = [at(x, y, radius, from), at(x, y, radius, to)];
  return d('M', ...start, 'A', radius, radius, 0, to - from > 180 ? 1 : 0, 1, ...end);
}

/** The logo of the site: a disc on a ring, at `share` (0 to 1) of the circle. */
function progressRing(palette: Palette, x: number, y: number, radius: number, share: number): string {
  const end = share * 360;
  const head = at(x, y, radius, end);
  return (
    circle(x, y, radius * 1.54, 'none', { stroke: palette.mid, 'stroke-width': 1.8, 'stroke-opacity': 0.6 }) +
    stroke(arc(x, y, radius, end, 359.9), palette.mid, 3) +
    stroke(arc(x, y, radius, 0, end), palette.deep, 8.4) +
    circle(...head, 20, palette.ground) +
    circle(...head, 14, palette.deep)
  );
}

/** A calendar sheet with the seven days of a week. */
function seven(palette: Palette, x: number, y: number): string {
  return (
    rect(x - 41, y - 46, 82, 92, '#ffffff', 16, { stroke: palette.deep, 'stroke-width': 5 }) +
    stroke(`M${x - 21} ${y - 24}h42`, palette.mid, 7) +
    stroke(`M${x - 12} ${y - 2}h25l-16 31`, palette.deep, 9)
  );
}

function sheet(palette: Palette, random: Random): string {
  let drawing = '';
  const shift = random.int(0, 5);
  for (let row = -1; row < 6; row++) {
    for (let column = -1; column < 13; column++) {
      const diagonal = (((column - row + shift) % 6) + 6) % 6;
      const tone = diagonal === 0 && random.chance(0.62) ? palette.mid : random.chance(0.12) ? palette.soft : null;
      drawing += rect(column * 58 - 14, row * 66 - 16, 46, 52, tone ?? palette.light, 11, {
        'fill-opacity': tone === palette.mid ? 0.5 : tone ? 0.7 : 0.72,
      });
    }
  }
  return drawing;
}

/** Calendar tiles and the logo of the site. */
const calendar: Draw = (palette, random) => {
  const x = random.pick([242, 478, 478]);
  return sheet(palette, random) + progressRing(palette, x, 147, 122, random.between(0.7, 0.9)) + seven(palette, x, 147);
};

/** Rows of seats in front of a teacher, one of them highlighted. */
const room: Draw = (palette, random) => {
  const [x, y] = [596, 170];
  const row = random.int(2, 3);
  const seat = random.int(-1, 1);
  let drawing = '';
  for (let ring = 0; ring < 6; ring++) {
    const radius = 138 + ring * 74;
    const step = 3400 / radius;
    for (let i = -5; i <= 5; i++) {
      const angle = 270 + (i + (ring % 2 ? 0.5 : 0)) * step;
      const [cx, cy] = at(x, y, radius, angle);
      const mine = ring === row && i === seat;
      const tone = mine
        ? palette.deep
        : random.chance(0.16)
          ? palette.mid
          : random.chance(0.4)
            ? palette.soft
            : palette.light;
      drawing += group(
        `translate(${cx.toFixed(1)} ${cy.toFixed(1)}) rotate(${Math.round(angle - 270)})`,
        rect(-23, -21, 46, 42, tone, 13) + rect(-31, -15, 12, 30, tone, 6),
      );
      if (mine) drawing += circle(cx, cy, 40, 'none', { stroke: palette.deep, 'stroke-width': 3 });
    }
  }
  return drawing + circle(x, y, 74, palette.mid) + circle(x, y, 46, palette.light) + circle(x, y, 24, palette.deep);
};

/** A globe with two connected places. */
const zones: Draw = (palette, random) => {
  const [x, y, radius] = [360 + random.pick([-120, 0, 120]), 170, 146];
  const grid = [0.32, 0.7].map(
    (share) =>
      `M${x} ${y - radius}A${radius * share} ${radius} 0 0 0 ${x} ${y + radius}A${radius * share} ${radius} 0 0 0 ${x} ${y - radius}`,
  );
  const parallels = [-0.55, 0, 0.55].map((share) => {
    const half = radius * Math.sqrt(1 - share * share);
    return d('M', x - half, y + share * radius, 'H', x + half);
  });
  const [west, east]: [Point, Point] = [
    [x - 86, y + random.between(10, 40)],
    [x + 72, y - random.between(34, 62)],
  ];
  const ground = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((i) =>
    rect(i * 58 - 10, 0, 29, 340, i % 2 ? palette.light : palette.soft, 0, { 'fill-opacity': i % 2 ? 0.55 : 0.28 }),
  );
  return (
    ground.join('') +
    circle(x, y, radius + 34, 'none', { stroke: palette.mid, 'stroke-width': 2, 'stroke-opacity': 0.6 }) +
    circle(x, y, radius, palette.mid) +
    path(
      `M${x} ${y - radius}A${radius} ${radius} 0 0 1 ${x} ${y + radius}A${radius * 0.4} ${radius} 0 0 1 ${x} ${y - radius}`,
      { fill: palette.deep },
    ) +
    stroke([...grid, ...parallels].join(''), palette.light, 2.4, { 'stroke-opacity': 0.5 }) +
    stroke(d('M', ...west, 'Q', x - 10, y - 190, ...east), palette.light, 6) +
    [west, east].map((place) => circle(...place, 17, palette.light) + circle(...place, 8, palette.deep)).join('')
  );
};

type Bend = readonly [Point, Point, Point, Point];

/** The point of a cubic curve at `t`, 0 to 1. */
function along([p0, p1, p2, p3]: Bend, t: number): Point {
  const u = 1 - t;
  const mix = (axis: 0 | 1) =>
    u ** 3 * p0[axis] + 3 * u * u * t * p1[axis] + 3 * u * t * t * p2[axis] + t ** 3 * p3[axis];
  return [mix(0), mix(1)];
}

/** A path with stops and the logo at the next one. */
const way: Draw = (palette, random) => {
  const wave = random.between(70, 96) * random.pick([1, -1]);
  const first: Bend = [
    [-30, 210 + wave * 0.5],
    [120, 210 + wave * 1.4],
    [170, 170 - wave * 1.5],
    [320, 170],
  ];
  const second: Bend = [
    [320, 170],
    [470, 170 + wave * 1.5],
    [520, 170 + wave * 1.2],
    [760, 150 - wave * 0.4],
  ];
  const data = [first, second].map(([from, ...to]) => d('M', ...from, 'C', ...to.flat())).join(' ');
  const stops = [along(first, 0.3), along(first, 0.64), along(second, 0), along(second, 0.3)];
  const [x, y] = along(second, 0.68);
  const hills = [0, 1, 2].map((i) =>
    circle(
      120 + i * 240 + random.between(-50, 50),
      420 - i * 26,
      200 + random.between(-20, 24),
      i % 2 ? palette.light : palette.soft,
      { 'fill-opacity': 0.62 },
    ),
  );
  return (
    hills.join('') +
    stroke(data, palette.mid, 34) +
    stroke(data, palette.light, 3, { 'stroke-dasharray': '14 16' }) +
    stops.map((stop) => circle(...stop, 24, palette.deep) + circle(...stop, 10, palette.light)).join('') +
    circle(x, y, 80, palette.ground) +
    progressRing(palette, x, y, 80, random.between(0.6, 0.85)) +
    group(`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(0.72)`, seven(palette, 0, 0))
  );
};

/** Overlapping speech bubbles. */
const talk: Draw = (palette, random) => {
  const bubble = (x: number, y: number, width: number, height: number, tone: string, lines: string, left: boolean) => {
    const foot = left ? x + 54 : x + width - 54;
    const widths = Array.from(
      { length: Math.floor((height - 40) / 30) },
      () => random.between(0.4, 0.82) * (width - 60),
    );
    return (
      rect(x, y, width, height, tone, 30) +
      path(`M${foot - 24} ${y + height - 6}h48l${left ? -42 : 42} 46z`, { fill: tone }) +
      widths.map((w, i) => rect(x + 32, y + 30 + i * 30, w, 13, lines, 6.5)).join('')
    );
  };
  const flip = random.chance(0.5);
  const drawing =
    bubble(392, 24, 300, 176, palette.soft, palette.light, false) +
    bubble(54, 52, 360, 190, palette.mid, palette.light, true) +
    bubble(330, 166, 290, 130, palette.deep, palette.soft, false) +
    circle(678, 292, 30, palette.light) +
    circle(36, 300, 22, palette.soft);
  return flip ? group('matrix(-1 0 0 1 720 0)', drawing) : drawing;
};

/** Growing columns of coins, one a month. */
const ledger: Draw = (palette, random) => {
  const heights = [2, 3, 3, 5, 4, 6, 8, 7, 9].map((height) => height + random.int(0, 1));
  const tones = [palette.soft, palette.mid, palette.light];
  const columns = heights.map((height, i) => {
    const x = 44 + i * 76;
    const coins = Array.from({ length: height }, (_, j) => {
      const tone = i === 6 ? palette.deep : itemAt(tones, (i + j) % 3);
      return rect(x - 27, 306 - j * 29, 54, 21, tone, 10.5);
    });
    return coins.join('');
  });
  const [x, y] = [150, 96];
  return (
    columns.join('') +
    circle(x, y, 62, palette.deep) +
    circle(x, y, 48, 'none', { stroke: palette.soft, 'stroke-width': 3 }) +
    stroke(`M${x - 20} ${y - 24}h40M${x - 20} ${y - 8}h40M${x - 18} ${y - 24}c30 0 34 30 0 30l24 26`, palette.light, 7)
  );
};

export const scenes = { calendar, room, zones, way, talk, ledger } satisfies Record<string, Draw>;
export type PostScene = keyof typeof scenes;
