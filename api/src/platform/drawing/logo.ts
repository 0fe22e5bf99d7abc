import { type Palette, paletteOf } from './palette';
import { circle, path, rect, stroke, svg } from './svg';

type Mark = (palette: Palette) => string;

/** Logos of the demo institutes, 320 × 320 units. */
export const logos = {
  /** A net inside a shield. */
  shield: (p) =>
    path('M160 46C126 68 98 76 70 80v78c0 62 42 96 90 116 48-20 90-54 90-116V80c-28-4-56-12-90-34Z', { fill: p.deep }) +
    stroke('M160 78v168M104 126h112M108 178h104M128 94v130M192 94v130', p.light, 9),
  /** An open book under a sun. */
  book: (p) =>
    circle(160, 104, 34, p.mid) +
    path('M160 150C128 126 92 122 56 128v112c36-6 72-2 104 22 32-24 68-28 104-22V128c-36-6-72-2-104 22Z', {
      fill: p.deep,
    }) +
    stroke(
      'M160 152v106M84 160c20-2 38 2 52 10M84 196c20-2 38 2 52 10M236 160c-20-2-38 2-52 10M236 196c-20-2-38 2-52 10',
      p.light,
      8,
    ),
  /** The hook of a crane with a block. */
  blocks: (p) =>
    rect(60, 174, 92, 92, p.deep, 14) +
    rect(168, 174, 92, 92, p.mid, 14) +
    rect(114, 66, 92, 92, p.soft, 14) +
    stroke('M84 220h44M192 220h44M138 112h44', p.light, 10),
  /** A bridge over water. */
  bridge: (p) =>
    stroke('M44 214C84 104 236 104 276 214', p.deep, 20) +
    stroke('M44 214h232M104 214v-52M160 214v-76M216 214v-52', p.deep, 13) +
    stroke('M56 258c26-18 52-18 78 0s52 18 78 0 36-14 52-6', p.mid, 12),
  /** Peaks with a path to the top. */
  peak: (p) =>
    path('M36 256L136 76L236 256Z', { fill: p.deep }) +
    path('M150 256L220 136L288 256Z', { fill: p.mid }) +
    path('M136 76L168 134L144 124L132 146L116 122L104 134Z', { fill: p.light }),
} satisfies Record<string, Mark>;

export type LogoMark = keyof typeof logos;

/** An institute's logo, 320 × 320, in one hue (degrees of oklch). */
export function drawLogo(mark: LogoMark, hue: number): string {
  const palette = paletteOf(hue);
  return svg(320, 320, rect(0, 0, 320, 320, palette.ground) + logos[mark](palette));
}
