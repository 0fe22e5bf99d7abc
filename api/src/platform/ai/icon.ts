import { firstCharacter } from '@kaksha/domain/cut-text';
import { textPath, textWidth } from '../drawing/lines';
import { paletteOf } from '../drawing/palette';
import { createRandom } from '../drawing/random';
import { path, rect, svg } from '../drawing/svg';

const style = { size: 46, weight: 'semibold' } as const;

/** The first letters of the first two words. A bracket or a sign alone begins no word: `PD` for `Pods (Deployments)`. */
export function iconLetters(name: string): string {
  const words = name.match(/[\p{L}\p{N}][^\s]*/gu) ?? [];
  return words.slice(0, 2).map(firstCharacter).join('').toUpperCase();
}

/** A 100 × 100 icon of a skill or tool: its letters, in a colour of the name. */
export function drawIcon(name: string): string {
  const key = name.trim().toLowerCase();
  const { ground, deep } = paletteOf(createRandom(`icon:${key}`).int(0, 359));
  const letters = iconLetters(key);
  const x = (100 - textWidth(letters, style)) / 2;
  return svg(
    100,
    100,
    rect(0, 0, 100, 100, ground, 22) + path(textPath(letters, { ...style, x, y: 66 }), { fill: deep }),
  );
}
