import { paletteOf } from './palette';
import { type PostScene, scenes } from './post-scenes';
import { createRandom } from './random';
import { rect, svg } from './svg';

/** A blog post's picture of 720 × 340 without text: a scene in one hue (degrees of oklch), varied by the seed. */
export function drawPostCover(scene: PostScene, hue: number, seed: string): string {
  const palette = paletteOf(hue);
  const ground = rect(0, 0, 720, 340, palette.ground);
  return svg(720, 340, ground + scenes[scene](palette, createRandom(`post:${scene}:${seed}`)));
}
