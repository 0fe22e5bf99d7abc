import { itemAt } from '@kaksha/domain/typed';
import { type Draw, mirrored, repeat } from './motifs';
import type { Palette } from './palette';
import { circle, group, path, rect, stroke } from './svg';

/** The logo of the site: a disc on a ring, around a calendar sheet. */
const logo = ({ ground, deep, mid }: Palette, x: number, y: number, scale: number) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    circle(0, 0, 180, 'none', { stroke: mid, 'stroke-width': 2, 'stroke-opacity': 0.6 }) +
      circle(0, 0, 120, ground, { stroke: mid, 'stroke-width': 3 }) +
      stroke('M0-120A120 120 0 1 1-120 0', deep, 9) +
      circle(-120, 0, 17, deep, { stroke: ground, 'stroke-width': 6 }) +
      rect(-41, -46, 82, 92, '#ffffff', 16, { stroke: deep, 'stroke-width': 5 }) +
      stroke('M-21 -24h42', mid, 7) +
      stroke('M-12 -2h25l-16 31', deep, 9),
  );

/** Drawings of 720 × 340 units. */
export const scenes = {
  /** Days of a calendar and the logo of the site. */
  calendar: (palette, random) => {
    const { mid, soft, light } = palette;
    const day = (i: number) => {
      const tone = random.pick([light, light, light, soft, mid]);
      return rect((i % 13) * 58 - 14, Math.floor(i / 13) * 66 - 20, 46, 52, tone, 11, { 'fill-opacity': 0.6 });
    };
    return repeat(78, day) + logo(palette, random.pick([242, 360, 478]), 170, 0.96);
  },

  /** Rows of seats around a teacher, one of them marked. */
  room: ({ deep, mid, soft, light }, random) => {
    const marked = random.pick([22, 30, 31, 32]);
    const seats = repeat(54, (i) => {
      const [row, seat] = [Math.floor(i / 9), i % 9];
      const radius = 138 + row * 76;
      const angle = ((seat - 4 + (row % 2) / 2) * 58) / radius;
      const [x, y] = [590 - radius * Math.cos(angle), 170 + radius * Math.sin(angle)];
      if (i !== marked) return circle(x, y, 21, random.pick([light, light, soft, soft, mid]));
      return circle(x, y, 21, deep) + circle(x, y, 31, 'none', { stroke: deep, 'stroke-width': 3 });
    });
    return seats + circle(590, 170, 74, mid) + circle(590, 170, 46, light) + circle(590, 170, 24, deep);
  },

  /** A globe with two connected places. */
  zones: ({ deep, mid, soft, light }, random) => {
    const stripe = (i: number) => rect(i * 58 - 10, 0, 29, 340, i % 2 ? light : soft, 0, { 'fill-opacity': 0.4 });
    const grid = 'M-122-80H122M-146 0H146M-122 80H122M0-146A46 146 0 0 0 0 146A46 146 0 0 0 0-146A102 146 0 0 0 0 146';
    const globe =
      circle(0, 0, 180, 'none', { stroke: mid, 'stroke-width': 2, 'stroke-opacity': 0.6 }) +
      circle(0, 0, 146, mid) +
      path('M0-146A146 146 0 0 1 0 146A58 146 0 0 1 0-146', { fill: deep }) +
      stroke(`${grid}A102 146 0 0 0 0-146`, light, 2.4, { 'stroke-opacity': 0.5 }) +
      stroke('M-86 26Q-10-190 72-48', light, 6) +
      stroke('M-86 26h0M72-48h0', light, 34) +
      stroke('M-86 26h0M72-48h0', deep, 16);
    return repeat(13, stripe) + group(`translate(${random.pick([240, 360, 480])} 170)`, globe);
  },

  /** A way with stops and the logo of the site at its end. */
  way: (palette, random) => {
    const { deep, mid, soft, light } = palette;
    const hill = (i: number) => circle(120 + i * 240 + random.int(-50, 50), 440 - i * 26, 200, i % 2 ? light : soft);
    const road = 'M-30 258C60 258 90 112 190 112S320 232 410 232S480 170 760 150';
    const stops = 'M66 192h0M190 112h0M304 180h0M410 232h0';
    return (
      repeat(3, hill) +
      stroke(road, mid, 34) +
      stroke(road, light, 3, { 'stroke-dasharray': '14 16' }) +
      stroke(stops, deep, 48) +
      stroke(stops, light, 20) +
      logo(palette, 572, 170, 0.7)
    );
  },

  /** Speech bubbles over each other. */
  talk: ({ deep, mid, soft, light }, random) => {
    const bubble = (x: number, y: number, width: number, lines: number, tone: string, ink: string, foot: string) =>
      rect(x, y, width, 40 + lines * 30, tone, 30) +
      path(foot, { fill: tone }) +
      repeat(lines, (i) => rect(x + 32, y + 30 + i * 30, random.between(0.4, 0.82) * (width - 60), 13, ink, 6.5));
    return mirrored(
      bubble(392, 24, 300, 4, soft, light, 'M614 178h48l42 46z') +
        bubble(54, 52, 360, 5, mid, light, 'M84 236h48l-42 46z') +
        bubble(330, 166, 290, 3, deep, soft, 'M542 290h48l42 46z'),
      random,
      720,
    );
  },

  /** Growing columns of coins. */
  ledger: ({ deep, mid, soft, light }, random) => {
    const marked = random.int(5, 7);
    const tone = (i: number, nth: number) => (i === marked ? deep : itemAt([soft, mid, light], (i + nth) % 3));
    const coin = (i: number, nth: number) => rect(17 + i * 76, 306 - nth * 29, 54, 21, tone(i, nth), 10.5);
    return (
      repeat(9, (i) => repeat(2 + Math.round(i * 0.8) + random.int(0, 1), (nth) => coin(i, nth))) +
      circle(150, 96, 62, deep) +
      circle(150, 96, 48, 'none', { stroke: soft, 'stroke-width': 3 }) +
      stroke('M130 72h40M130 88h40M132 72c30 0 34 30 0 30l24 26', light, 7)
    );
  },
} satisfies Record<string, Draw>;

export type PostScene = keyof typeof scenes;
