import { charactersOf } from '@kaksha/domain/cut-text';
import anyAscii from 'any-ascii';
import bidiFactory from 'bidi-js';
import type { FastifyBaseLogger } from 'fastify';
import { Direction, Buffer as ShapingBuffer, shape } from 'harfbuzzjs';
import { LRUCache } from 'lru-cache';
import { type FamilyName, type FontWeight, type OpenFont, openFont, scripts } from './fonts';

/** Distances are in ems of the text; y goes up. */
export interface Glyph {
  id: number;
  x: number;
  y: number;
  advance: number;
  /** The part of the text that it stands for, and the width of that part; '' of a glyph that adds nothing. */
  text: string;
  width: number;
}

/** Glyphs of one font, from left to right. */
interface GlyphRun {
  open: OpenFont;
  text: string;
  isRtl: boolean;
  glyphs: readonly Glyph[];
  width: number;
}

export interface ShapedLine {
  /** In the order in which they are read. */
  runs: (GlyphRun & { left: number })[];
  width: number;
}

const bidi = bidiFactory();
const ignorable = /\p{Default_Ignorable_Code_Point}|\p{Zs}/u;
const emoji = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|\u20e3/u;
const common = /^(?:\p{Script=Common}|\p{Script=Inherited})/u;

const hasGlyphs = (name: FamilyName, weight: FontWeight, character: string) => {
  const { font } = openFont(name, weight);
  return Array.from(character).every(
    (point) => ignorable.test(point) || font.nominalGlyph(point.codePointAt(0) ?? 0) !== undefined,
  );
};

/** The family that has all glyphs of a character; signs, figures and spaces follow the letters before them. */
function familyOf(character: string, weight: FontWeight, before: FamilyName): FamilyName | undefined {
  const beside = before === 'emoji' ? 'latin' : before;
  const own = scripts.find(({ script }) => script.test(character))?.name ?? 'general';
  const candidates: readonly FamilyName[] = emoji.test(character)
    ? ['emoji', 'latin', 'general']
    : common.test(character)
      ? [beside, 'latin', 'general', own, 'emoji']
      : [own, 'general'];
  return candidates.find((name) => hasGlyphs(name, weight, character));
}

/** Marks on one letter. No language has more, and a pile of them would cover the lines above and below. */
const pile = /(\p{Mark}{4})\p{Mark}+/gu;

/**
 * The text as it can be drawn: in one line, composed, without controls. Characters that no font has are written in
 * Latin letters.
 */
export function drawable(text: string, onReplaced?: (character: string) => void): string {
  const clean = text
    .normalize('NFC')
    .replace(/[\t-\r\u0085\u2028\u2029]+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(pile, '$1');
  if (/^[ -~\u00a0-\u017f]*$/.test(clean)) return clean;
  let drawn = '';
  for (const character of charactersOf(clean)) {
    if (familyOf(character, 'regular', 'latin')) {
      drawn += character;
      continue;
    }
    const [base = ''] = character;
    onReplaced?.(character);
    drawn += familyOf(base, 'regular', 'latin') ? base : anyAscii(base) || '\ufffd';
  }
  return drawn;
}

export type DrawingLog = Pick<FastifyBaseLogger, 'warn'>;

/** Logs the characters that no font has. */
export function warnOfReplaced(log: DrawingLog, texts: readonly string[]): void {
  const characters = new Set<string>();
  for (const text of texts) drawable(text, (character) => characters.add(character));
  if (characters.size > 0) log.warn({ characters: [...characters] }, 'no font has these characters');
}

export type TextDirection = 'ltr' | 'rtl';

/** The bidi library reads UTF-16 units, so signs beyond the basic plane get stand-ins of the same kind. */
const inUnits = (text: string) =>
  text.replace(/[\u{10000}-\u{10ffff}]/gu, (sign) => (/\p{L}/u.test(sign) ? 'aa' : '\u2606\u2606'));

export function directionOf(text: string): TextDirection {
  const [paragraph] = bidi.getEmbeddingLevels(inUnits(text)).paragraphs;
  return (paragraph?.level ?? 0) % 2 ? 'rtl' : 'ltr';
}

const notDrawn = /[\p{Bidi_Control}\u00ad\u200b\u2060\ufeff]/gu;

interface Piece {
  text: string;
  family: FamilyName;
  level: number;
  isSpace: boolean;
}

/** Pieces of one font and one direction, in the order of the text. Pieces from left to right are words. */
function piecesOf(text: string, weight: FontWeight): Piece[] {
  const { levels } = bidi.getEmbeddingLevels(inUnits(text));
  const pieces: Piece[] = [];
  let family: FamilyName = 'latin';
  let at = 0;
  for (const character of charactersOf(text)) {
    const level = levels[at] ?? 0;
    at += character.length;
    const drawn = character.replace(notDrawn, '');
    if (!drawn) continue;
    const last = pieces.at(-1);
    family = familyOf(drawn, weight, last?.level === level ? family : 'latin') ?? 'general';
    const isSpace = level % 2 === 0 && /^\p{Zs}/u.test(drawn);
    if (last && last.family === family && last.level === level && last.isSpace === isSpace) last.text += drawn;
    else pieces.push({ text: drawn, family, level, isSpace });
  }
  return pieces;
}

/** Places of the pieces from left to right: rule L2 of the Unicode bidirectional algorithm. */
function inVisualOrder(pieces: readonly Piece[]): number[] {
  const levelAt = (place: number | undefined) => (place === undefined ? 0 : (pieces[place]?.level ?? 0));
  const ordered = pieces.map((_, place) => place);
  const highest = Math.max(0, ...pieces.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while (levelAt(ordered[end]) >= level) end += 1;
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = Math.max(start, end);
    }
  }
  return ordered;
}

const mark = /\p{Mn}/u;

/**
 * Gives the text of a cluster to its glyphs, in the order of a line. Readers of a file count text with a mark as one
 * without width. So a glyph with a width gets a letter, and an empty glyph the marks that no glyph stands for.
 */
function withText(glyphs: readonly Glyph[], text: string, isRtl: boolean, blank: number): Glyph[] {
  const [only] = glyphs;
  const points = Array.from(text);
  const isOneLetter = isRtl ? points.length === 1 : !/\p{Mn}|\p{Cf}$/u.test(text);
  if (glyphs.length === 1 && only && isOneLetter) return [{ ...only, text }];
  const ordered = isRtl ? points.toReversed() : points;
  const isNatural =
    points.length === glyphs.length && glyphs.every(({ width }, at) => mark.test(ordered[at] ?? '') === (width === 0));
  if (isNatural) return glyphs.map((glyph, at) => ({ ...glyph, text: ordered[at] ?? '' }));
  const [letter = '', ...others] = points;
  const width = glyphs.reduce((sum, { advance }) => sum + advance, 0);
  const drawn = glyphs.map((glyph, at) => ({ ...glyph, text: at ? '' : letter, width: at ? 0 : width }));
  // Readers turn the letters of a line from right to left, also those of one glyph.
  const rest = (isRtl ? others.toReversed() : others).join('');
  // A glyph without a width does not end the space before it.
  const empty = { id: blank, x: 0, y: 0, advance: 0, width: isRtl ? 0.001 : 0, text: rest };
  return isRtl ? [empty, ...drawn] : [...drawn, empty];
}

const glyphOf = (
  { codepoint: id, ...position }: ReturnType<ShapingBuffer['getGlyphInfosAndPositions']>[number],
  open: OpenFont,
): Glyph => ({
  id,
  x: (position.xOffset ?? 0) * open.unit,
  y: (position.yOffset ?? 0) * open.unit,
  advance: (position.xAdvance ?? 0) * open.unit,
  width: open.font.glyphHAdvance(id) * open.unit,
  text: '',
});

const shaped = new LRUCache<string, GlyphRun>({ max: 2000 });
let buffer: ShapingBuffer | undefined;

function shapePiece({ text, family, level }: Piece, weight: FontWeight): GlyphRun {
  const isRtl = level % 2 === 1;
  const key = `${family} ${weight} ${isRtl} ${text}`;
  const known = shaped.get(key);
  if (known) return known;
  const open = openFont(family, weight);
  buffer ??= new ShapingBuffer();
  buffer.reset();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setDirection(isRtl ? Direction.RTL : Direction.LTR);
  shape(open.font, buffer);
  const infos = buffer.getGlyphInfosAndPositions();
  const starts = [...new Set(infos.map(({ cluster }) => cluster))];
  const ends = [...starts].sort((one, other) => one - other);
  const glyphs = starts.flatMap((start) => {
    const own = infos.filter(({ cluster }) => cluster === start).map((info) => glyphOf(info, open));
    return withText(own, text.slice(start, ends[ends.indexOf(start) + 1]), isRtl, open.blank);
  });
  const run = { open, text, isRtl, glyphs, width: glyphs.reduce((width, { advance }) => width + advance, 0) };
  shaped.set(key, run);
  return run;
}

/** The glyphs of one line. */
export function shapeLine(text: string, weight: FontWeight): ShapedLine {
  const drawn = drawable(text);
  const pieces = piecesOf(drawn, weight);
  const runs = pieces.map((piece) => shapePiece(piece, weight));
  let width = 0;
  const lefts: number[] = [];
  for (const place of inVisualOrder(pieces)) {
    lefts[place] = width;
    width += runs[place]?.width ?? 0;
  }
  return { runs: runs.map((run, place) => ({ ...run, left: lefts[place] ?? 0 })), width };
}

/** Whether a text needs more room between its lines than Latin letters do. */
export const isTall = (text: string): boolean =>
  scripts.some(({ name, script }) => name !== 'latin' && script.test(text));
