import type { CoverMotif } from '@kaksha/domain/catalogue';
import { ai } from './ai';
import { cloud } from './cloud';
import { code } from './code';
import { data } from './data';
import { design } from './design';
import { coverHeight, coverWidth, type Draw } from './draw';
import { erp } from './erp';
import { mobile } from './mobile';
import { paletteOf } from './palette';
import { pipeline } from './pipeline';
import { plan } from './plan';
import { createRandom } from './random';
import { security } from './security';
import { rect, svg } from './svg';
import { testing } from './testing';
import { web } from './web';

const motifs: Readonly<Record<CoverMotif, Draw>> = {
  cloud,
  ai,
  data,
  web,
  security,
  testing,
  design,
  pipeline,
  erp,
  mobile,
  plan,
  code,
};

/** A cover of 300 × 200 without text: the field's motif in one hue (degrees of oklch), varied by the seed. */
export function drawCover(motif: CoverMotif, hue: number, seed: string): string {
  const palette = paletteOf(hue);
  const ground = rect(0, 0, coverWidth, coverHeight, palette.ground);
  return svg(coverWidth, coverHeight, ground + motifs[motif](palette, createRandom(`cover:${motif}:${seed}`)));
}
