import { drawCover, drawPostCover } from '../drawing/cover';
import { createRandom } from '../drawing/random';
import type { PostScene } from '../drawing/scenes';
import { drawIcon } from './icon';
import { coverSize, iconSize, type PictureSize } from './provider';
import type { Subject } from './tasks';
import { courseTopicOf } from './writer/topic';

/** For fields without a motif. */
const scenes: readonly PostScene[] = ['room', 'talk', 'way'];

/** A cover with the motif and colour of the field, varied by the course name. PNG. */
export function placeholderCover(subject: Subject): Promise<Buffer> {
  const { motif } = courseTopicOf(subject).field;
  if (motif) return rasterise(drawCover(motif, subject.courseName), coverSize);
  const random = createRandom(subject.courseName);
  return rasterise(drawPostCover(random.pick(scenes), random.int(0, 359), subject.courseName), coverSize);
}

/** The same name gives the same icon. PNG. */
export function placeholderIcon(name: string): Promise<Buffer> {
  return rasterise(drawIcon(name), iconSize);
}

/** Renders at a high density, so that edges stay sharp. */
async function rasterise(drawing: string, { width, height }: PictureSize): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(drawing), { density: 72 * 4 })
    .resize(width, height)
    .png()
    .toBuffer();
}
