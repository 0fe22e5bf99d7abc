import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

const { resolve } = createRequire(import.meta.url);

/** The display font of the site, as whole files: web fonts are cut into scripts, which a PDF cannot combine. */
export const fontFiles = {
  regular: resolve('@expo-google-fonts/anek-latin/400Regular/AnekLatin_400Regular.ttf'),
  semibold: resolve('@expo-google-fonts/anek-latin/600SemiBold/AnekLatin_600SemiBold.ttf'),
} as const;

export type FontWeight = keyof typeof fontFiles;

const opened = new Map<FontWeight, Font>();

function fontOf(weight: FontWeight): Font {
  const found = opened.get(weight) ?? create(readFileSync(fontFiles[weight]));
  if (!('layout' in found)) throw new Error(`${fontFiles[weight]} holds several fonts.`);
  opened.set(weight, found);
  return found;
}

export interface DrawnText {
  /** Left end and base line. */
  x: number;
  y: number;
  size: number;
  weight: FontWeight;
}

/** SVG path data of a text, so that a picture looks the same on every machine. */
export function textPath(text: string, { x, y, size, weight }: DrawnText): string {
  const font = fontOf(weight);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let left = x;
  return glyphs
    .map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const path = glyph.path.scale(scale, -scale).translate(left + xOffset * scale, y - yOffset * scale);
      left += xAdvance * scale;
      return path.toSVG();
    })
    .join('');
}

export function textWidth(text: string, { size, weight }: Pick<DrawnText, 'size' | 'weight'>): number {
  const font = fontOf(weight);
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
}

/** The largest size down to `least` at which the text fits; a text that is still too long ends with an ellipsis. */
export function fitText(
  text: string,
  { width, size, least, weight }: { width: number; size: number; least: number; weight: FontWeight },
): { text: string; size: number } {
  const fitting = Math.floor((size * width) / textWidth(text, { size, weight }));
  if (fitting >= least) return { text, size: Math.min(size, fitting) };
  let kept = [...text];
  const shown = () => `${kept.join('').trimEnd()}…`;
  while (kept.length > 1 && textWidth(shown(), { size: least, weight }) > width) kept = kept.slice(0, -1);
  return { text: shown(), size: least };
}
