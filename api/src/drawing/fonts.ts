import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { charactersOf } from '@kaksha/domain/cut-text';
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

interface TextBox {
  width: number;
  weight: FontWeight;
}

/** The text in lines that fit the width. A word that is wider than a line is broken between characters. */
export function wrapText(text: string, { width, size, weight }: TextBox & { size: number }): string[] {
  const fits = (line: string) => textWidth(line, { size, weight }) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = '';
    for (const character of fits(word) ? [word] : charactersOf(word)) {
      if (line && !fits(line + character)) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return line || lines.length === 0 ? [...lines, line] : lines;
}

/** Distance of base lines, in sizes. */
export const lineHeight = 1.15;

/**
 * The whole text: in one line down to half of the size, else in the largest size at which its lines fit the height.
 */
export function fitText(
  text: string,
  { width, height, size, weight }: TextBox & { height: number; size: number },
): { lines: string[]; size: number } {
  const oneLine = Math.floor((size * width) / textWidth(text, { size, weight }));
  if (oneLine >= size / 2) return { lines: [text], size: Math.min(size, oneLine) };
  for (let smaller = size; ; smaller -= Math.max(smaller / 20, 0.25)) {
    const lines = wrapText(text, { width, size: smaller, weight });
    if (lines.length * smaller * lineHeight <= height || smaller < 2) return { lines, size: smaller };
  }
}
