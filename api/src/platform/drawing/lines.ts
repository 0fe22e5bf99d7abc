import { charactersOf } from '@kaksha/domain/cut-text';
import type { FontWeight } from './fonts';
import { directionOf, drawable, isTall, shapeLine } from './shaping';

export interface TextStyle {
  size: number;
  weight: FontWeight;
}

export const latinLineHeight = 1.15;

interface DrawnText extends TextStyle {
  /** Left end and base line. */
  x: number;
  y: number;
}

const round = (value: number) => Math.round(value * 100) / 100;

/** SVG path data of a line, so that a picture looks the same on every machine. */
export function textPath(text: string, { x, y, size, weight }: DrawnText): string {
  let path = '';
  for (const { open, left: start, glyphs } of shapeLine(text, weight).runs) {
    let left = x + start * size;
    for (const glyph of glyphs) {
      const origin = { x: left + glyph.x * size, y: y - glyph.y * size };
      for (const { type, values } of open.font.glyphToJson(glyph.id)) {
        const points = values.map((value, place) =>
          round(place % 2 ? origin.y - value * open.unit * size : origin.x + value * open.unit * size),
        );
        path += type + points.join(' ');
      }
      left += glyph.advance * size;
    }
  }
  return path;
}

export const textWidth = (text: string, { size, weight }: TextStyle): number => shapeLine(text, weight).width * size;

/** Distance of base lines, in sizes. Letters of other scripts than Latin reach further up and down. */
export const lineHeightOf = (text: string): number => (isTall(text) ? 1.45 : latinLineHeight);

const wordEnd = /[ \u1680\u2000-\u2006\u2008-\u200b\u205f\u3000]+/u;

/** The text in lines that fit the width. A word that is wider than a line is broken between characters. */
export function wrapText(text: string, { width, size, weight }: TextStyle & { width: number }): string[] {
  const drawn = drawable(text);
  const fits = (line: string) => textWidth(line, { size, weight }) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of drawn.split(wordEnd).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    const parts = partsThatFit(word, fits);
    lines.push(...parts.slice(0, -1));
    line = parts.at(-1) ?? '';
  }
  const direction = directionOf(drawn);
  const mark = direction === 'rtl' ? '\u200f' : '\u200e';
  return [...lines, ...(line || lines.length === 0 ? [line] : [])].map((one) =>
    directionOf(one) === direction ? one : mark + one,
  );
}

export const heightOf = (text: string, style: TextStyle & { width: number }): number =>
  wrapText(text, style).length * style.size * lineHeightOf(text);

/** The word, or its longest parts of whole characters that fit. */
function partsThatFit(word: string, fits: (part: string) => boolean): string[] {
  if (fits(word)) return [word];
  const parts: string[] = [];
  let part = '';
  for (const character of charactersOf(word)) {
    if (part && !fits(part + character)) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
}

interface FittedText {
  lines: string[];
  size: number;
  /** Distance of base lines, in sizes. */
  lineHeight: number;
}

/**
 * The whole text: in one line down to half of the size, else in the largest size at which its lines fit the height.
 * Headings whose letters reach further up and down are smaller.
 */
export function fitText(
  text: string,
  { width, height, size, weight }: TextStyle & { width: number; height: number },
): FittedText {
  const lineHeight = lineHeightOf(text);
  const full = lineHeight > latinLineHeight && weight === 'semibold' ? size * 0.85 : size;
  const ems = textWidth(text, { size: 1, weight });
  const oneLine = ems > 0 ? Math.floor(width / ems) : full;
  if (oneLine >= full / 2) return { lines: [drawable(text)], size: Math.min(full, oneLine), lineHeight };
  // Lines without gaps at their ends would fit at this size; a larger one needs no try.
  const room = Math.max(height, full * lineHeight);
  const most = Math.sqrt((room * width) / (ems * lineHeight));
  for (let smaller = Math.min(full, most); ; smaller -= Math.max(smaller / 20, 0.25)) {
    const lines = wrapText(text, { width, size: smaller, weight });
    if (lines.length * smaller * lineHeight <= room || smaller < 2) return { lines, size: smaller, lineHeight };
  }
}

interface Block extends TextStyle {
  /** Left end and base line of the first line. */
  x: number;
  y: number;
  width: number;
  /** Height beyond a line of Latin letters. */
  more?: number;
}

/** The lines of a text that begins at a base line, and by how much they reach below it. */
export function fitBlock(text: string, { x, y, width, size, weight, more: room = 0 }: Block) {
  const fitted = fitText(text, { width, height: size * latinLineHeight + room, size, weight });
  // Smaller first lines begin as high as a large one.
  const first = fitted.lines.length > 1 ? y - (size - fitted.size) * 0.7 : y;
  const distance = fitted.size * fitted.lineHeight;
  const lines = fitted.lines.map((line, place) => ({
    text: line,
    x,
    y: first + place * distance,
    size: fitted.size,
    weight,
  }));
  const more = fitted.size * (fitted.lineHeight - latinLineHeight) * 0.4;
  return { lines, below: Math.max(0, first + (lines.length - 1) * distance - y) + more };
}
