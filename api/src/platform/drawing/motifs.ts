import type { CoverMotif } from '@kaksha/domain/catalogue';
import { itemAt } from '@kaksha/domain/typed';
import type { Palette } from './palette';
import type { Random } from './random';
import { circle, d, group, type Point, path, rect, stroke } from './svg';

/** Draws in the five tones of a palette. The same random numbers give the same drawing. */
export type Draw = (palette: Palette, random: Random) => string;

/** The drawings of `count` parts, one after the other. */
export const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Mirrors half of the drawings of the given width. */
export const mirrored = (drawing: string, random: Random, width = 300) =>
  random.chance(0.5) ? group(`matrix(-1 0 0 1 ${width} 0)`, drawing) : drawing;

/** Drawings of 300 × 200 units. */
export const motifs: Readonly<Record<CoverMotif, Draw>> = {
  /** Layers of a platform, seen from above. */
  cloud: ({ deep, mid, soft, light }, random) => {
    const [x, top, gap] = [random.pick([106, 150, 150, 194]), random.int(44, 68), random.int(30, 38)];
    const layers = random.shuffle([mid, light, soft, deep]).map((tone, index) => {
      const edge = path('M112 0L0 58L-112 0v9L0 67L112 9Z', { fill: deep, 'fill-opacity': 0.42 });
      const face = path('M112 0L0 58L-112 0L0-58Z', { fill: tone });
      return group(`translate(${x} ${top + (3 - index) * gap})`, edge + face);
    });
    return layers.join('');
  },

  /** A net of nodes. */
  ai: ({ deep, mid, light }, random) => {
    const columns = [2, 3, random.int(2, 3), 2].map((count, column) =>
      Array.from({ length: count }, (_, row): Point => {
        const [x, y] = [48 + column * 68, 100 + (row - (count - 1) / 2) * 68];
        return [x + random.between(-12, 12), y + random.between(-12, 12)];
      }),
    );
    const edges = columns.flatMap((to, i) =>
      to.flatMap((end) => (columns[i - 1] ?? []).map((start) => d('M', ...start, 'L', ...end))),
    );
    const [eye, pale, ...others] = random.shuffle(columns.flat());
    return (
      stroke(edges.join(' '), mid, 4.4, { 'stroke-opacity': 0.42 }) +
      others.map((node) => circle(...node, random.pick([15, 18, 21]), mid)).join('') +
      (pale ? circle(...pale, 18, light) : '') +
      (eye ? circle(...eye, 26, deep) + circle(...eye, 11, light) : '')
    );
  },

  /** Growing bars with a line over them. */
  data: ({ deep, mid, soft }, random) => {
    const count = random.int(6, 9);
    const [step, marked] = [248 / count, random.int(2, count - 1)];
    const heights = Array.from({ length: count }, (_, i) => 30 + (i / (count - 1)) * 92 + random.between(-14, 16));
    const line = heights.map((height, i) => d(26 + (i + 0.4) * step, 158 - height * random.between(0.94, 1.06)));
    const tone = (i: number) => (i === marked ? deep : i % 2 ? soft : mid);
    return (
      heights.map((height, i) => rect(26 + i * step, 200 - height, step * 0.8, 220, tone(i), 4)).join('') +
      stroke(`M${line.join('L')}`, deep, 5)
    );
  },

  /** A window with code in it. */
  web: ({ deep, mid, soft, light }, random) => {
    const [x, y] = [random.pick([28, 46, 46, 64]) + random.int(-8, 8), random.int(22, 42)];
    const isDark = random.chance(0.4);
    return (
      (random.chance(0.5) ? rect(x + random.pick([-28, 28]), y + 26, 208, 240, soft, 14) : '') +
      rect(x, y, 208, 240, isDark ? mid : deep, 14) +
      rect(x, y + 30, 208, 240, isDark ? deep : light) +
      repeat(3, (i) => circle(x + 18 + i * 15, y + 15, 4.4, isDark ? light : soft)) +
      stroke(`M${x + 72} ${y + 66}l-36 35l36 35M${x + 136} ${y + 66}l36 35l-36 35`, isDark ? soft : mid, 15) +
      stroke(`M${x + 117} ${y + 58}l-26 88`, isDark ? light : deep, 15)
    );
  },

  /** Shields inside each other. */
  security: ({ deep, mid, soft, light }, random) => {
    const [x, y] = [random.pick([106, 150, 150, 194]) + random.int(-9, 9), random.int(88, 102)];
    const tones = random.chance(0.6) ? [soft, light, mid, deep] : [light, soft, deep, mid];
    const shield = 'M0-122C-30-98-66-84-100-80V-2C-100 62-52 102 0 126C52 102 100 62 100-2V-80C66-84 30-98 0-122Z';
    const shields = tones.map((fill, i) => group(`scale(${1.16 - i * 0.27})`, path(shield, { fill })));
    const keyhole = circle(0, -8, 11, light) + path('M-4-4h8l4 24h-16z', { fill: light });
    const sign = random.chance(0.5) ? keyhole : stroke('M-15 0l11 12l20-24', light, 8);
    return group(`translate(${x} ${y})`, shields.join('') + sign);
  },

  /** A board of checks, some of them passed. */
  testing: ({ deep, mid, soft, light }, random) => {
    const pitch = random.pick([40, 46, 52]);
    const [left, top, size] = [random.between(-24, 0), random.between(-24, 0), pitch - 8];
    return repeat(54, (index) => {
      const [x, y] = [left + (index % 9) * pitch, top + Math.floor(index / 9) * pitch];
      const tone = random.pick([light, soft, light, soft, mid, deep]);
      const tick = d('M', x + size * 0.27, y + size * 0.52, 'l', size * 0.17, size * 0.18, size * 0.3, -size * 0.37);
      return rect(x, y, size, size, tone, size * 0.2) + (tone === deep ? stroke(tick, light, size * 0.12) : '');
    });
  },

  /** Two shapes and a curve over them. */
  design: ({ deep, mid, soft, light }, random) => {
    const [y, half] = [random.int(60, 88), random.int(50, 64)];
    return mirrored(
      circle(112, 106, random.int(66, 82), mid) +
        rect(208 - half, y - half, 2 * half, 2 * half, soft, random.pick([half, 18])) +
        stroke('M26 164L98 46M276 38L204 152', deep, 2) +
        stroke('M26 164C98 46 204 152 276 38', deep, 6) +
        stroke('M26 164h0M98 46h0M204 152h0M276 38h0', deep, 18) +
        stroke('M98 46h0M204 152h0', light, 10),
      random,
    );
  },

  /** Streams that cross in one place. */
  pipeline: ({ deep, mid, soft, light }, random) => {
    const tones = random.shuffle([deep, mid, light, soft, mid, soft]);
    const [x, y] = [random.between(110, 200), random.between(84, 116)];
    return repeat(6, (i) => {
      const [from, to, through] = [8 + i * 37, 192 - i * 37 + random.between(-16, 16), y + (i - 2.5) * 4];
      const line = d('M', -20, from, 'C', x * 0.5, from, x * 0.7, through, x, through, 'S', (x + 300) / 2, to, 320, to);
      return stroke(line, itemAt(tones, i), random.between(14, 22), { 'stroke-linecap': 'butt' });
    });
  },

  /** Departments of a company, side by side. */
  erp: ({ deep, mid, soft, light }, random) => {
    const tones = random.shuffle([light, mid, soft, light, soft, mid]);
    const [x, y] = [random.int(120, 180), random.int(76, 120)];
    const box = (left: number, right: number, top: number, bottom: number, tone: string) =>
      rect(left, top, right - left - 9, bottom - top - 9, tone, 8);
    return mirrored(
      box(-10, x * 0.4, -10, y - 30, itemAt(tones, 0)) +
        box(x * 0.4, x, -10, y - 30, itemAt(tones, 1)) +
        box(-10, x, y - 30, y + 48, itemAt(tones, 2)) +
        box(-10, x * 0.6, y + 48, 220, itemAt(tones, 3)) +
        box(x * 0.6, x + 70, y + 48, 220, itemAt(tones, 4)) +
        box(x + 70, 320, y + 48, 220, itemAt(tones, 5)) +
        box(x, 320, -10, y + 48, deep) +
        circle((x + 300) / 2, (y + 39) / 2, 30, light) +
        circle((x + 300) / 2, (y + 39) / 2, 12, mid),
      random,
    );
  },

  /** Screens of one app. */
  mobile: ({ ground, deep, mid, soft, light }, random) => {
    const phone = (x: number, tilt: number, frame: string, screen: string) => {
      const body = rect(-41, 0, 82, 190, frame, 16) + rect(-33, 13, 66, 170, screen, 6);
      return group(`translate(${x} 0) rotate(${tilt} 0 160)`, body);
    };
    const apps = repeat(8, (i) => rect((i % 2) * 29 - 25, 28 + Math.floor(i / 2) * 34, 21, 26, i % 3 ? soft : mid, 6));
    const page = rect(-24, 28, 48, 40, soft, 6) + rect(-24, 78, 48, 9, mid, 4) + rect(-24, 96, 30, 9, soft, 4);
    return group(
      `translate(${random.pick([118, 150, 150, 182])} ${random.int(18, 34)})`,
      phone(-random.int(54, 66), -random.int(10, 17), soft, ground) +
        phone(random.int(54, 66), random.int(9, 15), mid, random.pick([ground, soft])) +
        phone(0, 0, deep, light) +
        random.pick([apps, page]),
    );
  },

  /** Bars of a plan, week by week. */
  plan: ({ deep, mid, soft, light }, random) => {
    const [left, step] = [random.int(10, 40), random.pick([38, 47])];
    const bars = random.shuffle([deep, mid, light, deep, soft, mid]).map((tone, i) => {
      const x = left + ((i * step) % 150) + random.between(-8, 16);
      return rect(x, 10 + i * 33, random.between(70, 130), 21, tone, 10.5);
    });
    return (
      bars.join('') +
      stroke('M60-2V204M118-2V204M176-2V204M234-2V204', mid, 2, { 'stroke-dasharray': '0.1 7' }) +
      circle(264, random.pick([38, 104, 170]), 11, light, { stroke: deep, 'stroke-width': 4.5 })
    );
  },

  /** Lines of code. */
  code: ({ deep, mid, soft, light }, random) => {
    const [height, left] = [random.pick([13, 15, 17]), random.between(24, 46)];
    let indent = 0;
    return repeat(Math.ceil(200 / (height * 1.8)), (i) => {
      const [x, y, width] = [left + indent * 28, 8 + i * height * 1.8, random.between(54, 180 - indent * 32)];
      const tone = indent === 0 ? deep : random.pick([soft, mid, soft, light]);
      indent = indent === 0 ? random.pick([1, 1, 1, 0]) : Math.min(3, indent + random.pick([1, 0, 0, -1]));
      const more = random.chance(0.5) ? rect(x + width + 9, y, random.between(28, 46), height, soft, height / 2) : '';
      return rect(x, y, width, height, tone, height / 2) + more;
    });
  },
};
