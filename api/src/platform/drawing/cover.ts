import type { CoverMotif } from '@kaksha/domain/catalogue';
import { type Draw, motifs } from './motifs';
import { motifHues, paletteOf } from './palette';
import { createRandom } from './random';
import { type PostScene, scenes } from './scenes';
import { rect, svg } from './svg';

/** A course's cover of 300 × 200 without text: the motif and hue of its field, varied by the seed. */
export function drawCover(motif: CoverMotif, seed: string): string {
  return draw(motifs[motif], [300, 200], motifHues[motif], `cover:${motif}:${seed}`);
}

/** A blog post's picture of 720 × 340 without text: a scene in one hue (degrees of oklch), varied by the seed. */
export function drawPostCover(scene: PostScene, hue: number, seed: string): string {
  return draw(scenes[scene], [720, 340], hue, `post:${scene}:${seed}`);
}

function draw(drawing: Draw, [width, height]: [number, number], hue: number, seed: string): string {
  const palette = paletteOf(hue);
  return svg(width, height, rect(0, 0, width, height, palette.ground) + drawing(palette, createRandom(seed)));
}
